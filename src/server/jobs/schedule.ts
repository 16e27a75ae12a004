import { Cron } from 'croner'
import { and, eq, lt, lte, max } from 'drizzle-orm'
import { authSessions, authVerifications } from '#database/schema/auth.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { jobRuns } from '#database/schema/job-runs.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { teams } from '#database/schema/teams.ts'
import { isOpen } from '#domain/form-window/form-window.ts'
import type { Services } from '#server/http/app-env.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import { describeError } from '#server/process/log.ts'
import { saveFormWindow } from '#server/stored/form-window.ts'
import { lockTeam } from '#server/stored/team-rows.ts'
import type { Job } from './job.ts'
import { removeFiles } from './remove-files.ts'
import { retentionJobs } from './retention.ts'
import { sendDigests } from './send-digests.ts'
import { sendReminders } from './send-reminders.ts'

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

export const clearInsights: Job = {
  name: 'clear-insights',
  pattern: '*/5 * * * *',
  async run({ db }, now) {
    await db.system.delete(insightReplies).where(lte(insightReplies.expiresAt, now))
  },
}

/** Retries what SMTP refused or a killed process left behind; the code that adds a mail also sends it, at once. */
export const deliverMails: Job = {
  name: 'deliver-mails',
  pattern: '* * * * *',
  run: ({ mailQueue }) => mailQueue.deliver(),
}

const { openTime, closeTime, manuallyClosed, closedByHandAt, openedByHandAt } = dailyFormStatus
const windowColumns = {
  teamId: teams.id,
  wasOpen: dailyFormStatus.isOpen,
  window: { openTime, closeTime, timeZone: teams.timeZone, manuallyClosed, closedByHandAt, openedByHandAt },
}
const isItsTeam = eq(teams.id, dailyFormStatus.teamId)

/** Keeps the stored is_open in step with the windows, and tells every team whose form has just opened or closed. */
export const keepFormStatus: Job = {
  name: 'keep-form-status',
  pattern: '* * * * *',
  async run({ db }, now) {
    const windows = await db.system.select(windowColumns).from(dailyFormStatus).innerJoin(teams, isItsTeam)
    const stale = windows.filter(({ wasOpen, window }) => wasOpen !== isOpen(window, now))
    for (const { teamId } of stale) {
      await db.system.transaction(async (tx) => {
        // Read again under the lock: somebody may be changing it at this very moment. In a query of its own, since the
        // one that waits for the lock sees the other table as it was before.
        await lockTeam(tx, teamId)
        const [row] = await tx
          .select(windowColumns)
          .from(dailyFormStatus)
          .innerJoin(teams, isItsTeam)
          .where(eq(teams.id, teamId))
        if (!row) return
        await saveFormWindow(tx, teamId, row.window, now)
        await announce(tx, teamChannel(teamId), 'form-status')
      })
    }
  },
}

const JOBS: Job[] = [
  deliverMails,
  sendReminders,
  sendDigests,
  clearExpired,
  clearInsights,
  keepFormStatus,
  ...retentionJobs,
  removeFiles,
]
const MINUTE_MS = 60_000

/** Starts the clockwork; the answer stops it and waits for what is running. */
export function startJobs(services: Services): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const crons = JOBS.map(
    (job) =>
      new Cron(job.pattern, { timezone: 'UTC', unref: true }, () => {
        const run = runOnce(services, job).finally(() => running.delete(run))
        running.add(run)
      }),
  )
  return async () => {
    for (const cron of crons) cron.stop()
    await Promise.all(running)
  }
}

/** Runs the job unless its slot is taken, by another process or an earlier run; a failure is logged and the next slot tries again. */
export async function runOnce(services: Services, job: Job) {
  const now = services.clock()
  try {
    const slotMs = (job.slotMin ?? 1) * MINUTE_MS
    const slot = new Date(Math.floor(now.getTime() / slotMs) * slotMs)
    const taken = await services.db.system
      .insert(jobRuns)
      .values({ job: job.name, slot })
      .onConflictDoNothing()
      .returning()
    if (taken.length > 0) await job.run(services, now)
  } catch (error) {
    services.monitor.jobFailed(job.name)
    services.log.error({ job: job.name, err: describeError(error) }, 'job failed')
  }
}
