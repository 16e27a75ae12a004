import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Whose team the signed-in athlete is on. */
export const managerQuery = queryOptions({
  // Told with the team's pictures and names.
  queryKey: ['athletes', 'manager'],
  queryFn: async () => {
    const answer = await api.manager.$get()
    if (!answer.ok) throw new Error(`The manager was refused with ${answer.status}`)
    return (await answer.json()).manager
  },
})
