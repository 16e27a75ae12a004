import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

const HOUR_MS = 60 * 60 * 1000

/** What the team is asked. Changes are announced, so an hour is a safeguard, not the way to learn of them. */
export const metricsQuery = queryOptions({
  queryKey: ['metrics'],
  staleTime: HOUR_MS,
  queryFn: async () => {
    const answer = await api.metrics.$get()
    if (!answer.ok) throw new Error(`The metrics were refused with ${answer.status}`)
    return (await answer.json()).metrics
  },
})
