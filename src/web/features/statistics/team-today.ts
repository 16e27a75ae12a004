import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useNow } from '#web/ui/use-now.ts'

const todayQuery = queryOptions<LocalDay>({
  queryKey: ['team-today'],
  queryFn: skipToken,
  staleTime: Infinity,
})

export const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every answer of the server says which day it is for the team. */
export const rememberToday = (today: LocalDay) => queryClient.setQueryData(todayQuery.queryKey, today)

/** The team's today; before the first answer the device's, which is nearly always the same. */
export function useTeamToday(): LocalDay {
  const now = useNow()
  const { data } = useQuery(todayQuery)
  return data ?? localDayIn(deviceZone(), now)
}
