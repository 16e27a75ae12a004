import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** The team of the signed-in manager. */
export const athletesQuery = queryOptions({
  queryKey: ['athletes'],
  queryFn: async () => {
    const answer = await api.athletes.$get()
    if (!answer.ok) throw new Error(`The athletes were refused with ${answer.status}`)
    return (await answer.json()).athletes
  },
})
