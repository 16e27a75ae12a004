import { formDay } from '#domain/form-window/form-window.ts'
import type { QuietHours } from '#domain/reminder/quiet-hours.ts'
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
    for (const { id, window, times, quietHours } of await remindedTeams(services.db.system)) {
      if (!quietHours.some((quiet) => reminderDue(window, times, now, quiet))) continue
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
    if (!team) return
    const kindFor = (athlete: QuietHours) => reminderDue(team.window, team.times, now, athlete)
    await remind(tx, channelsOf(services), { team, kindFor, day: formDay(team.window, now) }, now)
  })
}
