import { metricMessages } from '#domain/messages/metric-messages.ts'
import type { MetricRenaming } from '#domain/metric/metric.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

export async function renameMetric(id: string, renaming: MetricRenaming): Promise<Failure | undefined> {
  const answer = await ask(api.metrics[':id'].$patch({ param: { id }, json: renaming }))
  if (answer === 'unreachable' || !answer.ok) return failureOf(answer, metricMessages.ours.renameFailed)
}
