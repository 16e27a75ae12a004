import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Athlete } from './athlete.ts'

/** In this page's memory only: the server no longer shows them to their former manager. */
export const removedAthletesQuery = queryOptions<Athlete[]>({
  queryKey: ['removed-athletes'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
})
