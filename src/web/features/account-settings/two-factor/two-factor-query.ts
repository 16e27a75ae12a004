import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** Since when two-step sign-in is on, if it is. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async () => {
    const { twoFactor } = await bodyOf(api.account['two-factor'].$get())
    return twoFactor
  },
  staleTime: 0,
})
