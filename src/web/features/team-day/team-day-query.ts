import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/reply.ts'
import { api } from '#web/api/client.ts'

/** One day of the team; without a day the team's today, which the server knows. */
export const teamDayQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['team-day', day ?? 'today'],
    queryFn: () => bodyOf(api['team-day'].$get({ query: day ? { day } : {} })),
    placeholderData: keepPreviousData,
  })
