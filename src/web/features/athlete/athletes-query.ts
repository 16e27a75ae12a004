import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** The team of the signed-in manager. */
export const athletesQuery = queryOptions({
  queryKey: ['athletes'],
  queryFn: async () => {
    const { athletes } = await bodyOf(api.athletes.$get())
    return athletes
  },
})
