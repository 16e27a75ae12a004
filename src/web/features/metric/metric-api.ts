import { queryOptions } from '@tanstack/react-query'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric, MetricRenaming, NewMetric } from '#domain/metric/metric.ts'
import { api } from '#web/api/client.ts'
import { Refused } from '#web/ui/refused.ts'
import { ask, bodyOf, type Refusal, refusalOf, refusedBy } from '#web/api/reply.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * What the team is asked. Changes are announced, so an hour is a safeguard, not the way to learn of them. Data that
 * no screen shows is kept as long: five minutes, the default of the library, would end the hour early.
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

export async function createMetric(metric: NewMetric): Promise<Metric> {
  const answer = await ask(api.metrics.$post({ json: metric }))
  if (answer === 'unreachable') throw await refusedBy(answer, metricMessages.createUnexpected)
  if (answer.ok) return (await answer.json()).metric
  const refusal = await refusalOf(answer)
  const isOurs = refusal?.code === 'metric-limit' || refusal?.code === 'invalid-input'
  throw new Refused({ failure: { message: isOurs ? refusal.message : metricMessages.createFailed } })
}

export async function renameMetric(id: string, renaming: MetricRenaming) {
  const answer = await ask(api.metrics[':id'].$patch({ param: { id }, json: renaming }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.renameFailed)
}

/** A metric that is gone already is what was asked for. */
export async function deleteMetric(id: string) {
  const answer = await ask(api.metrics[':id'].$delete({ param: { id } }))
  if (answer !== 'unreachable' && (answer.ok || answer.status === 404)) return
  const refusal = answer === 'unreachable' ? null : await refusalOf(answer)
  throw new Refused({ failure: { message: whyNotDeleted(refusal) } })
}

function whyNotDeleted(refusal: Refusal | null): string {
  if (!refusal) return metricMessages.deleteUnexpected
  return refusal.code === 'metric-answers-stayed'
    ? metricMessages.responsesNotDeleted(refusal.message)
    : metricMessages.notDeleted(refusal.message)
}

export async function addStarterSet() {
  const answer = await ask(api.metrics['starter-set'].$post())
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.starterSetFailed)
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
