import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => bodyOf(api.site.$get()),
  staleTime: Infinity,
})
