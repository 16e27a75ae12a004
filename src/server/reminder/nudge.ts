import { formDay, isOpen } from '#domain/form-window/form-window.ts'
import type { Services } from '#server/http/app-env.ts'
import { announce, staffChannel } from '#server/live/announce.ts'
import { lockTeam } from '#server/stored/team-rows.ts'
import { channelsOf } from './deliver-reminders.ts'
import { type Outcome, remind } from './remind.ts'
import { remindedTeams } from './reminded-teams.ts'

type Nudging = {
  teamId: string
  nudgedBy: string
  seesHealth: boolean
  only: readonly string[] | undefined
}

/**
 * Reminds by hand, all who have not answered or some of them, for one of the staff who runs the team. With the server's own
 * rights: how an athlete chose to be reminded, and by whom else they were, is not for the staff to see.
 */
export async function nudge(
  services: Services,
  { teamId, nudgedBy, seesHealth, only }: Nudging,
  now: Date,
): Promise<Outcome[] | 'form-closed'> {
  return services.db.system.transaction(async (tx) => {
    await lockTeam(tx, teamId)
    const [team] = await remindedTeams(tx, teamId)
    if (!team || !isOpen(team.window, now)) return 'form-closed'
    const wanted = {
      team,
      kindFor: () => 'nudge' as const,
      day: formDay(team.window, now),
      nudgedBy,
      seesHealth,
      ...(only && { only }),
    }
    const outcomes = await remind(tx, channelsOf(services), wanted, now)
    if (outcomes.includes('reminded')) await announce(tx, staffChannel(teamId), 'nudges')
    return outcomes
  })
}
