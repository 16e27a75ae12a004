import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/reply.ts'
import { api } from '#web/api/client.ts'

/** One day of the team; without a day the team's today, which the server knows. */
export const teamDayQuery = (teamId: string, day: string | undefined) =>
  queryOptions({
    queryKey: ['team-day', teamId, day ?? 'today'],
    queryFn: () => bodyOf(api.teams[':teamId'].day.$get({ param: { teamId }, query: day ? { day } : {} })),
    // The day before stays until this one is here; another team's never does.
    placeholderData: (previous, query) => (query?.queryKey[1] === teamId ? previous : undefined),
  })
