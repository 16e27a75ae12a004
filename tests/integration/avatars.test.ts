import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putOnTeam } from '#tests/support/member-of.ts'
import { AVATAR_SIZES_PX } from '#domain/account/avatar.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { AVATAR_SIZES, avatarUser } from '#tests/support/avatar-user.ts'
import { picture } from '#tests/support/pictures.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

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

describe.each(['the data folder', 'an S3 bucket'])('in %s', (place) => {
  test('a picture is kept in three sizes, for everyone who knows its address', async () => {
    const user = await avatarUser(apps[place]!)
    const { status, body } = await user.upload(await picture(900, 700).toBuffer())
    expect(status).toBe(200)
    expect(body.avatarUrl).toMatch(/^\/avatars\/[0-9a-f-]{36}\/[A-Za-z0-9_-]{22}$/)
    expect(await user.avatarUrl()).toBe(body.avatarUrl)
    for (const size of AVATAR_SIZES) {
      const seen = await user.see(body.avatarUrl!, size)
      expect(seen.headers.get('Content-Type')).toBe('image/webp')
      expect(seen.headers.get('Cache-Control')).toBe('public, max-age=3600')
      expect(seen.headers.get('X-Content-Type-Options')).toBe('nosniff')
      const px = AVATAR_SIZES_PX[size]
      expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({
        format: 'webp',
        width: px,
        height: px,
      })
    }
  })

  test('a new picture replaces the old one, whose files go', async () => {
    const user = await avatarUser(apps[place]!)
    const first = (await user.upload(await picture(300, 300).toBuffer())).body.avatarUrl!
    const second = (await user.upload(await picture(400, 400).toBuffer())).body.avatarUrl!
    await apps[place]!.services.background.settled()
    for (const size of AVATAR_SIZES) {
      expect((await user.see(first, size)).status).toBe(404)
      expect((await user.see(second, size)).status).toBe(200)
    }
  })

  test('of uploads at the same moment one stays, and of the others nothing', async () => {
    const user = await avatarUser(apps[place]!)
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
    const user = await avatarUser(app)
    const kept = (await user.upload(await picture(300, 300).toBuffer())).body.avatarUrl!
    const { put } = app.services.files
    app.services.files.put = (key, bytes) =>
      key.endsWith('large.webp') ? Promise.reject(new Error('the store is full')) : put(key, bytes)
    const { status, body } = await user.upload(await picture(300, 300).toBuffer())
    app.services.files.put = put
    expect([status, body.code]).toEqual([500, 'unexpected'])
    expect(await user.avatarUrl()).toBe(kept)
    expect((await user.see(kept)).status).toBe(200)
  })
})

test('the team learns of a new picture, an athlete’s and a manager’s', async () => {
  const app = apps['the data folder']!
  const manager = await avatarUser(app, 'manager')
  const athlete = await avatarUser(app)
  await putOnTeam(app.db, manager.team.id, athlete.id)

  for (const user of [manager, athlete]) await user.upload(await picture(90, 90).toBuffer())
  const told = await app.db.system
    .select({ topic: liveEvents.topic })
    .from(liveEvents)
    .where(eq(liveEvents.channel, `team:${manager.team.id}`))
  expect(told).toEqual([{ topic: 'athletes' }, { topic: 'athletes' }])
})
