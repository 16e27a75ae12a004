import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Role } from '#domain/account/role.ts'
import { connectPglite } from '#database/connect/pglite.ts'
import type { Database } from '#database/database.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
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
import { teamDay } from '../scenarios/team-day.ts'
import { startProcess, temporaryFolder } from '../server-process.ts'
import { answerDay } from './answer-day.ts'
import { arrivals, peakRate } from './arrivals.ts'
import { lostOf, type Outcome, timesOf } from './outcome.ts'

export const MORNING_RUSH = 'morning-rush'

/** A federation on PostgreSQL, a large club on PGlite. */
const TEAMS = { postgres: 100, pglite: 20 }
const SEASON = { athletes: 25, metrics: 10, days: 7 }
const COACH_LOOKS_EVERY_MS = 2000

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
    await answerDay(origin, athlete)
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

async function lineOf(engine: string, athletes: number, outcome: Outcome, db: Database): Promise<string[]> {
  const lost = await lostOf(outcome, SEASON.metrics, db.system)
  const counts = [outcome.failures.length, lost].map(String)
  return [engine, String(athletes), String(peakRate(athletes)), ...timesOf(outcome), ...counts]
}
