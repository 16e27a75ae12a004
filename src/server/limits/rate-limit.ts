import { createHmac } from 'node:crypto'
import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import type { Message } from '#domain/language/message.ts'

export type Limit = {
  name: string
  max: number
  windowSec: number
  /** What a refused client can do instead of waiting. */
  wayOut?: Message
}

/** What is counted under a limit: an address, an account, or both together. */
export type Attempt = [limit: Limit, subject: string]

export type Refused = { limit: Limit; waitSec: number }

export type RateLimit = {
  /**
   * Counts an attempt under each limit in turn, up to the first that is used up: what a narrow limit refuses never uses up a
   * wide one after it. The answer is the limit that refuses for longest, or null when the attempt may go ahead.
   */
  count: (attempts: Attempt[], now: Date) => Promise<Refused | null>
  /** A success shows that the attempts before it were honest. */
  forgive: (attempts: Attempt[]) => Promise<void>
  /** A success was no guess; the attempts of others before it may have been. */
  giveBack: (attempts: Attempt[]) => Promise<void>
}

type Counted = { key: string; limit: Limit; resetsAt: string }

/** Counts in the database, so that limits hold across server processes and restarts; under a keyed hash of the subject. */
export function createRateLimit({ system }: Database, hashKey: string): RateLimit {
  const rowOf = ([{ name }, subject]: Attempt) =>
    `${name}:${createHmac('sha256', hashKey).update(subject).digest('base64url')}`

  async function refusedFor(counted: Counted[], now: Date): Promise<Refused | null> {
    const usedUp = await system
      .select({ key: rateLimits.key, resetsAt: rateLimits.resetsAt })
      .from(rateLimits)
      .where(
        and(
          gt(rateLimits.resetsAt, now),
          or(
            ...counted.map(({ key, limit }) =>
              and(eq(rateLimits.key, key), gte(rateLimits.count, limit.max)),
            ),
          ),
        ),
      )
    const [longest] = usedUp.toSorted((a, b) => b.resetsAt.getTime() - a.resetsAt.getTime())
    if (!longest) return null
    const { limit } = counted.find(({ key }) => key === longest.key)!
    return { limit, waitSec: Math.max(1, Math.ceil((longest.resetsAt.getTime() - now.getTime()) / 1000)) }
  }

  return {
    async count(attempts, now) {
      const counted = attempts.map((attempt) => ({
        key: rowOf(attempt),
        limit: attempt[0],
        resetsAt: new Date(now.getTime() + attempt[0].windowSec * 1000).toISOString(),
      }))
      // Read before anything is written: a refused client costs no write, however often it comes.
      const refused = await refusedFor(counted, now)
      if (refused) return refused
      const { rows } = (await system.execute(countInTurn(counted, now))) as { rows: unknown[] }
      if (rows.length > 0) return null
      return (await refusedFor(counted, now)) ?? { limit: counted.at(-1)!.limit, waitSec: 1 }
    },

    // Row by row: two statements that lock several in different orders would wait for each other.
    async forgive(attempts) {
      for (const attempt of attempts)
        await system.delete(rateLimits).where(eq(rateLimits.key, rowOf(attempt)))
    },

    async giveBack(attempts) {
      for (const attempt of attempts)
        await system
          .update(rateLimits)
          .set({ count: sql`${rateLimits.count} - 1` })
          .where(and(eq(rateLimits.key, rowOf(attempt)), gt(rateLimits.count, 0)))
    },
  }
}

/**
 * One statement whose steps depend on each other: a request that one limit refuses never counts under the limits
 * after it, even among many requests at once. It answers a row if every limit has counted.
 */
function countInTurn(counted: Counted[], now: Date) {
  const isOver = sql`counted.resets_at <= ${now.toISOString()}::timestamptz`
  const steps = counted.map(({ key, limit, resetsAt }, index) => {
    const before = index === 0 ? sql.empty() : sql`from ${step(index - 1)}`
    return sql`${step(index)} as (
      insert into ${rateLimits} as counted (key, count, resets_at)
      select ${key}::text, 1, ${resetsAt}::timestamptz ${before}
      on conflict (key) do update set
        count = case when ${isOver} then 1 else counted.count + 1 end,
        resets_at = case when ${isOver} then excluded.resets_at else counted.resets_at end
      where ${isOver} or counted.count < ${limit.max}::int
      returning 1)`
  })
  return sql`with ${sql.join(steps, sql`, `)} select 1 from ${step(counted.length - 1)}`
}

const step = (index: number) => sql.identifier(`step_${index}`)
