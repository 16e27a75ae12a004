import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'
import { bodyOf } from './reply.ts'

/** How the athlete wants to be reminded. */
export const ownRemindersQuery = queryOptions({
  queryKey: ['reminders', 'own'],
  queryFn: async () => (await bodyOf(api.account.reminders.$get())).reminders,
})
