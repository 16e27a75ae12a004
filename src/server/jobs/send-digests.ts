import { dayJustClosed } from '#domain/digest/digest-due.ts'
import type { Services } from '#server/http/app-env.ts'
import { digest } from '#server/reminder/digest/digest.ts'
import { digestedTeams } from '#server/reminder/digest/digested-teams.ts'
import { lockTeam } from '#server/stored/team-rows.ts'
import type { Job } from './job.ts'

/**
 * Tells those of the staff who want it how many have answered, of every team whose form has closed within the last hour. A minute
 * that was missed is made up for until then; nobody is told twice, by the key of the rows.
 */
export const sendDigests: Job = {
  name: 'send-digests',
  pattern: '* * * * *',
  async run(services, now) {
    const failures: unknown[] = []
    for (const { id, window, former } of await digestedTeams(services.db.system)) {
      // Takes a millisecond a team: requests come in between.
      await new Promise((resolve) => setImmediate(resolve))
      if (!dayJustClosed(window, former, now)) continue
      await digestTeam(services, id, now).catch((error: unknown) => failures.push(error))
    }
    await services.pushQueue.deliver()
    await services.mailQueue.deliver()
    if (failures.length > 0) throw failures[0]
  },
}

async function digestTeam(services: Services, teamId: string, now: Date) {
  await services.db.system.transaction(async (tx) => {
    // Read again under the lock: somebody may be changing the times at this very moment.
    await lockTeam(tx, teamId)
    const [team] = await digestedTeams(tx, teamId)
    const day = team && dayJustClosed(team.window, team.former, now)
    if (day) await digest(tx, services, { team, day }, now)
  })
}
