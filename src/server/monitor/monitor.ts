import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Live } from '#server/live/live.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { PushQueue } from '#server/push/push-queue.ts'

export type Monitor = {
  request: (call: { method: string; route: string; status: number; sec: number }) => void
  jobFailed: (job: string) => void
  /** All figures of this process, in the text format of Prometheus. */
  report: () => Promise<{ type: string; text: string }>
}

type Dependencies = { mailQueue: MailQueue; pushQueue: PushQueue; live: Live; clock: () => Date }

const BUCKETS_SEC = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Nothing personal: a route is named by its pattern, and no user is counted by name. */
export function createMonitor({ mailQueue, pushQueue, live, clock }: Dependencies): Monitor {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'plimsoll_request_seconds',
    help: 'Requests to the API, by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SEC,
    registers,
  })
  const failures = new Counter({
    name: 'plimsoll_job_failures_total',
    help: 'Runs of a job that failed; the next run tries again',
    labelNames: ['job'],
    registers,
  })
  const listeners = new Gauge({
    name: 'plimsoll_live_listeners',
    help: 'Open pages that hear of changes',
    registers,
  })
  const up = new Gauge({ name: 'plimsoll_database_up', help: '1 if the database answers', registers })
  const waiting = new Gauge({
    name: 'plimsoll_mails_waiting',
    help: 'Mails that have not left yet',
    registers,
  })
  const oldest = new Gauge({
    name: 'plimsoll_mails_oldest_seconds',
    help: 'For how long the oldest of them has waited',
    registers,
  })
  const notices = new Gauge({
    name: 'plimsoll_notifications_waiting',
    help: 'Notifications on devices that have not left yet',
    registers,
  })
  const oldestNotice = new Gauge({
    name: 'plimsoll_notifications_oldest_seconds',
    help: 'For how long the oldest of them has waited',
    registers,
  })
  const secondsSince = (since: Date | null) => (since ? (clock().getTime() - since.getTime()) / 1000 : 0)

  async function look() {
    listeners.set(live.listenerCount())
    try {
      const [unsent, unpushed] = [await mailQueue.waiting(), await pushQueue.waiting()]
      waiting.set(unsent.mails)
      oldest.set(secondsSince(unsent.since))
      notices.set(unpushed.notices)
      oldestNotice.set(secondsSince(unpushed.since))
      up.set(1)
    } catch {
      up.set(0)
    }
  }

  return {
    request: ({ method, route, status, sec }) =>
      requests.observe({ method, route, status: String(status) }, sec),
    jobFailed: (job) => failures.inc({ job }),
    report: async () => {
      await look()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
