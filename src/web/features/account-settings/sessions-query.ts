import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** Where the user is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: async () => {
    const { sessions } = await bodyOf(api.account.sessions.$get())
    return sessions
  },
  staleTime: 0,
})
