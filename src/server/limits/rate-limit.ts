import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'

export type Limit = { name: string; max: number; windowSec: number }

/** Counts an attempt; the answer is the number of seconds to wait, or null when it may go ahead. */
export type RateLimit = {
  count: (limit: Limit, subject: string, now: Date) => Promise<number | null>
  /** A success shows that the attempts before it were honest. */
  forgive: (limit: Limit, subject: string) => Promise<void>
}

/** Counts in the database, so that limits hold across server processes and restarts; under a keyed hash of the subject. */
export function createRateLimit({ system }: Database, secret: string): RateLimit {
  const keyOf = (limit: Limit, subject: string) =>
    `${limit.name}:${createHmac('sha256', secret).update(subject).digest('base64url')}`

  return {
    async count(limit, subject, now) {
      const resetsAt = new Date(now.getTime() + limit.windowSec * 1000)
      const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
      const [row] = await system
        .insert(rateLimits)
        .values({ key: keyOf(limit, subject), count: 1, resetsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning()
      if (!row || row.count <= limit.max) return null
      return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000))
    },

    async forgive(limit, subject) {
      await system.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)))
    },
  }
}
