import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { untilNextExpiryMs } from './until-next-expiry.ts'

/** The server says which are expired, so it is asked again when the next one is about to be. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  refetchInterval: ({ state }) => untilNextExpiryMs(state.data ?? [], new Date()),
  queryFn: async () => {
    const answer = await api.invitations.$get()
    if (!answer.ok) throw new Error(`The invitations were refused with ${answer.status}`)
    return (await answer.json()).invitations
  },
})
