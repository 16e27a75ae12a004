import { metricMessages } from '#domain/messages/metric-messages.ts'
import type { Metric, NewMetric } from '#domain/metric/metric.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

type Outcome = { metric: Metric } | { failure: Failure }

export async function createMetric(metric: NewMetric): Promise<Outcome> {
  const answer = await ask(api.metrics.$post({ json: metric }))
  if (answer === 'unreachable') return { failure: await failureOf(answer, metricMessages.createUnexpected) }
  if (answer.ok) return answer.json()
  const refusal = await refusalOf(answer)
  const isOurs = refusal?.code === 'metric-limit' || refusal?.code === 'invalid-input'
  return { failure: { message: isOurs ? refusal.message : metricMessages.createFailed } }
}
