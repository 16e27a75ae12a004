import { and, eq, exists, isNull, or } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { digestChoices } from '#database/schema/digest-choices.ts'
import { teams } from '#database/schema/teams.ts'
import { INITIAL_WINDOW } from '#domain/form-window/form-status.ts'
import type { FormWindow } from '#domain/form-window/form-window.ts'
import type { FormerWindow } from '#domain/form-window/former-windows.ts'

export type DigestedTeam = { id: string; name: string; window: FormWindow; former: FormerWindow[] }

/** Every team of whose staff somebody wants a digest and that is not archived, or one of them. */
export async function digestedTeams(system: Orm, teamId?: string): Promise<DigestedTeam[]> {
  const { openTime, closeTime, manuallyClosed, closedByHandAt, openedByHandAt } = dailyFormStatus
  const isWanted = exists(
    system
      .select({ teamId: digestChoices.teamId })
      .from(digestChoices)
      .where(and(eq(digestChoices.teamId, teams.id), or(digestChoices.byMail, digestChoices.byPush))),
  )
  const rows = await system
    .select({
      id: teams.id,
      name: teams.name,
      timeZone: teams.timeZone,
      // Null for a team that never had times of its own.
      times: { openTime, closeTime, manuallyClosed, closedByHandAt, openedByHandAt },
      former: dailyFormStatus.formerWindows,
    })
    .from(teams)
    .leftJoin(dailyFormStatus, eq(dailyFormStatus.teamId, teams.id))
    .where(and(isNull(teams.archivedAt), isWanted, teamId ? eq(teams.id, teamId) : undefined))
  return rows.map(({ timeZone, times, former, ...team }) => ({
    ...team,
    window: { ...INITIAL_WINDOW, ...times, timeZone },
    former: former ?? [],
  }))
}
