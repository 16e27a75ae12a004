import { formDay } from '#domain/form-window/form-window.ts'
import { reminderDue } from '#domain/reminder/reminder-due.ts'
import type { Services } from '#server/http/app-env.ts'
import { channelsOf, deliverReminders } from '#server/reminder/deliver-reminders.ts'
import { remind } from '#server/reminder/remind.ts'
import { remindedTeams } from '#server/reminder/reminded-teams.ts'
import { lockTeam } from '#server/stored/team-rows.ts'
import type { Job } from './job.ts'

/**
 * Reminds those who have not answered, of every team at whose form it is time. A minute that was missed, or half done by a
 * process that was killed, is made up for by the next: nobody is reminded twice, by the key of the rows.
 */
export const sendReminders: Job = {
  name: 'send-reminders',
  pattern: '* * * * *',
  async run(services, now) {
    const failures: unknown[] = []
    for (const { id, window, times } of await remindedTeams(services.db.system)) {
      if (!reminderDue(window, times, now)) continue
      await remindTeam(services, id, now).catch((error: unknown) => failures.push(error))
    }
    await deliverReminders(services)
    if (failures.length > 0) throw failures[0]
  },
}

async function remindTeam(services: Services, teamId: string, now: Date) {
  await services.db.system.transaction(async (tx) => {
    // Read again under the lock: somebody may be changing the times at this very moment.
    await lockTeam(tx, teamId)
    const [team] = await remindedTeams(tx, teamId)
    const kind = team && reminderDue(team.window, team.times, now)
    if (kind) await remind(tx, channelsOf(services), { team, kind, day: formDay(team.window, now) }, now)
  })
}
