import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { isPublic } from './guard.ts'
import { tooManyAttempts } from './limit-attempts.ts'

const MAX_WRITES = 300
const READS = ['GET', 'HEAD', 'OPTIONS']

/** No account keeps the others waiting by writing without a break. What visitors may write has limits of its own. */
export function limitWrites() {
  const count = createUserCount(MAX_WRITES)
  return createMiddleware<AppEnv>(async (c, next) => {
    const visitor = c.get('visitor')
    const isWrite = visitor !== null && !READS.includes(c.req.method) && !isPublic(c)
    const waitSec = isWrite ? count(visitor.id, c.get('now')) : null
    if (waitSec) throw tooManyAttempts(waitSec)
    await next()
  })
}

const WINDOW_MS = 5 * 60 * 1000

/**
 * Counts what a user does; the answer is the number of seconds to wait, or null when it may go ahead. It counts in
 * the memory of this process, since writes are frequent. The window begins for all users at once: nothing has to be
 * tidied.
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
