import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Since when two-step sign-in is on, if it is. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async () => {
    const answer = await api.account['two-factor'].$get()
    if (!answer.ok) throw new Error(`Two-step sign-in was refused with ${answer.status}`)
    return (await answer.json()).twoFactor
  },
  staleTime: 0,
})
