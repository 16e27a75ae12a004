import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { createBackground } from '#server/process/background.ts'
import type { Topic } from '#domain/live/topic.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import { createLive } from '#server/live/live.ts'
import { createLog } from '#server/process/log.ts'
import { createClient } from '#tests/support/client.ts'
import { type LiveStream, openLiveStream } from '#tests/support/live-stream.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

const STREAMS_EACH = 10

type Cookies = Map<string, string>

async function signedUp(origin: string, email: string, role: string) {
  const client = createClient(origin)
  await client.register({ email, role })
  await client.signIn(email)
  const {
    id,
    teams: [team],
  } = (await client.profile())!
  return { id, teamId: team?.id ?? '', client, cookies: client.cookies }
}

/** Two servers and, as a third process, this test: it writes what it announces, and its commits wake the others. */
async function twoServers() {
  const ground = await serverGround()
  const servers = await Promise.all([startServer(ground), startServer(ground)])
  const db = connectPostgres(ground.env['DATABASE_URL']!, { onIdleError: () => {} })
  const log = createLog('silent')
  const background = createBackground(log)
  createLive({ db, log, background, clock: () => new Date() })
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await background.settled()
    await db.close()
  })
  const tell = async (channel: string, ...topics: Topic[]) => {
    for (const topic of topics) {
      await asActor(db, null, (tx) => announce(tx, channel, topic))
    }
  }
  return { servers, db, tell }
}

async function teamOfTen(origin: string, db: Database) {
  const manager = await signedUp(origin, 'coach@example.org', 'manager')
  const athletes = await Promise.all(
    Array.from({ length: 9 }, (_, index) => signedUp(origin, `athlete-${index}@example.org`, 'athlete')),
  )
  const { teamId } = manager
  await db.system.insert(teamMembers).values(athletes.map(({ id }) => ({ teamId, athleteId: id })))
  return { channel: teamChannel(teamId), everyone: [manager, ...athletes].map(({ cookies }) => cookies) }
}

/** Ten pages of each of the ten. */
const hundredListeners = (origin: string, everyone: Cookies[]) =>
  Promise.all(
    everyone.flatMap((cookies) =>
      Array.from({ length: STREAMS_EACH }, async () => ({
        cookies,
        stream: await openLiveStream(origin, { cookies }),
      })),
    ),
  )

const eventIds = async ({ system }: Database, channel: string) =>
  (
    await system
      .select({ id: liveEvents.id })
      .from(liveEvents)
      .where(eq(liveEvents.channel, channel))
      .orderBy(asc(liveEvents.id))
  ).map(({ id }) => String(id))

const heardBy = (streams: LiveStream[]) =>
  streams.map(({ events }) =>
    [...new Set(events.map(({ id }) => id))].toSorted((a, b) => Number(a) - Number(b)),
  )

describe('of two processes on one database', () => {
  test('a hundred listeners each hear every event, and none is lost when one process is killed', async () => {
    const { servers, db, tell } = await twoServers()
    const [first, second] = servers
    const { channel, everyone } = await teamOfTen(first.origin, db)
    const here = await hundredListeners(first.origin, everyone)
    const there = await hundredListeners(second.origin, everyone)
    const streams = [...here, ...there].map(({ stream }) => stream)
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(200)

    for (let round = 0; round < 10; round++) await tell(channel, 'metrics', 'athletes', 'form-status')
    const told = await eventIds(db, channel)
    expect(told).toHaveLength(30)
    await expect.poll(() => heardBy(streams)).toEqual(streams.map(() => told))

    await first.kill()
    await Promise.all(here.map(({ stream }) => stream.ended))
    await tell(channel, 'invitations', 'metrics')
    const moved = await Promise.all(
      here.map(({ cookies, stream }) =>
        openLiveStream(second.origin, { cookies, after: stream.lastEventId() }),
      ),
    )
    await tell(channel, 'athletes')
    const [missedOne, missedTwo, latest] = (await eventIds(db, channel)).slice(-3)
    for (const stream of moved) {
      await expect
        .poll(() => heardBy([stream])[0])
        .toEqual(expect.arrayContaining([missedOne, missedTwo, latest]))
      expect(stream.events.filter(({ event }) => event === 'resync')).toEqual([])
    }
    const stayed = there.map(({ stream }) => stream)
    const all = await eventIds(db, channel)
    await expect.poll(() => heardBy(stayed)).toEqual(stayed.map(() => all))
    for (const stream of [...moved, ...stayed]) stream.close()
  })

  test('one ends the streams of a session that was ended in the other', async () => {
    const {
      servers: [first, second],
    } = await twoServers()
    const { client, cookies } = await signedUp(first.origin, 'out@example.org', 'athlete')
    const stream = await openLiveStream(second.origin, { cookies })
    await client.delete('/api/session')
    await stream.ended
    expect(stream.topics()).toEqual(['session'])
  })

  test('each hears at once, also after it has lost its connection: nothing waits for the safety net', async () => {
    const { servers, db, tell } = await twoServers()
    const { teamId, cookies } = await signedUp(servers[0].origin, 'coach@example.org', 'manager')
    const streams = await Promise.all(servers.map(({ origin }) => openLiveStream(origin, { cookies })))
    const hearingPids = async () =>
      (
        await db.system
          .select({ pid: sql<number>`pid` })
          .from(sql`pg_stat_activity`)
          .where(sql`datname = current_database() and query like 'listen%'`)
      ).map(({ pid }) => pid)
    await expect.poll(hearingPids).toHaveLength(2)
    const lost = await hearingPids()
    for (const pid of lost) await db.system.execute(sql`select pg_terminate_backend(${pid})`)
    await expect.poll(async () => (await hearingPids()).filter((pid) => !lost.includes(pid))).toHaveLength(2)

    const startedAt = performance.now()
    for (let times = 1; times <= 6; times++) {
      await tell(teamChannel(teamId), 'metrics')
      await expect
        .poll(() => streams.map(({ events }) => events.length), { interval: 10 })
        .toEqual([times, times])
    }
    // Six turns of the safety net take half a minute.
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    for (const stream of streams) stream.close()
  })

  test('each tells an event that is committed after a later one', async () => {
    const { servers, db, tell } = await twoServers()
    const { teamId, cookies } = await signedUp(servers[0].origin, 'coach@example.org', 'manager')
    const stream = await openLiveStream(servers[0].origin, { cookies })
    await asActor(db, null, async (tx) => {
      await announce(tx, teamChannel(teamId), 'form-status')
      await tell(teamChannel(teamId), 'metrics')
      await expect.poll(() => stream.topics()).toEqual(['metrics'])
    })
    await expect.poll(() => stream.topics()).toEqual(['metrics', 'form-status'])

    const away = await openLiveStream(servers[1].origin, { cookies, after: stream.lastEventId() })
    expect(away.topics()).toEqual(['form-status', 'metrics'])
    for (const open of [stream, away]) open.close()
  })
})
