import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'
import { untilNextExpiryMs } from './until-next-expiry.ts'

/** The server says which are expired, so it is asked again when the next one is about to be. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  refetchInterval: ({ state }) => untilNextExpiryMs(state.data ?? [], new Date()),
  queryFn: async () => {
    const { invitations } = await bodyOf(api.invitations.$get())
    return invitations
  },
})
