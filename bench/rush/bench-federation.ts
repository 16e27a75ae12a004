import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { startNginx, whatNginxLacks } from '#tests/support/nginx.ts'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'
import { using } from '../data/fill.ts'
import { filledPostgres, onPostgres } from '../data/filled-postgres.ts'
import { AUTH_SECRET } from '../data/people-of.ts'
import { machine } from '../report/machine.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { report } from '../report/report.ts'
import type { Person } from '../scenario.ts'
import { startProcess } from '../server-process.ts'
import { answerDay } from './answer-day.ts'
import { lostOf, type Outcome, timesOf } from './outcome.ts'
import { processorMs } from './processor-time.ts'

export const FEDERATION = 'federation'

/** 554,298 athletes who answer between six and nine in their zones, at the peak. */
const GOAL_PER_SEC = 510
const DURATION_MS = 60_000
const AT_ONCE = 64
/** Enough athletes for a minute at the goal. */
const SEASON = { teams: 1250, athletes: 25, metrics: 10, days: 1 }
const PROCESSES = [1, 2, 4]
const IDLE_CONNECTIONS = 64

type Parts = { server: number; database: number; nginx: number; load: number }

/** How many days a second this machine takes for a minute, with its database and the load itself, by one process and by several behind nginx. */
export async function benchFederation(command: string) {
  const lacking = whatNginxLacks()
  if (lacking) throw new Error(`Not measured: ${lacking}.`)
  const postgres = await startPostgres({ shared_buffers: '2GB' })
  try {
    console.error(`${SEASON.teams * SEASON.athletes} athletes …`)
    const { url, people } = await filledPostgres(postgres, SEASON, SEASON.teams * SEASON.athletes)
    const lines: string[][] = []
    for (const processes of PROCESSES) {
      console.error(`${processes} of our processes, for a minute …`)
      const copy = await createDatabaseOn(postgres, url)
      const { outcome, perSec, msPerDay } = await minute(copy, processes, people.athlete)
      const lost = await using(onPostgres(copy), (db) => lostOf(outcome, SEASON.metrics, db.system))
      const { server, database, nginx, load } = msPerDay
      lines.push([
        processes === 1 ? '1' : `${processes} behind nginx`,
        perSec.toFixed(0),
        (perSec / GOAL_PER_SEC).toFixed(2),
        ...timesOf(outcome),
        ...[outcome.failures.length, lost].map(String),
        ...[server, database, nginx, load].map((ms) => ms.toFixed(2)),
      ])
    }
    const headings = [
      'processes',
      'days/s',
      `× ${GOAL_PER_SEC}`,
      'p50 ms',
      'p99 ms',
      'max ms',
      'failed',
      'lost',
    ]
    const perDay = ['server ms', 'database ms', 'nginx ms', 'load ms']
    const about = `${await machine(url)}; ${AT_ONCE} at once, processor time for each day; \`${command}\``
    report(FEDERATION, [markdownTable([...headings, ...perDay], lines)], about)
  } finally {
    await postgres.stop()
  }
}

async function minute(url: string, processes: number, athletes: Person[]) {
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startProcess(SERVER_PROGRAM, { DATABASE_URL: url, AUTH_SECRET })),
  )
  const ports = servers.map(({ origin }) => Number(new URL(origin).port))
  const front = processes > 1 ? await startNginx(ports, IDLE_CONNECTIONS) : undefined
  const spent = (): Parts => ({
    server: processorMs(servers.map(({ pid }) => pid)),
    database: processorMs(['postgres']),
    nginx: processorMs(['nginx']),
    load: processorMs([process.pid]),
  })
  try {
    const before = spent()
    const startedAt = performance.now()
    const outcome = await answerAll(front?.origin ?? servers[0]!.origin, athletes, startedAt + DURATION_MS)
    const elapsedSec = (performance.now() - startedAt) / 1000
    const after = spent()
    const days = outcome.latenciesMs.length
    const each = (part: keyof Parts) => (after[part] - before[part]) / days
    const msPerDay: Parts = {
      server: each('server'),
      database: each('database'),
      nginx: each('nginx'),
      load: each('load'),
    }
    return { outcome, perSec: days / elapsedSec, msPerDay }
  } finally {
    await front?.stop()
    for (const server of servers) await server.stop()
  }
}

/** As many at once, each followed by the next, until the time is over or nobody is left. */
async function answerAll(origin: string, athletes: Person[], untilMs: number): Promise<Outcome> {
  const outcome: Outcome = { latenciesMs: [], failures: [] }
  const left = athletes.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const athlete of left) {
        const begunAt = performance.now()
        if (begunAt >= untilMs) return
        await answerDay(origin, athlete).then(
          () => outcome.latenciesMs.push(performance.now() - begunAt),
          (error: unknown) => outcome.failures.push(String(error)),
        )
      }
    }),
  )
  return outcome
}
