import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { SettledSubmission } from './queued-submission.ts'
import type { Postponed, Verdict } from './verdict.ts'

export type DeliveryPorts = {
  /** Read anew before each send: more may have been given, and a sign-out takes all away. */
  waiting: () => DaySubmission[]
  send: (submission: DaySubmission) => Promise<Verdict>
  settle: (submission: DaySubmission, settled: SettledSubmission) => void
}

/** Sends what waits, in order, one at a time, until all is settled or one has to wait: then the rest waits behind it. */
export async function deliver({
  waiting,
  send,
  settle,
}: DeliveryPorts): Promise<Postponed | { outcome: 'all-settled' }> {
  const tried = new Set<string>()
  const next = () => waiting().find(({ key }) => !tried.has(key))
  for (let submission = next(); submission; submission = next()) {
    tried.add(submission.key)
    const verdict = await send(submission)
    if (verdict.outcome === 'later' || verdict.outcome === 'signed-out') return verdict
    settle(submission, verdict)
  }
  return { outcome: 'all-settled' }
}
