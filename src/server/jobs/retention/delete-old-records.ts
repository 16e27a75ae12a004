import { and, asc, gt, inArray, lt } from 'drizzle-orm'
import { firstKeptDay } from '#domain/retention/first-kept.ts'
import { RETENTION_YEARS } from '#domain/retention/retention-periods.ts'
import type { Orm } from '#database/database.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { submissions } from '#database/schema/submissions.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import type { Services } from '#server/http/app-env.ts'

/** Small, so that no statement holds up those of the athletes for long. */
const ATHLETES_AT_ONCE = 50

/** Performance and health data by the calendar day they tell of; a few athletes at a time, as the indexes lie. */
export async function deleteOldRecords({ db }: Pick<Services, 'db'>, now: Date) {
  const performanceFrom = firstKeptDay(RETENTION_YEARS.performance, now)
  const healthFrom = firstKeptDay(RETENTION_YEARS.health, now)
  for await (const ids of athletes(db.system)) {
    const ofThem = (
      table: typeof trainingSessions | typeof metricResponses | typeof dailyMetrics,
      from: string,
    ) => and(inArray(table.athleteId, ids), lt(table.date, from))
    await db.system.delete(trainingSessions).where(ofThem(trainingSessions, performanceFrom))
    await db.system.delete(metricResponses).where(ofThem(metricResponses, healthFrom))
    await db.system.delete(dailyMetrics).where(ofThem(dailyMetrics, healthFrom))
    await db.system
      .delete(submissions)
      .where(and(inArray(submissions.athleteId, ids), lt(submissions.day, healthFrom)))
  }
}

async function* athletes(system: Orm) {
  let last: string | undefined
  do {
    const page = await system
      .select({ id: profiles.id })
      .from(profiles)
      .where(last ? gt(profiles.id, last) : undefined)
      .orderBy(asc(profiles.id))
      .limit(ATHLETES_AT_ONCE)
    last = page.at(-1)?.id
    if (last) yield page.map(({ id }) => id)
  } while (last)
}
