import type { Socket } from 'node:net'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { filledPostgres } from '../data/filled-postgres.ts'
import { AUTH_SECRET } from '../data/people-of.ts'
import { median } from '../report/median.ts'
import { textTable } from '../report/text-table.ts'
import { measureRounds, type Pace, type Round } from '../rounds.ts'
import type { Person } from '../scenario.ts'
import { teamAthletes } from '../scenarios/team-athletes.ts'
import { startProcess } from '../server-process.ts'
import type { Target } from '../targets.ts'
import { openListener } from './listener.ts'
import { residentKb } from './resident-kb.ts'

export const LIVE_LISTENERS = 'live-listeners'

const LISTENERS = 2000
const OPENED_AT_ONCE = 50
const SEASON = { teams: 40, athletes: 25, days: 1 }
const CONCURRENCY = 20
const PACE: Pace = { rounds: 15, roundMs: 800, warmUpMs: 3000 }

type Name = 'alone' | 'listened to'

/** What idle listeners cost: two processes on one database, one of them with 2,000 pages that listen to it. */
export async function benchLiveListeners() {
  const postgres = await startPostgres()
  const stops = [postgres.stop]
  const sockets: Socket[] = []
  try {
    const { url, people } = await filledPostgres(postgres, SEASON)
    const processes = { alone: await start(url), 'listened to': await start(url) }
    stops.push(...Object.values(processes).map(({ stop }) => stop))
    const targets = (['alone', 'listened to'] as const).map((name): Target<Name> => ({
      name,
      origin: processes[name].origin,
      turn: 0,
      seen: new Map(),
    }))
    const load = { scenario: teamAthletes, people: people.manager, concurrency: CONCURRENCY }
    // Both have grown to their working size before anything is compared.
    await measureRounds(targets, load, { ...PACE, rounds: 1 })

    const before = memoryOf(processes)
    console.error(`Opening ${LISTENERS} listeners …`)
    sockets.push(...(await openListeners(processes['listened to'].origin, people.athlete)))
    const after = memoryOf(processes)
    console.error('Measuring …')
    const rounds = await measureRounds(targets, load, PACE)

    console.log(`\n${textTable(['GET /api/athletes', 'req/s', 'p50 ms', 'p99 ms'], rowsOf(rounds))}\n`)
    console.log(ratios(rounds))
    const grownKb = after['listened to'] - before['listened to'] - (after.alone - before.alone)
    console.log(`${LISTENERS} idle listeners: ${(grownKb / LISTENERS).toFixed(1)} kB each, resident`)
  } finally {
    for (const socket of sockets) socket.destroy()
    for (const stop of stops.toReversed()) await stop()
  }
}

const start = (url: string) => startProcess('src/server/main.ts', { DATABASE_URL: url, AUTH_SECRET })

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

const memoryOf = (processes: Record<Name, { pid: number }>) => ({
  alone: residentKb(processes.alone.pid),
  'listened to': residentKb(processes['listened to'].pid),
})

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
  return `listened to : alone = ${ratio('requestsPerSec')} in req/s, ${ratio('p50Ms')} in p50, ${ratio('p99Ms')} in p99`
}
