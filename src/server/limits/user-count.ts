const WINDOW_MS = 5 * 60 * 1000

/**
 * Counts what a user does; the answer is the number of seconds to wait, or null when it may go ahead. In the memory of
 * this process, since it happens so often, and from one moment on for everybody, so that there is nothing to tidy up.
 */
export function createUserCount(max: number) {
  const counts = new Map<string, number>()
  let begunAt = 0
  return (userId: string, now: Date): number | null => {
    const sinceMs = now.getTime() - begunAt
    if (sinceMs < 0 || sinceMs >= WINDOW_MS) {
      counts.clear()
      begunAt = now.getTime()
    }
    const count = (counts.get(userId) ?? 0) + 1
    counts.set(userId, count)
    return count > max ? Math.ceil((begunAt + WINDOW_MS - now.getTime()) / 1000) : null
  }
}
