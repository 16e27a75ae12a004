import { databaseErrorOf } from '#database/database-error.ts'
import type { Log } from '#server/log.ts'
import { Refusal } from '#server/http/refusal.ts'

/** What the database says no to, as a refusal; anything else stays what it is. */
export function databaseRefusal(error: unknown, log: Log): unknown {
  const { code, constraint, where } = databaseErrorOf(error)
  if (constraint === 'custom_metrics_at_most_10_per_manager') return new Refusal('metric-limit')
  // The statement it failed in: the one that the foreign key runs when a metric goes.
  if (where?.includes('"metric_responses"')) {
    log.error({ code }, 'the answers to a metric could not be deleted')
    return new Refusal('metric-answers-stayed')
  }
  return error
}
