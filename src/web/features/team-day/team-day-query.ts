import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** One day of the team; without a day the team's today, which the server knows. */
export const teamDayQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['team-day', day ?? 'today'],
    queryFn: async () => {
      const answer = await api['team-day'].$get({ query: day ? { day } : {} })
      if (!answer.ok) throw new Error(`The day was refused with ${answer.status}`)
      return answer.json()
    },
    placeholderData: keepPreviousData,
  })
