const MAX_WRITES = 300
const WINDOW_MS = 5 * 60 * 1000

/**
 * Counts what a user writes; the answer is the number of seconds to wait, or null when it may go ahead. In the memory of
 * this process, since it happens at every write, and from one moment on for everybody, so that there is nothing to tidy up.
 */
export function createWriteCount() {
  const written = new Map<string, number>()
  let begunAt = 0
  return (userId: string, now: Date): number | null => {
    const sinceMs = now.getTime() - begunAt
    if (sinceMs < 0 || sinceMs >= WINDOW_MS) {
      written.clear()
      begunAt = now.getTime()
    }
    const writes = (written.get(userId) ?? 0) + 1
    written.set(userId, writes)
    return writes > MAX_WRITES ? Math.ceil((begunAt + WINDOW_MS - now.getTime()) / 1000) : null
  }
}
