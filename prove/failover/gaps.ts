import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from '../writes/ledger.ts'

const LOOK_MS = 20
const LIMIT_MS = 60_000

/** How long no write of a ledger was acknowledged, at the longest. */
export function watchGaps(ledgers: Ledger[]) {
  const watched = ledgers.map(({ counts }) => ({
    counts,
    seen: counts.acknowledged,
    since: performance.now(),
  }))
  let longestMs = 0
  const looking = setInterval(look, LOOK_MS)

  function look() {
    const now = performance.now()
    for (const one of watched) {
      longestMs = Math.max(longestMs, now - one.since)
      if (one.counts.acknowledged === one.seen) continue
      one.seen = one.counts.acknowledged
      one.since = now
    }
  }
  return {
    longestMs: () => longestMs,
    stop: () => clearInterval(looking),
  }
}

/** Until every ledger has writes acknowledged that were sent after this was called. */
export async function writtenAgain(ledgers: Ledger[]) {
  const limit = performance.now() + LIMIT_MS
  // Each has several writers, of whose writes some may be on their way back already.
  const wanted = ledgers.map(({ counts }) => counts.acknowledged + 10)
  while (ledgers.some(({ counts }, index) => counts.acknowledged < wanted[index]!)) {
    if (performance.now() > limit) throw new Error('nothing is written any more')
    await pause(LOOK_MS)
  }
}
