import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** Read from weeks of the whole team: too much to ask for again with every answer that comes in. */
const REFETCH_MS = 60_000

/** Who stands out on a day; without one on the team's today. */
export const standingOutQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['standing-out', day ?? 'today'],
    queryFn: async () => {
      const { athletes } = await bodyOf(api['standing-out'].$get({ query: day ? { day } : {} }))
      return athletes
    },
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
    meta: { topics: ['athletes', 'metrics'] },
  })
