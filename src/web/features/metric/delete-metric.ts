import { metricMessages } from '#domain/messages/metric-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'

/** The sentence to show if it came to nothing. A metric that is gone already is what was asked for. */
export async function deleteMetric(id: string): Promise<string | undefined> {
  const answer = await ask(api.metrics[':id'].$delete({ param: { id } }))
  if (answer === 'unreachable') return metricMessages.deleteUnexpected
  if (answer.ok || answer.status === 404) return
  const refusal = await refusalOf(answer)
  if (!refusal) return metricMessages.deleteUnexpected
  return refusal.code === 'metric-answers-stayed'
    ? metricMessages.responsesNotDeleted(refusal.message)
    : metricMessages.notDeleted(refusal.message)
}
