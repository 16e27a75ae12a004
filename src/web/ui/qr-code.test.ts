import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

test.each([
  'https://plimsoll.example/join?code=q2Zk9y0bVn3x5T7wLr8sHc1d',
  'http://192.168.178.23:3000/join?code=________________________',
  `https://${'a-rather-long-name.'.repeat(8)}example/join?code=q2Zk9y0bVn3x5T7wLr8sHc1d`,
])('a camera reads %s from what is drawn', async (link) => {
  const { size, path } = qrPath(link)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(link)
})
