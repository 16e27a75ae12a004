import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Orm } from './database.ts'
import type { mails } from './schema/mails.ts'
import type { pushNotices } from './schema/push-notices.ts'

/** Also the lease of the process that sends: longer than any time-out. */
const FIRST_RETRY_MIN = 2
const LONGEST_RETRY_MIN = 60

type Line = typeof mails | typeof pushNotices

/**
 * Marks the next due message of a line as being sent, in a way that no other process takes the same one. If it is still there
 * once its time has come again, it is tried again, less and less often.
 */
export async function claimNext<T extends Line>(system: Orm, line: T, now: Date, isWaiting?: SQL) {
  // Both lines have the columns that are named here.
  const table = line as typeof pushNotices
  const due = system
    .select({ id: table.id })
    .from(table)
    .where(and(isWaiting, lte(table.nextAttemptAt, now)))
    .orderBy(asc(table.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const waitMin = sql`least(${LONGEST_RETRY_MIN}::int, ${FIRST_RETRY_MIN}::int * power(2, least(${table.attempts}, 10))::int)`
  const [claimed] = await system
    .update(table)
    .set({
      attempts: sql`${table.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${waitMin})`,
    })
    .where(eq(table.id, due))
    .returning()
  return claimed as T['$inferSelect'] | undefined
}
