import type { Socket } from 'node:net'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { filledPostgres } from '../data/filled-postgres.ts'
import { median } from '../report/median.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { machine } from '../report/machine.ts'
import { report } from '../report/report.ts'
import { FULL, measureRounds, type Round } from '../rounds.ts'
import type { Person } from '../scenario.ts'
import { teamAthletes } from '../scenarios/team-athletes.ts'
import { startOnPostgres } from '../target/start-on-postgres.ts'
import type { Target } from '../target/target.ts'
import { openListener } from './listener.ts'
import { residentKb } from './resident-kb.ts'

export const LIVE_LISTENERS = 'live-listeners'

const LISTENERS = 2000
const OPENED_AT_ONCE = 50
const SEASON = { teams: 40, athletes: 25, metrics: 10, days: 1 }
const CONCURRENCY = 20
const PACE = { ...FULL, warmUpMs: 3000 }

type Name = 'alone' | 'listened to'

/** What idle listeners cost: two processes on one database, one of them with 2,000 pages that listen to it. */
export async function benchLiveListeners(command: string) {
  const postgres = await startPostgres()
  const stops = [postgres.stop]
  const sockets: Socket[] = []
  try {
    const filled = await filledPostgres(postgres, SEASON)
    const alone = await startOnPostgres('alone', 'ours', filled)
    stops.push(alone.stop)
    const listenedTo = await startOnPostgres('listened to', 'ours', filled)
    stops.push(listenedTo.stop)
    const targets: Target<Name>[] = [alone, listenedTo]
    const load = { scenario: teamAthletes, concurrency: CONCURRENCY }
    // Both have grown to their working size before anything is compared.
    await measureRounds(targets, load, { ...PACE, rounds: 1 })

    const before = targets.map(({ pid }) => residentKb(pid))
    console.error(`Opening ${LISTENERS} listeners …`)
    sockets.push(...(await openListeners(listenedTo.origin, filled.people.athlete)))
    console.error('Measuring …')
    const rounds = await measureRounds(targets, load, PACE)
    // After the same work, which has cleared away what opening left behind.
    const [aloneKb = 0, listenedToKb = 0] = targets.map(({ pid }, index) => residentKb(pid) - before[index]!)

    const table = markdownTable(['GET …/athletes', 'req/s', 'p50 ms', 'p99 ms'], rowsOf(rounds))
    const cost = `${LISTENERS} idle listeners: ${((listenedToKb - aloneKb) / LISTENERS).toFixed(1)} kB each, resident; ${ratios(rounds)}.`
    report(
      LIVE_LISTENERS,
      [table, cost],
      `${await machine(filled.url)}; ${CONCURRENCY} at once; \`${command}\``,
    )
  } finally {
    for (const socket of sockets) socket.destroy()
    for (const stop of stops.toReversed()) await stop()
  }
}

async function openListeners(origin: string, people: Person[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < LISTENERS) {
    const next = Array.from(
      { length: OPENED_AT_ONCE },
      (_, index) => people[(sockets.length + index) % people.length]!,
    )
    sockets.push(...(await Promise.all(next.map((person) => openListener(origin, person)))))
  }
  return sockets
}

function rowsOf(rounds: Round<Name>[]): string[][] {
  return (['alone', 'listened to'] as const).map((name) => [
    name,
    median(rounds.map((round) => round[name].requestsPerSec)).toFixed(0),
    median(rounds.map((round) => round[name].p50Ms)).toFixed(2),
    median(rounds.map((round) => round[name].p99Ms)).toFixed(2),
  ])
}

/** Taken within each round, where both sides had the same noise. */
function ratios(rounds: Round<Name>[]): string {
  const ratio = (figure: 'requestsPerSec' | 'p50Ms' | 'p99Ms') =>
    median(rounds.map((round) => round['listened to'][figure] / round.alone[figure])).toFixed(2)
  return `${ratio('requestsPerSec')} of the requests per second, ${ratio('p50Ms')} times the p50, ${ratio('p99Ms')} times the p99`
}
