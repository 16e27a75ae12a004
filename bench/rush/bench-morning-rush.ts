import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import { connectPglite } from '#database/connect/pglite.ts'
import type { Database } from '#database/database.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { rows } from '#tests/support/rows.ts'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'
import { fill, using } from '../data/fill.ts'
import { filledPostgres, onPostgres } from '../data/filled-postgres.ts'
import { AUTH_SECRET, peopleOf } from '../data/people-of.ts'
import { openListener } from '../live/listener.ts'
import { openConnection } from '../load/connection.ts'
import { requestText } from '../load/request-text.ts'
import { machine } from '../report/machine.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { report } from '../report/report.ts'
import type { Person } from '../scenario.ts'
import { submitDay } from '../scenarios/submit-day.ts'
import { teamDay } from '../scenarios/team-day.ts'
import { today } from '../scenarios/today.ts'
import { startProcess, temporaryFolder } from '../server-process.ts'
import { arrivals, peakRate } from './arrivals.ts'

export const MORNING_RUSH = 'morning-rush'

/** A federation on PostgreSQL, a large club on PGlite. */
const TEAMS = { postgres: 100, pglite: 20 }
const SEASON = { athletes: 25, metrics: 10, days: 7 }
const COACH_LOOKS_EVERY_MS = 2000

type Outcome = { latenciesMs: number[]; failures: string[] }

/**
 * Everyone within a minute: each athlete opens the app at their own time, however slow the server is by then, and submits
 * the day, while each coach listens and keeps looking at the team's day. Afterwards the database is asked what it holds.
 */
export async function benchMorningRush(command: string) {
  const { line, machineLine } = await rushOnPostgres()
  const lines = [line, await rushOnPglite()]
  const headings = ['engine', 'athletes', 'peak/s', 'p50 ms', 'p99 ms', 'max ms', 'failed', 'lost']
  report(MORNING_RUSH, [markdownTable(headings, lines)], `${machineLine}; \`${command}\``)
}

async function rushOnPostgres() {
  const postgres = await startPostgres()
  try {
    const { url, people } = await filledPostgres(postgres, { ...SEASON, teams: TEAMS.postgres })
    const outcome = await rush('PostgreSQL', { DATABASE_URL: url }, people)
    const line = await using(onPostgres(url), (db) =>
      lineOf('PostgreSQL', people.athlete.length, outcome, db),
    )
    return { line, machineLine: await machine(url) }
  } finally {
    await postgres.stop()
  }
}

async function rushOnPglite(): Promise<string[]> {
  const dataDir = temporaryFolder()
  try {
    const people = await using(await connectPglite(dataDir), async (db) => {
      await fill(db, { ...SEASON, teams: TEAMS.pglite })
      return peopleOf(db.system)
    })
    const outcome = await rush('PGlite', { DATA_DIR: dataDir }, people)
    return await using(await connectPglite(dataDir), (db) =>
      lineOf('PGlite', people.athlete.length, outcome, db),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function rush(
  engine: string,
  env: Record<string, string>,
  { athlete: athletes, manager: coaches }: Record<Role, Person[]>,
): Promise<Outcome> {
  const { origin, stop } = await startProcess(SERVER_PROGRAM, { ...env, AUTH_SECRET })
  const outcome: Outcome = { latenciesMs: [], failures: [] }
  const over = new AbortController()
  const listeners = await Promise.all(coaches.map((coach) => openListener(origin, coach)))
  console.error(`${engine}: ${athletes.length} athletes within a minute, ${coaches.length} coaches looking …`)
  try {
    const looking = coaches.map((coach) => keepLooking(origin, coach, outcome, over.signal))
    const startedAt = performance.now()
    const times = arrivals(athletes.length)
    await Promise.all(
      athletes.map((athlete, index) => answerAt(startedAt + times[index]!, origin, athlete, outcome)),
    )
    over.abort()
    await Promise.all(looking)
    return outcome
  } finally {
    over.abort()
    for (const listener of listeners) listener.destroy()
    await stop()
  }
}

/** Measured from the planned time on: what waits behind others has waited, too. */
async function answerAt(
  plannedAt: number,
  origin: string,
  athlete: Person,
  { latenciesMs, failures }: Outcome,
) {
  await pause(Math.max(0, plannedAt - performance.now()))
  try {
    const connection = await openConnection(origin)
    for (const scenario of [today, submitDay]) {
      const { status, body } = await connection.send(requestText(scenario, athlete, 0))
      if (status !== 200) throw new Error(`${scenario.name}: ${status} ${body.slice(0, 200)}`)
    }
    connection.close()
    latenciesMs.push(performance.now() - plannedAt)
  } catch (error) {
    failures.push(String(error))
  }
}

async function keepLooking(origin: string, coach: Person, { failures }: Outcome, over: AbortSignal) {
  const connection = await openConnection(origin)
  while (!over.aborted) {
    const { status } = await connection.send(requestText(teamDay, coach, 0))
    if (status !== 200) failures.push(`team-day: ${status}`)
    await pause(COACH_LOOKS_EVERY_MS, undefined, { signal: over }).catch(() => {})
  }
  connection.close()
}

async function lineOf(engine: string, athletes: number, { latenciesMs, failures }: Outcome, db: Database) {
  for (const failure of new Set(failures)) console.error(failure)
  const [held] = await rows(
    db.system,
    sql`select (select count(*) from metric_responses where date = current_date)::int as answers,
      (select count(*) from training_sessions where date = current_date)::int as sessions`,
  )
  const acknowledged = latenciesMs.length
  const lost =
    acknowledged * SEASON.metrics - Number(held?.['answers']) + acknowledged * 2 - Number(held?.['sessions'])
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0)
  return [engine, athletes, peakRate(athletes), at(0.5), at(0.99), at(1), failures.length, lost].map(String)
}
