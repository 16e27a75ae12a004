import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** What deleting the account would destroy, as of now. */
export const holdingsQuery = queryOptions({
  queryKey: ['account-holdings'],
  queryFn: async () => {
    const answer = await api.account.holdings.$get()
    if (!answer.ok) throw new Error(`The holdings were refused with ${answer.status}`)
    return answer.json()
  },
  staleTime: 0,
})
