import { queryOptions } from '@tanstack/react-query'
import { reminderMessages, unsubscribeMessages } from '#domain/reminder/reminder-messages.ts'
import type { ReminderSettings } from '#domain/reminder/reminder.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

const ofTeam = api.teams[':teamId'].reminders

export const teamRemindersQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['reminders', teamId],
    queryFn: async () => (await bodyOf(ofTeam.$get({ param: { teamId } }))).reminders,
  })

export async function setTeamReminders(teamId: string, settings: ReminderSettings) {
  const answer = await ask(ofTeam.$put({ param: { teamId }, json: settings }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, reminderMessages.notSaved)
  return (await answer.json()).reminders
}

export async function unsubscribe(token: string) {
  const answer = await ask(api.unsubscriptions.$post({ json: { token } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, unsubscribeMessages.failed)
  return true
}
