import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** Whose team the signed-in athlete is on. */
export const managerQuery = queryOptions({
  // Told with the team's pictures and names.
  queryKey: ['athletes', 'manager'],
  queryFn: async () => {
    const { manager } = await bodyOf(api.manager.$get())
    return manager
  },
})
