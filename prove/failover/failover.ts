import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rows } from '#tests/support/rows.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { type Ground, onGround, postgresGround } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { type Club, foundClub } from '../writes/club.ts'
import { verdictOn } from '../writes/verdict.ts'
import { whileWriting } from '../writes/while-writing.ts'
import type { Writer } from '../writes/writer.ts'
import { type Fault, FAULTS } from './faults.ts'
import { watchGaps, writtenAgain } from './gaps.ts'
import { ownReads } from './own-reads.ts'
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts'
import { demandPrograms } from './programs.ts'
import { openStreams } from './streams.ts'

const ROUNDS = 2
const SERVERS = 2
const GAP_LIMIT_MS = 30_000
/** People think between two things they do; the machine is shared by all three nodes. */
const BETWEEN_STEPS_MS = 400
const NEXT_SLOT_LIMIT_MS = 150_000

export const part: Part = {
  name: 'failover',
  what: 'a PostgreSQL of three nodes may lose its primary: nothing acknowledged is lost, nothing old is read, no restart',
  takes: '10 min',
  async run({ rounds = ROUNDS }) {
    const cluster = await startPatroniCluster(demandPrograms())
    try {
      return await onGround(postgresGround(cluster.url), (ground) => strikeAll(ground, cluster, rounds))
    } finally {
      await cluster.stop()
    }
  },
}

type Result = {
  acknowledged: number
  gapsMs: number[]
  answered503: number
  /** What no failover explains, in words. */
  broken: string[]
}

async function strikeAll(ground: Ground, cluster: PatroniCluster, rounds: number): Promise<Outcome> {
  const servers: ServerProcess[] = []
  for (let index = 0; index < SERVERS; index++) servers.push(await ground.start())
  const restarted = watchExits(servers)
  const origins = servers.map(({ origin }) => origin)
  const clubs = await Promise.all(origins.map(foundClub))
  const results: Result[] = []
  console.log('| fault | rounds | acknowledged | longest gap, s | answered 503 | broken |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const fault of FAULTS) {
    const result = await strikeAgainAndAgain({ fault, rounds, cluster, clubs, origins, ground })
    results.push(result)
    for (const text of result.broken) console.error(text)
    const gapSec = (Math.max(...result.gapsMs) / 1000).toFixed(1)
    console.log(
      `| ${fault.name} | ${rounds} | ${result.acknowledged} | ${gapSec} | ${result.answered503} | ${result.broken.length} |`,
    )
  }
  const verdicts: Outcome[] = []
  for (const { ledger } of clubs) verdicts.push(await verdictOn(ground, ledger))
  const broken = results.flatMap((result) => result.broken).length + restarted.length
  await Promise.all(servers.map((server) => server.stop()))
  const longestMs = Math.max(...results.flatMap(({ gapsMs }) => gapsMs))
  return {
    line:
      `${SERVERS} servers on a cluster of three nodes, ${FAULTS.length} faults, ${rounds} rounds each: ` +
      `${verdicts.map(({ line }) => line).join('; ')}; longest gap ${(longestMs / 1000).toFixed(1)} s, ` +
      `servers that ended ${restarted.length}, other promises broken ${broken - restarted.length}`,
    ok: verdicts.every(({ ok }) => ok) && broken === 0 && longestMs <= GAP_LIMIT_MS,
  }
}

/** Fills up as they end. */
function watchExits(servers: ServerProcess[]): string[] {
  const exits: string[] = []
  let isOver = false
  for (const server of servers) {
    void server.exited.then(({ log }) => isOver || exits.push(log.slice(-2000)))
    const { stop } = server
    server.stop = () => {
      isOver = true
      return stop()
    }
  }
  return exits
}

type Trial = {
  fault: Fault
  rounds: number
  cluster: PatroniCluster
  clubs: Club[]
  origins: string[]
  ground: Ground
}

async function strikeAgainAndAgain({
  fault,
  rounds,
  cluster,
  clubs,
  origins,
  ground,
}: Trial): Promise<Result> {
  const ledgers = clubs.map(({ ledger }) => ledger)
  const sum = (of: (club: Club) => number) => clubs.reduce((total, club) => total + of(club), 0)
  const count = () => ({
    acknowledged: sum(({ ledger }) => ledger.counts.acknowledged),
    failed: sum(({ ledger }) => ledger.counts.failed),
    cut: sum(({ ledger }) => ledger.counts.cut),
  })
  const before = count()
  const old: string[] = []
  const broken: string[] = []
  const gapsMs: number[] = []
  const streams = await openStreams(
    clubs.map(({ team }) => team.coach),
    origins,
  )
  await whileWriting(writersOf(clubs, origins, old), async () => {
    for (let round = 0; round < rounds; round++) {
      const leader = await cluster.settled()
      await writtenAgain(ledgers)
      const gaps = watchGaps(ledgers)
      await fault.strike(cluster, leader, () => writtenAgain(ledgers))
      await cluster.settled()
      await writtenAgain(ledgers)
      gaps.stop()
      gapsMs.push(gaps.longestMs())
      if (!(await streams.goOn())) broken.push(`${fault.name}: a live stream hears nothing any more`)
      console.error(`  ${fault.name}, round ${round + 1}: nothing for ${Math.round(gaps.longestMs())} ms`)
    }
    if (!(await jobGoesOn(ground))) broken.push(`${fault.name}: the jobs do not go on`)
  })
  const { missed, ended } = await streams.close()
  const kept = await keptOf(ground, missed)
  if (kept.length > 0) broken.push(`${fault.name}: not told on every stream: ${JSON.stringify(kept)}`)
  const undone = missed.length - kept.length
  if (undone > 0) console.error(`  ${fault.name}: told on one stream, and then undone: ${undone}`)
  if (ended > 0) broken.push(`${fault.name}: ${ended} live streams ended`)
  const after = count()
  if (after.cut > before.cut) broken.push(`${fault.name}: ${after.cut - before.cut} requests got no answer`)
  for (const { unexplained } of ledgers) broken.push(...unexplained.splice(0))
  return {
    acknowledged: after.acknowledged - before.acknowledged,
    answered503: after.failed - before.failed,
    gapsMs,
    broken: [...broken, ...old],
  }
}

function writersOf(clubs: Club[], origins: string[], old: string[]): Writer[] {
  const all = clubs.flatMap(({ ledger, team, writers }, index) => [
    ...writers,
    ownReads(ledger, team, { writesTo: origins[index]!, readsFrom: origins[(index + 1) % SERVERS]! }, old),
  ])
  return all.map((write) => async () => {
    try {
      await write()
    } finally {
      await pause(BETWEEN_STEPS_MS)
    }
  })
}

/**
 * Those of the events that the database has. As a postmaster dies, its sessions stop waiting for the standby, and let others see for a
 * moment what was never acknowledged and is gone with that node.
 */
async function keptOf(ground: Ground, ids: number[]): Promise<unknown[]> {
  if (ids.length === 0) return []
  const db = await ground.open()
  try {
    return await rows(
      db.system,
      sql`select id, channel, topic, created_at from live_events where id in ${ids}`,
    )
  } finally {
    await db.close()
  }
}

/** Whether the next minute finds its job done; that it is done once, the key of the table says. */
async function jobGoesOn(ground: Ground): Promise<boolean> {
  const db = await ground.open()
  const since = new Date().toISOString()
  const limit = performance.now() + NEXT_SLOT_LIMIT_MS
  try {
    for (;;) {
      const done = await rows(
        db.system,
        sql`select 1 from job_runs where job = 'keep-form-status' and started_at > ${since}`,
      )
      if (done.length > 0) return true
      if (performance.now() > limit) return false
      await pause(1000)
    }
  } finally {
    await db.close()
  }
}
