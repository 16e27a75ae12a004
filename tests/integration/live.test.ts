import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { profiles } from '#database/schema/profiles.ts'
import { clearExpired } from '#server/jobs/clear-expired.ts'
import { announce, teamChannel, type Topic, userChannel } from '#server/live/announce.ts'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const SOON = { timeout: 30_000 }

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof person>>

async function person(role: 'athlete' | 'manager', manager?: { id: string }) {
  const client = await memberOf(app, { role })
  const { id, email } = client
  if (manager) {
    await app.db.system.update(profiles).set({ managerId: manager.id }).where(eq(profiles.id, id))
  }
  return { id, email, client, cookies: client.cookies }
}

const listen = (who: Person, options: { after?: string; query?: string } = {}) =>
  openLiveStream(app.origin, { cookies: who.cookies, ...options })

async function tell(channel: string, topic: Topic) {
  await asActor(app.db, null, (tx) => announce(tx, channel, topic))
  app.services.live.wake()
}

/** Writes without telling, as when nobody of this process was there. */
const write = (channel: string, topic: Topic) => asActor(app.db, null, (tx) => announce(tx, channel, topic))

describe('a change', () => {
  test('is told to the manager and their athletes, and to nobody else', async () => {
    const manager = await person('manager')
    const athlete = await person('athlete', manager)
    const stranger = await person('athlete', await person('manager'))
    const [ofManager, ofAthlete, ofStranger] = await Promise.all(
      [manager, athlete, stranger].map((who) => listen(who)),
    )
    await tell(teamChannel(manager.id), 'metrics')
    await tell(userChannel(athlete.id), 'invitations')
    await tell(userChannel(stranger.id), 'form-status')
    await expect.poll(() => ofManager!.topics(), SOON).toEqual(['metrics'])
    await expect.poll(() => ofAthlete!.topics(), SOON).toEqual(['metrics', 'invitations'])
    await expect.poll(() => ofStranger!.topics(), SOON).toEqual(['form-status'])
    for (const stream of [ofManager, ofAthlete, ofStranger]) stream!.close()
  })

  test('that was rolled back is told to nobody', async () => {
    const manager = await person('manager')
    const stream = await listen(manager)
    const failing = asActor(app.db, manager.id, async (tx) => {
      await announce(tx, teamChannel(manager.id), 'metrics')
      throw new Error('on second thought')
    })
    await expect(failing).rejects.toThrow('on second thought')
    await tell(teamChannel(manager.id), 'athletes')
    await expect.poll(() => stream.topics(), SOON).toEqual(['athletes'])
    stream.close()
  })

  test('is told by another process’s database session too, or at the latest by the safety net', async () => {
    const manager = await person('manager')
    const stream = await listen(manager)
    await write(teamChannel(manager.id), 'metrics')
    await expect.poll(() => stream.topics(), SOON).toEqual(['metrics'])
    stream.close()
  })

  test('comes at once and unchanged through a proxy: not compressed, not buffered, not stored', async () => {
    const stream = await listen(await person('athlete'))
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers.has('Content-Encoding')).toBe(false)
    stream.close()
  })
})

describe('whoever comes back', () => {
  test('hears what they missed, each topic once, and nothing of other channels', async () => {
    const manager = await person('manager')
    const other = await person('manager')
    const first = await listen(manager)
    first.close()
    await first.ended
    for (const topic of ['metrics', 'athletes', 'metrics'] as const)
      await write(teamChannel(manager.id), topic)
    await write(teamChannel(other.id), 'invitations')
    const again = await listen(manager, { after: first.lastEventId() })
    expect(again.topics().toSorted()).toEqual(['athletes', 'metrics'])
    const byQuery = await listen(manager, { query: `?after=${first.lastEventId()}` })
    expect(byQuery.topics().toSorted()).toEqual(['athletes', 'metrics'])
    const upToDate = await listen(manager, { after: again.lastEventId(), query: '?after=1' })
    expect(upToDate.events.filter(({ event }) => event === 'resync')).toEqual([])
    for (const stream of [again, byQuery, upToDate]) stream.close()
  })

  test.each(['0', '999999999', '-1', 'nonsense', ''])(
    'with the unknown id "%s" is asked to load everything again',
    async (after) => {
      const stream = await listen(await person('athlete'), { after })
      expect(stream.events.map(({ event }) => event)).toEqual(['resync'])
      stream.close()
    },
  )

  test('after what they missed was cleared is asked to load everything again', async () => {
    const manager = await person('manager')
    await write(teamChannel(manager.id), 'metrics')
    const stream = await listen(manager)
    await write(teamChannel(manager.id), 'athletes')
    await clearExpired.run(app.services, new Date(Date.now() + 2 * 60 * 60 * 1000))
    const left = await app.db.system.select({ topic: liveEvents.topic }).from(liveEvents)
    expect(left).toEqual([{ topic: 'athletes' }])
    const again = await listen(manager, { after: stream.events[0]!.id })
    expect(again.events.map(({ event }) => event)).toEqual(['resync'])
    for (const open of [stream, again]) open.close()
  })
})

test('a newcomer hears what changed in the last minute, for their page may have asked before', async () => {
  const manager = await person('manager')
  await write(teamChannel(manager.id), 'metrics')
  await write(teamChannel(manager.id), 'form-status')
  await app.db.system
    .update(liveEvents)
    .set({ createdAt: sql`now() - interval '2 minutes'` })
    .where(eq(liveEvents.topic, 'form-status'))
  const stream = await listen(manager)
  expect(stream.topics()).toEqual(['metrics'])
  stream.close()
})

describe('a stream', () => {
  test('ends when its session does, and no other session can be used to open one', async () => {
    const athlete = await person('athlete')
    const stream = await listen(athlete)
    const copy = { ...athlete, cookies: new Map(athlete.cookies) }
    await athlete.client.delete('/api/session')
    await stream.ended
    expect(stream.topics()).toEqual(['session'])
    expect((await listen(copy)).status).toBe(401)
  })

  test('of another device comes back after a sign-out on this one', async () => {
    const athlete = await person('athlete')
    const phone = createClient(app.origin)
    await phone.signIn(athlete.email)
    const stream = await openLiveStream(app.origin, { cookies: phone.cookies })
    await athlete.client.delete('/api/session')
    await stream.ended
    const again = await openLiveStream(app.origin, { cookies: phone.cookies, after: stream.lastEventId() })
    expect(again.status).toBe(200)
    again.close()
  })

  test('ends when the same browser signs in again', async () => {
    const athlete = await person('athlete')
    const stream = await listen(athlete)
    await athlete.client.signIn(athlete.email)
    await stream.ended
    const again = await listen(athlete)
    expect(again.status).toBe(200)
    again.close()
  })

  test('ends when the password is changed, on every device', async () => {
    const athlete = await person('athlete')
    const phone = createClient(app.origin)
    await phone.signIn(athlete.email)
    const streams = await Promise.all(
      [athlete.cookies, phone.cookies].map((cookies) => openLiveStream(app.origin, { cookies })),
    )
    expect((await phone.put('/api/password', { newPassword: 'another password' })).status).toBe(204)
    await Promise.all(streams.map(({ ended }) => ended))
    expect((await listen(athlete)).status).toBe(401)
  })

  test('ends when the password is reset by mail', async () => {
    const athlete = await person('athlete')
    const stream = await listen(athlete)
    await createClient(app.origin).post('/api/password-resets', { email: athlete.email })
    const mail = (await app.outbox()).findLast(({ to }) => to.includes(athlete.email))
    const [, token] = /token=(pkce_\S+)/.exec(mail!.text)!
    const reply = await createClient(app.origin).put('/api/password', {
      newPassword: 'a new password',
      token,
    })
    expect(reply.status).toBe(204)
    await stream.ended
    expect((await listen(athlete)).status).toBe(401)
  })

  test('ends when the session runs out, within the second', async () => {
    const stream = await listen(await person('athlete'))
    app.setClock(() => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    await stream.ended
    app.setClock(() => new Date())
    expect(stream.topics()).toEqual([])
  })

  test('ends when its owner joins or leaves a team, and comes back with the right channels', async () => {
    const manager = await person('manager')
    const athlete = await person('athlete')
    const stream = await listen(athlete)
    await app.db.system.update(profiles).set({ managerId: manager.id }).where(eq(profiles.id, athlete.id))
    await tell(userChannel(athlete.id), 'session')
    await stream.ended
    const again = await listen(athlete, { after: stream.lastEventId() })
    await tell(teamChannel(manager.id), 'metrics')
    await expect.poll(() => again.topics(), SOON).toContain('metrics')
    again.close()
  })

  test('is one of twenty at most; leaving makes room again', async () => {
    const athlete = await person('athlete')
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(athlete)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const refused = await athlete.client.get('/api/live')
    expect([refused.status, refused.body['code']]).toEqual([429, 'too-many-streams'])
    for (const stream of streams.slice(10)) stream.close()
    await expect
      .poll(async () => {
        const stream = await listen(athlete)
        stream.close()
        return stream.status
      }, SOON)
      .toBe(200)
    for (const stream of streams) stream.close()
  })

  test('is not opened by asking for its head', async () => {
    const athlete = await person('athlete')
    for (let times = 0; times < 25; times++) {
      expect((await athlete.client.send('HEAD', '/api/live')).status).toBe(200)
    }
    const stream = await listen(athlete)
    expect(stream.status).toBe(200)
    stream.close()
  })
})
