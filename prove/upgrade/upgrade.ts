import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { freePort } from '#tests/support/free-port.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { rows } from '#tests/support/rows.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { ownReads } from '../failover/own-reads.ts'
import { type Ground, onGround, postgresGround } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { type Club, foundClub } from '../writes/club.ts'
import { verdictOn } from '../writes/verdict.ts'
import { whileWriting } from '../writes/while-writing.ts'
import type { Writer } from '../writes/writer.ts'
import { followLive } from './follow-live.ts'
import { type Front, startFront } from './front.ts'
import { MADE_UP_INDEX } from './made-up.ts'
import { pageReaders, type PagesRead } from './page-readers.ts'
import { filesOnlyOf, type Tree, twoVersions } from './trees.ts'

const MINUTES = 10
const STOP_DELAY_SEC = 3
const READERS = 2
/** People think between two things they do. */
const BETWEEN_STEPS_MS = 200
/** As a backup does; a migration that waited for it would make everybody wait. */
const LONG_READ_MS = 12_000
/** Past which a person would take the page for broken; the machine is busy with two versions at once. */
const ANSWER_LIMIT_MS = 5000

export const part: Part = {
  name: 'upgrade',
  what: 'the next version starts beside the last one under load, migrates and takes over: no 5xx, nothing lost, and a way back',
  takes: '15 min',
  async run({ minutes = MINUTES, from }) {
    const versions = await twoVersions(from)
    const postgres = await startPostgres()
    try {
      const ground = postgresGround(await createDatabaseOn(postgres))
      const { line, ok } = await onGround(ground, (at) => handOver(at, versions, minutes))
      const { last, next } = versions
      return { line: `from ${last.name} to ${next.name} under load, ${minutes} min: ${line}`, ok }
    } finally {
      await postgres.stop()
    }
  },
}

type Versions = { last: Tree; next: Tree }

async function handOver(ground: Ground, { last, next }: Versions, minutes: number): Promise<Outcome> {
  const share = (of: number) => pause(of * minutes * 60_000)
  const [one, two, three, four] = (await Promise.all([1, 2, 3, 4].map(freePort))) as [
    number,
    number,
    number,
    number,
  ]
  const front = await startFront([one, two, three, four])
  const started: ServerProcess[] = []
  const start = async ({ program }: Tree, port: number) => {
    const env = { PUBLIC_ORIGIN: front.origin, STOP_DELAY_SEC: String(STOP_DELAY_SEC) }
    const server = await ground.start({ port, program, env })
    started.push(server)
    return server
  }
  const broken: string[] = []
  const stop = async (server: ServerProcess) => {
    await server.stop()
    const { code, log } = await server.exited
    if (code !== 0) broken.push(`a server ended with ${code}: ${log.slice(-500)}`)
  }
  try {
    const old = [await start(last, one), await start(last, two)]
    await front.asks([one, two])
    const club = await foundClub(front.origin)
    const pages: PagesRead = { whole: 0, atSecondTry: 0, broken }
    const streams = [followLive(club.team.coach), followLive(club.team.coach)]
    const readers = Array.from({ length: READERS }, () => pageReaders(club.ledger, front.origin, pages))
    const begunAt = new Date()
    let migratedMs = 0

    await whileWriting(unhurried([...club.writers, ...readers]), async () => {
      say('two of the last version')
      await share(0.15)
      await runOn(ground, MADE_UP_INDEX)
      say('the next version starts, and migrates')
      const startedAt = performance.now()
      const [first] = await Promise.all([start(next, three), longRead(ground)])
      migratedMs = performance.now() - startedAt
      const fresh = [first, await start(next, four)]
      await front.asks([one, two, three, four])
      say('two of each')
      await whileWriting(unhurried(ownReadsAcross(club, old[0]!, fresh[0]!, broken)), () => share(0.25))
      broken.push(...(await sessionAt(club, [...old, ...fresh])))
      say('one of the last version ends, and starts again')
      await stop(old[0]!)
      await share(0.1)
      const again = await startedAgain(() => start(last, one))
      if (again) {
        old[0] = again
        await front.asks([one, two, three, four])
        broken.push(...(await sessionAt(club, [again])))
        await share(0.15)
        await stop(again)
      } else broken.push('the last version did not start again beside the next one')
      await share(0.05)
      await stop(old[1]!)
      say('two of the next version')
      await front.asks([three, four])
      await share(0.3)
    })

    for (const stream of streams) broken.push(...(await stream.close(ground)).wrong)
    broken.push(...(await gonePages(front, last, next)))
    broken.push(...(await mailsAndJobs(ground, begunAt)))
    for (const { log } of started) for (const line of errorsIn(log())) console.error(`  ${line}`)
    const verdict = await verdictOn(ground, club.ledger)
    return outcome({ verdict, club, front, pages, broken, migratedMs })
  } finally {
    await front.stop()
  }
}

/** One JSON object a line, beside the welcome. */
const errorsIn = (log: string) =>
  log.split('\n').filter((line) => line.startsWith('{') && line.includes('"err"'))

const say = (what: string) => console.error(`  ${new Date().toISOString().slice(11, 19)} ${what}`)

const unhurried = (writers: Writer[]): Writer[] =>
  writers.map((write) => async () => {
    try {
      await write()
    } finally {
      await pause(BETWEEN_STEPS_MS)
    }
  })

/** What one version has acknowledged, the other one shows. */
function ownReadsAcross({ ledger, team }: Club, old: ServerProcess, fresh: ServerProcess, broken: string[]) {
  const [a, b] = [old.origin, fresh.origin]
  return [
    ownReads(ledger, team, { writesTo: a, readsFrom: b }, broken),
    ownReads(ledger, team, { writesTo: b, readsFrom: a }, broken),
  ]
}

/** Signed in by whichever version, known to each. */
async function sessionAt({ team: { coach } }: Club, servers: ServerProcess[]): Promise<string[]> {
  const statuses = await Promise.all(
    servers.map(async ({ origin }) => {
      const headers = { Cookie: cookieHeader(coach.cookies), Connection: 'close' }
      return statusOf(`${origin}/api/teams/${coach.team.id}/form-status`, { headers })
    }),
  )
  return statuses.flatMap((status) => (status === 200 ? [] : [`a session was answered ${status}`]))
}

async function statusOf(url: string, options: RequestInit = {}): Promise<number> {
  const reply = await fetch(url, options)
  await reply.arrayBuffer()
  return reply.status
}

async function startedAgain(start: () => Promise<ServerProcess>): Promise<ServerProcess | undefined> {
  try {
    return await start()
  } catch (error) {
    console.error(`  ${String(error)}`)
    return undefined
  }
}

async function runOn(ground: Ground, statement: string) {
  const db = await ground.open()
  await db.system.execute(sql.raw(statement))
  await db.close()
}

async function longRead(ground: Ground) {
  const db = await ground.open()
  await db.system.transaction(async (tx) => {
    await tx.execute(sql`select (select count(*) from profiles), (select count(*) from training_sessions)`)
    await pause(LONG_READ_MS)
  })
  await db.close()
}

/** A page of the last version asks for a part that is not there any more: told so, it loads the next one (new-versions.ts). */
async function gonePages({ origin }: Front, last: Tree, next: Tree): Promise<string[]> {
  const [gone] = filesOnlyOf(last, next)
  if (!gone) return ['the two versions have the same files, so that nothing was proven of their pages']
  const found = [await statusOf(`${origin}/${gone}`), await statusOf(`${origin}/sw.js`, { method: 'HEAD' })]
  return found.join() === '404,200'
    ? []
    : [`a part that is gone and the worker were answered ${found.join()}`]
}

/** A mail that was taken up twice may have been sent twice; of each minute one process has done the job, and only one. */
async function mailsAndJobs(ground: Ground, begunAt: Date): Promise<string[]> {
  const db = await ground.open()
  const find = (query: ReturnType<typeof sql>) => rows(db.system, query)
  const mailed = await find(
    sql`select count(*)::int as n from mails where attempts <> 1 or sent_at is null having count(*) > 0`,
  )
  const skipped = await find(
    sql`select slot from generate_series(date_trunc('minute', ${begunAt.toISOString()}::timestamptz) + interval '1 minute',
        now() - interval '30 seconds', interval '1 minute') slot
      where not exists (select from job_runs where job = 'deliver-mails' and job_runs.slot = slot.slot)`,
  )
  await db.close()
  return [
    ...mailed.map(({ n }) => `${String(n)} mails were not sent, or taken up twice`),
    ...skipped.map(({ slot }) => `nobody did the job of ${String(slot)}`),
  ]
}

type Found = {
  verdict: Outcome
  club: Club
  front: Front
  pages: PagesRead
  broken: string[]
  migratedMs: number
}

function outcome({ verdict, club: { ledger }, front, pages, broken, migratedMs }: Found): Outcome {
  const { requests, failed, slowestMs, slowest } = front.counts
  const answered5xx = Math.max(failed, ledger.counts.failed)
  console.error(`  the slowest: ${slowest}`)
  for (const text of [...broken, ...ledger.unexplained].slice(0, 20)) console.error(`  ${text}`)
  const pagesText = `${pages.whole} pages loaded whole, ${pages.atSecondTry} at the second try`
  return {
    line:
      `${verdict.line}; ${requests.toLocaleString('en')} requests, 5xx ${answered5xx}, not answered ${ledger.counts.cut}, ` +
      `slowest ${Math.ceil(slowestMs)} ms; the next version was there after ${(migratedMs / 1000).toFixed(1)} s; ` +
      `${pagesText}; other promises broken ${broken.length}`,
    ok: verdict.ok && answered5xx + ledger.counts.cut + broken.length === 0 && slowestMs < ANSWER_LIMIT_MS,
  }
}
