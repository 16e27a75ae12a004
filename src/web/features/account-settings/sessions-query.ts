import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Where the user is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: async () => {
    const answer = await api.account.sessions.$get()
    if (!answer.ok) throw new Error(`The sessions were refused with ${answer.status}`)
    return (await answer.json()).sessions
  },
  staleTime: 0,
})
