import { Cron } from 'croner'
import { jobRuns } from '#database/schema/job-runs.ts'
import { describeError } from '#server/describe-error.ts'
import type { Services } from '#server/http/app-env.ts'
import { clearExpired } from './clear-expired.ts'
import { clearInsights } from './clear-insights.ts'
import { deliverMails } from './deliver-mails.ts'
import type { Job } from './job.ts'
import { keepFormStatus } from './keep-form-status.ts'
import { removeFiles } from './remove-files.ts'
import { keepPromises } from './retention/keep-promises.ts'

const JOBS: Job[] = [deliverMails, clearExpired, clearInsights, keepFormStatus, ...keepPromises, removeFiles]
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
