import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

const LIMIT_MS = 15_000

/** Until the next write is acknowledged, or too much time has passed; the answer is how long that took. */
export async function untilAcknowledged({ counts }: Ledger): Promise<number> {
  const startedAt = performance.now()
  const before = counts.acknowledged
  while (counts.acknowledged === before && performance.now() - startedAt < LIMIT_MS) await pause(5)
  return performance.now() - startedAt
}
