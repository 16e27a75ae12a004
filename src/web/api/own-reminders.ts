import { queryOptions } from '@tanstack/react-query'
import { reminderMessages } from '#domain/reminder/reminder-messages.ts'
import type { ReminderChoices } from '#domain/reminder/reminder.ts'
import { api } from './client.ts'
import { ask, bodyOf, refusedBy } from './reply.ts'

/** How the athlete wants to be reminded. */
export const ownRemindersQuery = queryOptions({
  queryKey: ['reminders', 'own'],
  queryFn: async () => (await bodyOf(api.account.reminders.$get())).reminders,
})

export async function chooseReminders(choices: ReminderChoices) {
  const answer = await ask(api.account.reminders.$put({ json: choices }))
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, reminderMessages.notSaved, { 'equal-quiet-hours': 'quietTo' })
  return (await answer.json()).reminders
}
