import { startServer } from '#tests/support/server-process.ts'
import {
  A_PROMISED_BODY,
  HALF_OF_THE_HEADERS,
  openSlowClient,
  type SlowClient,
} from '#tests/support/slow-client.ts'
import type { Part } from '../part.ts'

const HALF_OPEN = 1000
const SLOW_BODIES = 200
const AT_ONCE = 100
const OTHERS = 1000
/** Fifteen seconds of patience, five between two looks, and some for a busy machine. */
const LONGEST_WAIT_MS = 30_000

export const part: Part = {
  name: 'slowloris',
  what: 'clients that never finish asking keep nobody else from being served, and are shown the door',
  takes: '1 min',
  async run({ rounds = HALF_OPEN }) {
    const server = await startServer({ env: { LOG_LEVEL: 'error' } })
    const alone = await ask(server.origin)
    const halfOpen = await openMany(server.origin, HALF_OF_THE_HEADERS, rounds)
    const slowBodies = await openMany(server.origin, A_PROMISED_BODY, SLOW_BODIES)
    const among = await ask(server.origin)
    const ends = await Promise.all(halfOpen.map(({ closed }) => closed))
    for (const { leave } of slowBodies) leave()
    await server.stop()
    const longestSec = Math.max(...ends.map(({ afterMs }) => afterMs)) / 1000
    return {
      line: `slowloris: among ${rounds.toLocaleString('en')} half-open requests and ${SLOW_BODIES} slow bodies ${OTHERS.toLocaleString('en')} requests of others, ${among.failed} failed, p99 ${among.p99Ms} ms (alone ${alone.p99Ms} ms); the half-open ones closed after at most ${longestSec.toFixed(0)} s`,
      ok: among.failed === 0 && longestSec * 1000 < LONGEST_WAIT_MS,
    }
  },
}

/** Not all in one moment: the system keeps 511 waiting for a process that is busy, and resets the others. */
async function openMany(origin: string, start: string, count: number) {
  const clients: SlowClient[] = []
  while (clients.length < count) {
    const next = Math.min(AT_ONCE, count - clients.length)
    clients.push(...(await Promise.all(Array.from({ length: next }, () => openSlowClient(origin, start)))))
  }
  return clients
}

async function ask(origin: string): Promise<{ failed: number; p99Ms: number }> {
  const times: number[] = []
  let failed = 0
  for (let turn = 0; turn < OTHERS; turn++) {
    const startedAt = performance.now()
    const status = await fetch(`${origin}/api/session`, { signal: AbortSignal.timeout(5000) }).then(
      (reply) => reply.status,
      () => 0,
    )
    if (status !== 200) failed++
    times.push(performance.now() - startedAt)
  }
  return { failed, p99Ms: Math.round(times.toSorted((a, b) => a - b)[Math.floor(OTHERS * 0.99)]!) }
}
