import { startPostgres } from '#tests/support/postgres-server.ts'
import { type FilledPostgres, filledPostgres, onPostgres } from '../data/filled-postgres.ts'
import { using } from '../data/fill.ts'
import type { Sample } from '../load/closed-loop.ts'
import { machine } from '../report/machine.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { median } from '../report/median.ts'
import { report } from '../report/report.ts'
import { FULL, measureRounds, type Round } from '../rounds.ts'
import { athleteStatistics } from '../scenarios/athlete-statistics.ts'
import { squad } from '../scenarios/squad.ts'
import { submitDay } from '../scenarios/submit-day.ts'
import { teamDay } from '../scenarios/team-day.ts'
import { today } from '../scenarios/today.ts'
import { startOnPostgres } from '../target/start-on-postgres.ts'
import type { Target } from '../target/target.ts'
import { type StoredBytes, storedBytes } from './stored-bytes.ts'

export const GROWTH = 'growth'

/** Teams with the five questions of the starter set. Everyone's season is as long; there are more and more of them. */
const SEASON = { athletes: 25, metrics: 5, days: 100 }
const FEWEST_TEAMS = 40
const SESSIONS_PER_DAY = 1.9
const SCENARIOS = [today, teamDay, athleteStatistics, squad, submitDay]
const CONCURRENCY = 50
const PACE = { ...FULL, warmUpMs: 3000 }
/** As a database of its own would have it; what PostgreSQL brings along is meant for the smallest machines. */
const SETTINGS = { shared_buffers: '2GB', maintenance_work_mem: '1GB', work_mem: '16MB', max_wal_size: '8GB' }

type Grown = FilledPostgres & { teams: number; sessions: StoredBytes; answers: StoredBytes }

/** What a grown database costs: the same questions, asked by anyone, on a small one and on ever larger ones. */
export async function benchGrowth(sessionCounts: number[], command: string) {
  const postgres = await startPostgres(SETTINGS)
  const stops = [postgres.stop]
  try {
    const databases: Grown[] = []
    for (const teams of [FEWEST_TEAMS, ...sessionCounts.map(teamsWith)]) {
      console.error(`Filling a database with ${teams} teams …`)
      databases.push(await grown(postgres, teams))
    }
    const targets: Target<string>[] = []
    for (const [index, database] of databases.entries()) {
      for (const contender of ['ours', 'guarded'] as const) {
        const target = await startOnPostgres(`${contender} ${index}`, contender, database)
        targets.push(target)
        stops.push(target.stop)
      }
    }
    const rows: string[][] = []
    for (const scenario of SCENARIOS) {
      console.error(`Measuring ${scenario.name} …`)
      const concurrency = scenario.atOnce ?? CONCURRENCY
      const rounds = await measureRounds(targets, { scenario, concurrency }, PACE)
      rows.push(...databases.map((database, index) => rowOf(scenario.name, database, index, rounds)))
    }
    report(
      GROWTH,
      [markdownTable(HEADINGS, rows), markdownTable(SIZE_HEADINGS, databases.map(sizeOf))],
      `${await machine(databases[0]!.url)}, shared_buffers ${SETTINGS.shared_buffers}; ${CONCURRENCY} at once; \`${command}\``,
    )
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const teamsWith = (sessions: number) =>
  Math.ceil(sessions / (SEASON.athletes * SEASON.days * SESSIONS_PER_DAY))

async function grown(postgres: Parameters<typeof filledPostgres>[0], teams: number): Promise<Grown> {
  const filled = await filledPostgres(postgres, { ...SEASON, teams })
  return using(onPostgres(filled.url), async ({ system }) => ({
    ...filled,
    teams,
    sessions: await storedBytes(system, 'training_sessions'),
    answers: await storedBytes(system, 'metric_responses'),
  }))
}

const HEADINGS = ['request', 'sessions', 'answers', 'req/s', 'p50 ms', 'p99 ms', 'times slower', '× guarded']

/** Medians over the rounds; a ratio is taken within each round first, where both sides had the same noise. */
function rowOf(scenario: string, { sessions, answers }: Grown, index: number, rounds: Round<string>[]) {
  const over = (figure: keyof Sample) => median(rounds.map((round) => round[`ours ${index}`]![figure]))
  const ratio = (one: string, other: string) =>
    median(rounds.map((round) => round[one]!.requestsPerSec / round[other]!.requestsPerSec)).toFixed(2)
  return [
    scenario,
    inWords(sessions.count),
    inWords(answers.count),
    over('requestsPerSec').toFixed(0),
    over('p50Ms').toFixed(1),
    over('p99Ms').toFixed(1),
    index === 0 ? '' : ratio('ours 0', `ours ${index}`),
    ratio(`ours ${index}`, `guarded ${index}`),
  ]
}

const SIZE_HEADINGS = [
  'athletes',
  'sessions',
  'bytes each',
  'of it indexes',
  'answers',
  'bytes each',
  'of it indexes',
  'GB',
]

function sizeOf({ teams, sessions, answers }: Grown): string[] {
  const allBytes = [sessions, answers].reduce((sum, one) => sum + one.tableBytes + one.indexBytes, 0)
  const figures = ({ count, tableBytes, indexBytes }: StoredBytes) => [
    inWords(count),
    ((tableBytes + indexBytes) / count).toFixed(0),
    (indexBytes / count).toFixed(0),
  ]
  return [
    inWords(teams * SEASON.athletes),
    ...figures(sessions),
    ...figures(answers),
    (allBytes / 1e9).toFixed(1),
  ]
}

const inWords = (count: number) => count.toLocaleString('en-US')
