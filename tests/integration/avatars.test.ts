import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar-limits.ts'
import { AVATAR_SIZES_PX, type AvatarSize } from '#domain/account/avatar-sizes.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { profiles } from '#database/schema/profiles.ts'
import { uploadGigabyte } from '#tests/support/endless-upload.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { bombPng, halvesOf, photoWithPlace, picture } from '#tests/support/pictures.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const SIZES = Object.keys(AVATAR_SIZES_PX) as AvatarSize[]
let s3: S3Server
let apps: Record<string, TestApp>

beforeAll(async () => {
  s3 = await startS3Server()
  apps = { 'the data folder': await startTestApp(), 'an S3 bucket': await startTestApp(s3.env) }
})
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.stop()))
  await s3.stop()
})

type User = Awaited<ReturnType<typeof signedIn>>

async function signedIn(app: TestApp, role: 'athlete' | 'manager' = 'athlete') {
  const client = await memberOf(app, { role })
  const headers = { Cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') }
  return {
    client,
    headers,
    avatarUrl: async () => (await client.profile())?.['avatarUrl'] as string | null,
    upload: async (file: Uint8Array | ReadableStream, type = 'image/png') => {
      const body = file instanceof Uint8Array ? new Uint8Array(file) : file
      const options = { method: 'PUT', body, headers: { ...headers, 'Content-Type': type }, duplex: 'half' }
      const response = await fetch(`${app.origin}/api/avatar`, options)
      return { status: response.status, body: (await response.json()) as Record<string, string> }
    },
    /** One size of an uploaded picture, as everyone sees it. */
    see: (avatarUrl: string, size: AvatarSize = 'large') => fetch(`${app.origin}${avatarUrl}/${size}.webp`),
  }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

describe.each(['the data folder', 'an S3 bucket'])('in %s', (place) => {
  test('a picture is kept in three sizes, for everyone who knows its address', async () => {
    const user = await signedIn(apps[place]!)
    const { status, body } = await user.upload(await picture(900, 700).toBuffer())
    expect(status).toBe(200)
    expect(body['avatarUrl']).toMatch(/^\/avatars\/[0-9a-f-]{36}\/[A-Za-z0-9_-]{22}$/)
    expect(await user.avatarUrl()).toBe(body['avatarUrl'])
    for (const size of SIZES) {
      const seen = await user.see(body['avatarUrl']!, size)
      expect(seen.headers.get('Content-Type')).toBe('image/webp')
      expect(seen.headers.get('Cache-Control')).toBe('public, max-age=3600')
      expect(seen.headers.get('X-Content-Type-Options')).toBe('nosniff')
      const px = AVATAR_SIZES_PX[size]
      expect(await sharp(await bytesOf(seen)).metadata()).toMatchObject({
        format: 'webp',
        width: px,
        height: px,
      })
    }
  })

  test('a new picture replaces the old one, whose files go', async () => {
    const user = await signedIn(apps[place]!)
    const first = (await user.upload(await picture(300, 300).toBuffer())).body['avatarUrl']!
    const second = (await user.upload(await picture(400, 400).toBuffer())).body['avatarUrl']!
    await apps[place]!.services.background.settled()
    for (const size of SIZES) {
      expect((await user.see(first, size)).status).toBe(404)
      expect((await user.see(second, size)).status).toBe(200)
    }
  })

  test('of uploads at the same moment one stays, and of the others nothing', async () => {
    const user = await signedIn(apps[place]!)
    const body = await picture(300, 300).toBuffer()
    const replies = await Promise.all(Array.from({ length: 6 }, () => user.upload(body)))
    await apps[place]!.services.background.settled()
    const current = await user.avatarUrl()
    for (const { body: reply } of replies) {
      const status = reply['avatarUrl'] === current ? 200 : 404
      expect((await user.see(reply['avatarUrl']!)).status).toBe(status)
    }
  })

  test('a failure leaves the old picture', async () => {
    const app = apps[place]!
    const user = await signedIn(app)
    const kept = (await user.upload(await picture(300, 300).toBuffer())).body['avatarUrl']!
    const { put } = app.services.files
    app.services.files.put = (key, bytes) =>
      key.endsWith('large.webp') ? Promise.reject(new Error('the store is full')) : put(key, bytes)
    const { status, body } = await user.upload(await picture(300, 300).toBuffer())
    app.services.files.put = put
    expect([status, body['code']]).toEqual([500, 'unexpected'])
    expect(await user.avatarUrl()).toBe(kept)
    expect((await user.see(kept)).status).toBe(200)
  })
})

describe('a picture', () => {
  let user: User
  beforeAll(async () => {
    user = await signedIn(apps['the data folder']!)
  })

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
    for (const size of SIZES) {
      const bytes = await bytesOf(await user.see(body['avatarUrl']!, size))
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
    const { channels } = await sharp(await bytesOf(await user.see(body['avatarUrl']!))).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })

  test('that moves shows its first frame', async () => {
    const frames = await Promise.all([picture(80, 80).toBuffer(), picture(80, 80).negate().toBuffer()])
    const film = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { body } = await user.upload(film, 'image/gif')
    const bytes = await bytesOf(await user.see(body['avatarUrl']!))
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect(await halvesOf(bytes)).toEqual({ top: 'red', bottom: 'blue' })
  })
})

describe('a file that is two things at once is drawn anew, and the other thing is gone:', () => {
  let user: User
  beforeAll(async () => {
    user = await signedIn(apps['the data folder']!)
  })

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
    for (const size of SIZES) {
      expect((await bytesOf(await user.see(body['avatarUrl']!, size))).toString('latin1')).not.toContain(
        'canary',
      )
    }
  })
})

describe('refused, whatever type is claimed, and nothing changes:', () => {
  let user: User
  let kept: string
  beforeAll(async () => {
    user = await signedIn(apps['the data folder']!)
    kept = (await user.upload(await picture(90, 90).toBuffer())).body['avatarUrl']!
  })

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
    expect([reply.status, reply.body['code']]).toEqual([status, code])
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
    expect([status, body['message']]).toEqual([400, 'You must select an image to upload.'])
  })

  test.each([true, false])(
    'a gigabyte (length in front: %s), long before it has arrived',
    async (withLength) => {
      const { origin } = apps['the data folder']!
      const { status, code, sentBytes } = await uploadGigabyte(`${origin}/api/avatar`, user.headers, {
        withLength,
      })
      expect([status, code]).toEqual([413, 'image-too-large'])
      // What was on its way when the answer came included.
      expect(sentBytes).toBeLessThan(64 * 1024 * 1024)
    },
  )

  test('a gigabyte from nobody in particular, unread', async () => {
    const { origin } = apps['the data folder']!
    const { status, code } = await uploadGigabyte(`${origin}/api/avatar`, {}, { withLength: false })
    expect([status, code]).toEqual([401, 'session-required'])
  })

  test('more than a picture’s worth of anything else', async () => {
    const { origin } = apps['the data folder']!
    const put = (path: string, size: number) =>
      fetch(origin + path, { method: 'PUT', headers: user.headers, body: Buffer.alloc(size) })
    expect((await put('/api/password', 65 * 1024)).status).toBe(413)
    expect((await put('/api/avatar/x', 65 * 1024)).status).toBe(413)
  })

  test('the thirty-first picture within an hour', async () => {
    const busy = await signedIn(apps['the data folder']!)
    for (let count = 1; count <= 30; count += 1) expect((await busy.upload(Buffer.alloc(0))).status).toBe(400)
    const { status, body } = await busy.upload(await picture(90, 90).toBuffer())
    expect([status, body['code']]).toEqual([429, 'too-many-attempts'])
  })
})

test('uploads leave nothing in the folder where they wait', () => {
  const { dataDir } = apps['the data folder']!.services.config
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
})

test('the team learns of a new picture, an athlete’s and a manager’s', async () => {
  const app = apps['the data folder']!
  const manager = await signedIn(app, 'manager')
  const athlete = await signedIn(app)
  const idOf = async ({ client }: typeof manager) => (await client.profile())?.['id'] as string
  const [managerId, athleteId] = [await idOf(manager), await idOf(athlete)]
  await app.db.system.update(profiles).set({ managerId }).where(eq(profiles.id, athleteId))

  for (const user of [manager, athlete]) await user.upload(await picture(90, 90).toBuffer())
  const told = await app.db.system
    .select({ topic: liveEvents.topic })
    .from(liveEvents)
    .where(eq(liveEvents.channel, `team:${managerId}`))
  expect(told).toEqual([{ topic: 'athletes' }, { topic: 'athletes' }])
})
