import { lt } from 'drizzle-orm'
import { authSessions, authVerifications } from '#database/schema/auth.ts'
import { jobRuns } from '#database/schema/job-runs.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import type { Job } from './job.ts'

const KEEP_JOB_RUNS_MS = 7 * 24 * 60 * 60 * 1000

export const clearExpired: Job = {
  name: 'clear-expired',
  pattern: '17 * * * *',
  async run({ db }, now) {
    await db.system.delete(authSessions).where(lt(authSessions.expiresAt, now))
    await db.system.delete(authVerifications).where(lt(authVerifications.expiresAt, now))
    await db.system.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
    await db.system.delete(jobRuns).where(lt(jobRuns.slot, new Date(now.getTime() - KEEP_JOB_RUNS_MS)))
  },
}
