import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

const LIMIT_MS = 15_000

/** Until as many writes more are acknowledged, or too much time has passed; the answer is how long that took. */
export async function untilAcknowledged({ counts }: Ledger, writes = 1): Promise<number> {
  const startedAt = performance.now()
  const wanted = counts.acknowledged + writes
  while (counts.acknowledged < wanted && performance.now() - startedAt < LIMIT_MS) await pause(5)
  return performance.now() - startedAt
}
