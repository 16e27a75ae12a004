import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { clearExpired } from '#server/jobs/schedule.ts'
import type { Topic } from '#domain/live/topic.ts'
import { announce, staffChannel, teamChannel, userChannel } from '#server/live/announce.ts'
import { test } from '#tests/support/app-test.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { tell } from '#tests/support/tell.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const listen = (app: TestApp, who: Someone, options: { after?: string; query?: string } = {}) =>
  openLiveStream(app.origin, { cookies: who.cookies, ...options })

/** Writes without telling, as another process does. */
const write = (app: TestApp, channel: string, topic: Topic) =>
  asActor(app.db, null, (tx) => tx.execute(sql`select announce(${channel}, ${topic})`))

describe('a change', () => {
  test('is told to the manager and their athletes, and to nobody else', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app, { coach: manager })
    const other = await memberOf(app, { role: 'manager' })
    const stranger = await memberOf(app, { coach: other })
    const [ofManager, ofAthlete, ofStranger] = await Promise.all(
      [manager, athlete, stranger].map((who) => listen(app, who)),
    )
    await tell(app, teamChannel(manager.team.id), 'metrics')
    await tell(app, staffChannel(manager.team.id), 'team-day')
    await tell(app, userChannel(athlete.id), 'invitations')
    await tell(app, userChannel(stranger.id), 'form-status')
    await expect.poll(() => ofManager!.topics()).toEqual(['metrics', 'team-day'])
    await expect.poll(() => ofAthlete!.topics()).toEqual(['metrics', 'invitations'])
    await expect.poll(() => ofStranger!.topics()).toEqual(['form-status'])
    for (const stream of [ofManager, ofAthlete, ofStranger]) stream!.close()
  })

  test('that was rolled back is told to nobody', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const stream = await listen(app, manager)
    const failing = asActor(app.db, manager.id, async (tx) => {
      await announce(tx, teamChannel(manager.team.id), 'metrics')
      throw new Error('on second thought')
    })
    await expect(failing).rejects.toThrow('on second thought')
    await tell(app, teamChannel(manager.team.id), 'athletes')
    await expect.poll(() => stream.topics()).toEqual(['athletes'])
    stream.close()
  })

  test('is told by the commit of whatever announces it, and by no other', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const heard = vi.fn<() => void>()
    onTestFinished(app.db.onAnnounced(heard))
    const failing = asActor(app.db, manager.id, async (tx) => {
      await announce(tx, teamChannel(manager.team.id), 'metrics')
      throw new Error('on second thought')
    })
    await expect(failing).rejects.toThrow('on second thought')
    await asActor(app.db, manager.id, (tx) => tx.execute(sql`select 1`))
    expect(heard).not.toHaveBeenCalled()
    await asActor(app.db, manager.id, async (tx) => {
      await announce(tx, teamChannel(manager.team.id), 'metrics')
      expect(heard).not.toHaveBeenCalled()
    })
    expect(heard).toHaveBeenCalledOnce()
  })

  test('is told by another process’s database session too, or at the latest by the safety net', async ({
    app,
  }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const stream = await listen(app, manager)
    await write(app, teamChannel(manager.team.id), 'metrics')
    await expect.poll(() => stream.topics()).toEqual(['metrics'])
    stream.close()
  })

  test('comes at once and unchanged through a proxy: not compressed, not buffered, not stored', async ({
    app,
  }) => {
    const stream = await listen(app, await memberOf(app))
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
  test('hears what they missed, each topic once, and nothing of other channels', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const other = await memberOf(app, { role: 'manager' })
    const first = await listen(app, manager)
    first.close()
    await first.ended
    // Once somebody else has heard them, the server tells them to those alone who say that they missed them.
    const present = await listen(app, manager)
    await tell(app, teamChannel(other.team.id), 'invitations')
    for (const topic of ['metrics', 'athletes', 'metrics'] as const)
      await tell(app, teamChannel(manager.team.id), topic)
    await expect.poll(() => present.topics()).toEqual(['metrics', 'athletes', 'metrics'])
    const again = await listen(app, manager, { after: first.lastEventId() })
    expect(again.topics().toSorted()).toEqual(['athletes', 'metrics'])
    const byQuery = await listen(app, manager, { query: `?after=${first.lastEventId()}` })
    expect(byQuery.topics().toSorted()).toEqual(['athletes', 'metrics'])
    const upToDate = await listen(app, manager, { after: again.lastEventId(), query: '?after=1' })
    expect(upToDate.events.filter(({ event }) => event === 'resync')).toEqual([])
    for (const stream of [present, again, byQuery, upToDate]) stream.close()
  })

  test.for(['0', '999999999', '-1', 'nonsense', ''])(
    'with the unknown id "%s" is asked to load everything again',
    async (after, { app }) => {
      const stream = await listen(app, await memberOf(app), { after })
      expect(stream.events.map(({ event }) => event)).toEqual(['resync'])
      stream.close()
    },
  )

  test('after what they missed was cleared is asked to load everything again', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    await write(app, teamChannel(manager.team.id), 'metrics')
    const stream = await listen(app, manager)
    await tell(app, teamChannel(manager.team.id), 'athletes')
    await expect.poll(() => stream.topics()).toContain('athletes')
    await clearExpired.run(app.services, new Date(Date.now() + 2 * 60 * 60 * 1000))
    const left = await app.db.system.select({ topic: liveEvents.topic }).from(liveEvents)
    expect(left).toEqual([{ topic: 'athletes' }])
    const again = await listen(app, manager, { after: stream.events[0]!.id })
    expect(again.events.map(({ event }) => event)).toEqual(['resync'])
    for (const open of [stream, again]) open.close()
  })
})

test('a newcomer hears what changed in the last minute, for their page may have asked before', async ({
  app,
}) => {
  const manager = await memberOf(app, { role: 'manager' })
  const present = await listen(app, manager)
  for (const topic of ['metrics', 'form-status'] as const)
    await tell(app, teamChannel(manager.team.id), topic)
  await expect.poll(() => present.topics()).toEqual(['metrics', 'form-status'])
  await app.db.system
    .update(liveEvents)
    .set({ createdAt: sql`now() - interval '2 minutes'` })
    .where(eq(liveEvents.topic, 'form-status'))
  const stream = await listen(app, manager)
  expect(stream.topics()).toEqual(['metrics'])
  for (const open of [present, stream]) open.close()
})
