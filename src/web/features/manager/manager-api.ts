import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'

/** Who runs the team that the signed-in athlete is on, and who else works for it. */
export const managerQuery = queryOptions({
  // Told with the team's pictures and names.
  queryKey: ['athletes', 'manager'],
  queryFn: () => bodyOf(api.manager.$get()),
  meta: { topics: ['staff'] },
})
