import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** What deleting the account would destroy, as of now. */
export const holdingsQuery = queryOptions({
  queryKey: ['account-holdings'],
  queryFn: () => bodyOf(api.account.holdings.$get()),
  staleTime: 0,
})
