import { startPostgres } from '#tests/support/postgres-server.ts'
import { filledPostgres } from '../data/filled-postgres.ts'
import { AUTH_SECRET } from '../data/people-of.ts'
import { machine } from '../report/machine.ts'
import { median } from '../report/median.ts'
import { textTable } from '../report/text-table.ts'
import { measureRounds, type Pace } from '../rounds.ts'
import { teamDay } from '../scenarios/team-day.ts'
import { startProcess } from '../server-process.ts'
import type { Target } from '../targets.ts'

export const GROWTH = 'growth'

/** 15,000 sessions and 80,000 answers, then a hundred times as many: ten times the teams, ten times the days. */
const SIZES = { small: { teams: 40, days: 8 }, 'a hundred times': { teams: 400, days: 80 } }
const SCENARIOS = [teamDay]
const CONCURRENCY = 50
const PACE: Pace = { rounds: 15, roundMs: 800, warmUpMs: 3000 }

type Name = keyof typeof SIZES
const NAMES = Object.keys(SIZES) as Name[]

/** What a grown database costs: the same questions by the same people, on a small one and on one with 100 times the rows. */
export async function benchGrowth() {
  const postgres = await startPostgres()
  const stops = [postgres.stop]
  try {
    const small = await filledPostgres(postgres, SIZES.small)
    console.error('Filling the large database, which takes minutes …')
    const large = await filledPostgres(postgres, SIZES['a hundred times'])
    const urls: Record<Name, string> = { small: small.url, 'a hundred times': large.url }
    const targets: Target<Name>[] = []
    for (const name of NAMES) {
      const server = await startProcess('src/server/main.ts', { DATABASE_URL: urls[name], AUTH_SECRET })
      stops.push(server.stop)
      targets.push({ name, origin: server.origin, turn: 0, seen: new Map() })
    }
    const rows: string[][] = []
    for (const scenario of SCENARIOS) {
      console.error(`Measuring ${scenario.name} …`)
      const load = { scenario, people: small.people[scenario.askedBy], concurrency: CONCURRENCY }
      const rounds = await measureRounds(targets, load, PACE)
      for (const name of NAMES) {
        const over = (figure: 'requestsPerSec' | 'p50Ms' | 'p99Ms') =>
          median(rounds.map((round) => round[name][figure]))
        const slower = median(rounds.map((round) => round.small.requestsPerSec / round[name].requestsPerSec))
        rows.push([
          scenario.name,
          name,
          over('requestsPerSec').toFixed(0),
          over('p50Ms').toFixed(2),
          over('p99Ms').toFixed(2),
          slower.toFixed(2),
        ])
      }
    }
    console.log(`\n${textTable(['scenario', 'rows', 'req/s', 'p50 ms', 'p99 ms', '× slower'], rows)}\n`)
    console.log(`${await machine(small.url)}; ${CONCURRENCY} at once; npm run bench -- ${GROWTH}`)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
