import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const RED = { r: 220, g: 30, b: 40 }
const BLUE = { r: 30, g: 60, b: 220 }

/** Red on top and blue below, so that a test can tell which way is up. */
export function picture(width: number, height: number) {
  const red = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: RED } }
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: red, top: 0, left: 0 }])
    .png()
}

/** Stored lying on its side, as by a phone held upright, with the place, the owner and a colour profile. */
export async function photoWithPlace(): Promise<Buffer> {
  const lying = await sharp(await picture(480, 640).toBuffer())
    .rotate(270)
    .toBuffer()
  return sharp(lying)
    .withExif({
      IFD0: { Copyright: 'Canary Owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 5012/100' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Canary Bay</place></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
}

/** A file of a few kilobytes that claims, and holds, that many white pixels. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, in shades of grey.
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}

/** What each half of a picture looks like in its middle. */
export async function halvesOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(info.width / 2)) * info.channels
    const [red = 0, , blue = 0] = data.subarray(start)
    return red > blue ? 'red' : 'blue'
  }
  return { top: colourAt(0.25), bottom: colourAt(0.75) }
}

/** As heavy as asked for, and still the same picture: whatever follows its end is not looked at. */
export const padded = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
