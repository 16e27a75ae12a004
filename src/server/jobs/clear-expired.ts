import { and, lt, max } from 'drizzle-orm'
import { authSessions, authVerifications } from '#database/schema/auth.ts'
import { jobRuns } from '#database/schema/job-runs.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import type { Job } from './job.ts'

const HOUR_MS = 60 * 60 * 1000
const KEEP_JOB_RUNS_MS = 7 * 24 * HOUR_MS
const KEEP_LIVE_EVENTS_MS = HOUR_MS

export const clearExpired: Job = {
  name: 'clear-expired',
  pattern: '17 * * * *',
  async run({ db }, now) {
    await db.system.delete(authSessions).where(lt(authSessions.expiresAt, now))
    await db.system.delete(authVerifications).where(lt(authVerifications.expiresAt, now))
    await db.system.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
    await db.system.delete(jobRuns).where(lt(jobRuns.slot, new Date(now.getTime() - KEEP_JOB_RUNS_MS)))
    // The newest stays: a client that knows it has missed nothing, however long ago that was.
    const newest = db.system.select({ id: max(liveEvents.id) }).from(liveEvents)
    await db.system
      .delete(liveEvents)
      .where(
        and(
          lt(liveEvents.createdAt, new Date(now.getTime() - KEEP_LIVE_EVENTS_MS)),
          lt(liveEvents.id, newest),
        ),
      )
  },
}
