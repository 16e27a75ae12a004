import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar.ts'
import { type AvatarUser, avatarUser } from '#tests/support/avatar-user.ts'
import { uploadGigabyte } from '#tests/support/endless-upload.ts'
import { bombPng, padded, picture } from '#tests/support/pictures.ts'
import { test } from '#tests/support/app-test.ts'

let user: AvatarUser
let kept: string

test.beforeAll(async ({ app }) => {
  user = await avatarUser(app)
  kept = (await user.upload(await picture(90, 90).toBuffer())).body.avatarUrl!
})

describe('refused, whatever type is claimed, and nothing changes:', () => {
  const notAnImage = [415, 'not-an-image'] as const
  const tooLarge = [413, 'image-too-large'] as const

  test.each<[string, readonly [number, string], () => Promise<Buffer> | Buffer]>([
    ['nothing', [400, 'image-missing'], () => Buffer.alloc(0)],
    [
      'a drawing',
      notAnImage,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      'a drawing that reads a file of the server',
      notAnImage,
      () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
        ),
    ],
    ['a page', notAnImage, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a script that starts like a GIF',
      notAnImage,
      () => Buffer.from('GIF89a/*  */=1;alert(document.domain)//'),
    ],
    ['an archive', notAnImage, () => Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00')],
    ['a document', notAnImage, () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'latin1')],
    ['half a JPEG', notAnImage, async () => firstHalf(await picture(900, 700).jpeg().toBuffer())],
    ['half a PNG', notAnImage, async () => firstHalf(await noise(300).png().toBuffer())],
    ['half a WebP', notAnImage, async () => firstHalf(await noise(300).webp().toBuffer())],
    ['only a beginning', notAnImage, async () => (await picture(90, 90).jpeg().toBuffer()).subarray(0, 12)],
    ['196 megapixels in a few kilobytes', tooLarge, () => bombPng(14_000, 14_000)],
    ['one row too many', tooLarge, () => bombPng(10_000, 5001)],
    ['a thread', [413, 'image-too-narrow'], () => bombPng(1, 50_000)],
    [
      'one byte too many',
      tooLarge,
      async () => padded(await picture(90, 90).toBuffer(), MAX_AVATAR_BYTES + 1),
    ],
  ])('%s', async (_, [status, code], make) => {
    const reply = await user.upload(await make())
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(await user.avatarUrl()).toBe(kept)
    expect((await user.see(kept)).status).toBe(200)
  })

  const noise = (px: number) =>
    sharp({
      create: {
        width: px,
        height: px,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
  const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

  test('nothing, sent without saying how much', async () => {
    const { status, body } = await user.upload(
      new ReadableStream({ start: (controller) => controller.close() }),
    )
    expect([status, body.message]).toEqual([400, 'You must select an image to upload.'])
  })

  test.for([true, false])(
    'a gigabyte (length in front: %s), long before it has arrived',
    async (withLength, { app }) => {
      const { status, code, sentBytes } = await uploadGigabyte(`${app.origin}/api/avatar`, user.headers, {
        withLength,
      })
      expect([status, code]).toEqual([413, 'image-too-large'])
      // What was on its way when the answer came included.
      expect(sentBytes).toBeLessThan(64 * 1024 * 1024)
    },
  )

  test('a gigabyte from nobody in particular, unread', async ({ app }) => {
    const { status, code } = await uploadGigabyte(`${app.origin}/api/avatar`, {}, { withLength: false })
    expect([status, code]).toEqual([401, 'session-required'])
  })

  test('more than a picture’s worth of anything else', async ({ app }) => {
    const put = (path: string, size: number) =>
      fetch(app.origin + path, { method: 'PUT', headers: user.headers, body: Buffer.alloc(size) })
    expect((await put('/api/password', 65 * 1024)).status).toBe(413)
    expect((await put('/api/avatar/x', 65 * 1024)).status).toBe(413)
  })

  test('the thirty-first picture within an hour', async ({ app }) => {
    const busy = await avatarUser(app)
    for (let count = 1; count <= 30; count += 1) expect((await busy.upload(Buffer.alloc(0))).status).toBe(400)
    const { status, body } = await busy.upload(await picture(90, 90).toBuffer())
    expect([status, body.code]).toEqual([429, 'too-many-attempts'])
  })
})

test('uploads leave nothing in the folder where they wait', ({ app }) => {
  const { dataDir } = app.services.config
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
})
