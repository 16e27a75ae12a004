import { queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api } from '#web/api/client.ts'

export type Holdings = InferResponseType<typeof api.account.holdings.$get, 200>

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
