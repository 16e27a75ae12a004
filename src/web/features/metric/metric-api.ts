import { queryOptions } from '@tanstack/react-query'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric, MetricRenaming, NewMetric } from '#domain/metric/metric.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, failureOf, refusalOf } from '#web/api/reply.ts'
import type { Failure } from '#web/ui/use-submit.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * What the team is asked. Changes are announced, so an hour is a safeguard, not the way to learn of them. What nobody
 * looks at is kept as long: five minutes, the library's own measure, would end the hour early.
 */
export const metricsQuery = queryOptions({
  queryKey: ['metrics'],
  staleTime: HOUR_MS,
  gcTime: HOUR_MS,
  queryFn: async () => {
    const { metrics } = await bodyOf(api.metrics.$get())
    return metrics
  },
})

type Outcome = { metric: Metric } | { failure: Failure }

export async function createMetric(metric: NewMetric): Promise<Outcome> {
  const answer = await ask(api.metrics.$post({ json: metric }))
  if (answer === 'unreachable') return { failure: await failureOf(answer, metricMessages.createUnexpected) }
  if (answer.ok) return answer.json()
  const refusal = await refusalOf(answer)
  const isOurs = refusal?.code === 'metric-limit' || refusal?.code === 'invalid-input'
  return { failure: { message: isOurs ? refusal.message : metricMessages.createFailed } }
}

export async function renameMetric(id: string, renaming: MetricRenaming): Promise<Failure | undefined> {
  const answer = await ask(api.metrics[':id'].$patch({ param: { id }, json: renaming }))
  if (answer === 'unreachable' || !answer.ok) return failureOf(answer, metricMessages.ours.renameFailed)
}

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

export async function addStarterSet(): Promise<Failure | undefined> {
  const answer = await ask(api.metrics['starter-set'].$post())
  if (answer === 'unreachable' || !answer.ok) return failureOf(answer, metricMessages.ours.starterSetFailed)
}

/** Asked each time it is about to matter. Not a part of ['metrics']: a deleted metric is not to be asked for again. */
export const answerCountQuery = (id: string) =>
  queryOptions({
    queryKey: ['answer-count', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const { answerCount } = await bodyOf(api.metrics[':id']['answer-count'].$get({ param: { id } }))
      return answerCount
    },
  })
