import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar.ts'
import { AVATAR_SIZES, type AvatarUser, avatarUser } from '#tests/support/avatar-user.ts'
import { halvesOf, padded, photoWithPlace, picture } from '#tests/support/pictures.ts'
import { test } from '#tests/support/app-test.ts'

let user: AvatarUser

test.beforeAll(async ({ app }) => {
  user = await avatarUser(app)
})

describe('a picture', () => {
  test.each([
    ['a JPEG', () => picture(500, 400).jpeg()],
    ['a progressive JPEG', () => picture(500, 400).jpeg({ progressive: true })],
    ['a JPEG for printers', () => picture(500, 400).toColourspace('cmyk').jpeg()],
    ['a PNG', () => picture(500, 400)],
    ['a PNG with 16 bits a colour', () => picture(500, 400).toColourspace('rgb16')],
    ['a grey PNG', () => picture(500, 400).toColourspace('b-w')],
    ['a WebP', () => picture(500, 400).webp()],
    ['a GIF', () => picture(500, 400).gif()],
    ['an AVIF', () => picture(320, 200).avif({ effort: 0 })],
    ['one pixel', () => picture(1, 1)],
    ['a banner', () => picture(3000, 300)],
    ['a phone’s 50 megapixels', () => picture(8160, 6120).png({ compressionLevel: 1 })],
  ])('may be %s', async (_, draw) => {
    const { status, body } = await user.upload(await draw().toBuffer())
    expect([status, body]).toEqual([200, { avatarUrl: expect.any(String) }])
  })

  test('may weigh 8 MiB', async () => {
    const heavy = padded(await picture(90, 90).toBuffer(), MAX_AVATAR_BYTES)
    expect((await user.upload(heavy)).status).toBe(200)
  })

  test('is turned upright and freed of place, owner, profile and all else that is no pixel', async () => {
    const photo = await photoWithPlace()
    const told = await sharp(photo).metadata()
    expect([told.orientation, told.exif, told.xmp, told.icc].every(Boolean)).toBe(true)

    const { body } = await user.upload(photo, 'image/jpeg')
    for (const size of AVATAR_SIZES) {
      const bytes = await user.bytesSeen(body.avatarUrl!, size)
      const { orientation, exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata()
      expect([orientation, exif, xmp, icc, iptc, comments].filter((found) => found !== undefined)).toEqual([])
      expect(bytes.toString('latin1')).not.toMatch(/canary|exif|gps/i)
      expect(await halvesOf(bytes)).toEqual({ top: 'red', bottom: 'blue' })
    }
  })

  test('shows on white where it lets light through', async () => {
    const glass = {
      width: 200,
      height: 200,
      channels: 4 as const,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }
    const { body } = await user.upload(await sharp({ create: glass }).png().toBuffer())
    const { channels } = await sharp(await user.bytesSeen(body.avatarUrl!)).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })

  test('that moves shows its first frame', async () => {
    const frames = await Promise.all([picture(80, 80).toBuffer(), picture(80, 80).negate().toBuffer()])
    const film = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { body } = await user.upload(film, 'image/gif')
    const bytes = await user.bytesSeen(body.avatarUrl!)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect(await halvesOf(bytes)).toEqual({ top: 'red', bottom: 'blue' })
  })
})

describe('a file that is two things at once is drawn anew, and the other thing is gone:', () => {
  const script = '<script>canary()</script>'

  test.each<[string, () => Promise<Buffer>]>([
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await picture(90, 90).jpeg().toBuffer(), Buffer.from(script)]),
    ],
    [
      'a JPEG with a page in its comment',
      async () => {
        const jpeg = await picture(90, 90).jpeg().toBuffer()
        const comment = Buffer.from([0xff, 0xfe, 0, script.length + 2])
        return Buffer.concat([jpeg.subarray(0, 2), comment, Buffer.from(script), jpeg.subarray(2)])
      },
    ],
    [
      'a GIF with a script behind it',
      async () => Buffer.concat([await picture(90, 90).gif().toBuffer(), Buffer.from(`*/=canary()`)]),
    ],
    [
      'a PNG with an archive behind it',
      async () => Buffer.concat([await picture(90, 90).toBuffer(), Buffer.from('PK\x03\x04canary')]),
    ],
  ])('%s', async (_, make) => {
    const { status, body } = await user.upload(await make())
    expect(status).toBe(200)
    for (const size of AVATAR_SIZES) {
      expect((await user.bytesSeen(body.avatarUrl!, size)).toString('latin1')).not.toContain('canary')
    }
  })
})
