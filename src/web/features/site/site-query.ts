import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => (await api.site.$get()).json(),
  staleTime: Infinity,
})
