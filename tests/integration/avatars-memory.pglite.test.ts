import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar.ts'
import { createClient } from '#tests/support/client.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { uploadGigabyte } from '#tests/support/endless-upload.ts'
import { bombPng, padded, picture } from '#tests/support/pictures.ts'
import { startServer } from '#tests/support/server-process.ts'
import { watchMemory } from '#tests/support/watch-memory.ts'

/** One decoded picture at its largest, and the bodies that are still under way. */
const ROOM_MIB = 400

test('twenty bad or heavy uploads at once leave the memory bounded and the server well', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } })
  const client = createClient(server.origin)
  await client.register({ email: 'rush@example.org' })
  await client.signIn('rush@example.org')
  const headers = { Cookie: cookieHeader(client.cookies) }
  const address = `${server.origin}/api/avatar`
  const upload = async (body: Buffer) =>
    (await fetch(address, { method: 'PUT', headers, body: new Uint8Array(body) })).status
  const gigabyte = async (withLength: boolean) =>
    (await uploadGigabyte(address, headers, { withLength })).status

  const bomb = bombPng(14_000, 14_000)
  const white = { width: 4000, height: 4000, channels: 4 as const, background: 'white' }
  const heldWhole = await sharp({ create: white }).png({ progressive: true, compressionLevel: 1 }).toBuffer()
  const heavy = padded(await picture(8160, 6120).jpeg().toBuffer(), MAX_AVATAR_BYTES)

  const memory = watchMemory(server.pid)
  const rush = await Promise.all([
    ...[true, false, true, false].map(gigabyte),
    ...[bomb, bomb, bomb, bomb].map(upload),
    ...[heldWhole, heldWhole, heldWhole, heldWhole].map(upload),
    ...Array.from({ length: 8 }, () => upload(heavy)),
  ])
  const grownMib = memory.stop()

  expect(rush).toEqual([...Array.from({ length: 8 }, () => 413), ...Array.from({ length: 12 }, () => 200)])
  expect(grownMib).toBeLessThan(ROOM_MIB)
  expect((await client.get('/healthz')).status).toBe(200)
  await server.stop()
})
