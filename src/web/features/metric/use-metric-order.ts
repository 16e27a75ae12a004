import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { metricMessages } from '#domain/messages/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { moved } from '#domain/metric/moved.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { showToast } from '#web/ui/toast.ts'
import { metricsQuery } from './metrics-query.ts'

const mutationKey = ['metrics', 'order']

/** The metrics as they are to stand: an order on its way to the server shows at once, and is gone again if refused. */
export function useMetricOrder(metrics: Metric[]) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the order asked for last has to arrive last.
    scope: { id: mutationKey.join() },
    mutationFn: async (ids: string[]) => {
      const answer = await ask(api.metrics.order.$put({ json: { ids } }))
      if (answer !== 'unreachable' && answer.ok) return
      const { message, hint } = await failureOf(answer, metricMessages.ours.orderFailed)
      throw new Error([message, hint].filter(Boolean).join(' '))
    },
    onError: ({ message }) => showToast('error', message),
    onSettled: () => queryClient.invalidateQueries(metricsQuery),
  })
  const asked = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as string[],
  }).at(-1)

  const ordered = asked ? metrics.toSorted((one, other) => place(asked, one) - place(asked, other)) : metrics
  return {
    ordered,
    move: (metric: Metric, to: number) => {
      const ids = ordered.map(({ id }) => id)
      const next = moved(ids, metric.id, to)
      if (next.join() !== ids.join()) mutate(next)
    },
  }
}

/** A metric that came in the meantime stands at the end. */
function place(ids: string[], { id }: Metric): number {
  const index = ids.indexOf(id)
  return index < 0 ? ids.length : index
}
