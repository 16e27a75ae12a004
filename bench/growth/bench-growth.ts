import { startPostgres } from '#tests/support/postgres-server.ts'
import { filledPostgres } from '../data/filled-postgres.ts'
import { AUTH_SECRET } from '../data/people-of.ts'
import { machine } from '../report/machine.ts'
import { median } from '../report/median.ts'
import { textTable } from '../report/text-table.ts'
import { measureRounds, type Pace, type Round } from '../rounds.ts'
import type { Sample } from '../load/closed-loop.ts'
import { athleteStatistics } from '../scenarios/athlete-statistics.ts'
import { teamDay } from '../scenarios/team-day.ts'
import { startProcess } from '../server-process.ts'
import type { Target } from '../targets.ts'

export const GROWTH = 'growth'

/** 15,000 sessions and 80,000 answers, then a hundred times as many; everyone's season is as long as before. */
const SMALL = { teams: 4, athletes: 25, days: 80 }
const LARGE = { ...SMALL, teams: 400 }
const SCENARIOS = [teamDay, athleteStatistics]
const CONCURRENCY = 50
const PACE: Pace = { rounds: 15, roundMs: 800, warmUpMs: 3000 }
const HEADINGS = ['scenario', 'target', 'req/s', 'p50 ms', 'p99 ms', '× guarded', 'times slower']

const NAMES = ['ours, small', 'ours, 100 × the rows', 'guarded, 100 × the rows'] as const
type Name = (typeof NAMES)[number]

/** What a grown database costs: the same questions by the same people, on a small one and on one with 100 times the rows. */
export async function benchGrowth() {
  const postgres = await startPostgres()
  const stops = [postgres.stop]
  try {
    const small = await filledPostgres(postgres, SMALL)
    console.error('Filling the large database, which takes minutes …')
    const large = await filledPostgres(postgres, LARGE)
    const start = async (name: Name, script: string, env: Record<string, string>): Promise<Target<Name>> => {
      const { origin, stop } = await startProcess(script, env)
      stops.push(stop)
      return { name, origin, turn: 0, seen: new Map() }
    }
    const targets = [
      await start('ours, small', 'src/server/main.ts', { DATABASE_URL: small.url, AUTH_SECRET }),
      await start('ours, 100 × the rows', 'src/server/main.ts', { DATABASE_URL: large.url, AUTH_SECRET }),
      await start('guarded, 100 × the rows', 'bench/floor/main.ts', {
        DATABASE_URL: large.url,
        FLOOR: 'guarded',
      }),
    ]
    const rows: string[][] = []
    for (const scenario of SCENARIOS) {
      console.error(`Measuring ${scenario.name} …`)
      const load = { scenario, people: small.people[scenario.askedBy], concurrency: CONCURRENCY }
      rows.push(...rowsOf(scenario.name, await measureRounds(targets, load, PACE)))
    }
    console.log(`\n${textTable(HEADINGS, rows)}\n`)
    console.log(`${await machine(small.url)}; ${CONCURRENCY} at once; npm run bench -- ${GROWTH}`)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

function rowsOf(scenario: string, rounds: Round<Name>[]): string[][] {
  const over = (name: Name, figure: keyof Sample) => median(rounds.map((round) => round[name][figure]))
  const ratio = (one: Name, other: Name) =>
    median(rounds.map((round) => round[one].requestsPerSec / round[other].requestsPerSec)).toFixed(2)
  return NAMES.map((name) => [
    scenario,
    name,
    over(name, 'requestsPerSec').toFixed(0),
    over(name, 'p50Ms').toFixed(2),
    over(name, 'p99Ms').toFixed(2),
    name === 'ours, small' ? '' : ratio(name, 'guarded, 100 × the rows'),
    name === 'ours, 100 × the rows' ? ratio('ours, small', name) : '',
  ])
}
