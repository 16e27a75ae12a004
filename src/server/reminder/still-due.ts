import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { reminders } from '#database/schema/reminders.ts'
import { formDay, isOpen } from '#domain/form-window/form-window.ts'
import { isQuiet } from '#domain/reminder/quiet-hours.ts'
import { remindedAthletes } from './reminded-athletes.ts'
import { remindedTeams } from './reminded-teams.ts'

/**
 * Asked right before a message is sent: the answer may have come, the form closed, or the athlete gone quiet, off the team or
 * off the list, since it was stored.
 */
export const stillDue =
  ({ system }: Database) =>
  async (reminderId: string, now: Date): Promise<boolean> => {
    const [reminder] = await system.select().from(reminders).where(eq(reminders.id, reminderId))
    if (!reminder) return false
    const { teamId, day, athleteId } = reminder
    const [team] = await remindedTeams(system, teamId)
    if (!team || !isOpen(team.window, now) || formDay(team.window, now) !== day) return false
    const [athlete] = await remindedAthletes(system, { teamId, day }, now, [athleteId])
    return athlete !== undefined && !athlete.hasAnswered && athlete.byMail && !isQuiet(athlete, now)
  }
