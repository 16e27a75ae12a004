import { eq } from 'drizzle-orm'
import type { Database, Orm } from '#database/database.ts'
import { reminders } from '#database/schema/reminders.ts'
import { formDay, isOpen } from '#domain/form-window/form-window.ts'
import { isQuiet } from '#domain/reminder/quiet-hours.ts'
import type { ReminderChannel } from '#domain/reminder/reminder-state.ts'
import type { Due } from './channel.ts'
import { digestHolds } from './digest/digest-holds.ts'
import { remindedAthletes } from './reminded-athletes.ts'
import { remindedTeams } from './reminded-teams.ts'

type Cause = { reminderId: string | null; digestId: string | null }

/**
 * Asked right before a message is sent: the answer may have come, the day become one off, the form closed, or the athlete gone quiet, off the team or
 * off the list, since it was stored.
 */
export const stillDue =
  ({ system }: Database) =>
  async (by: ReminderChannel, { reminderId, digestId }: Cause, now: Date): Promise<boolean> => {
    if (digestId) return digestHolds(system, digestId, by, now)
    const due = reminderId ? await dueStill(system, reminderId, now) : null
    return due !== null && (due.channel === 'push' ? due.athlete.byPush : due.athlete.byMail)
  }

/** A stored reminder that holds, by whichever way it is sent. */
export async function dueStill(
  system: Orm,
  reminderId: string,
  now: Date,
): Promise<(Due & { channel: ReminderChannel }) | null> {
  const [reminder] = await system.select().from(reminders).where(eq(reminders.id, reminderId))
  if (!reminder) return null
  const { id, kind, teamId, day, athleteId, channel } = reminder
  const [team] = await remindedTeams(system, teamId)
  if (!team || !isOpen(team.window, now) || formDay(team.window, now) !== day) return null
  const [athlete] = await remindedAthletes(system, { teamId, day }, now, [athleteId])
  if (!athlete || athlete.hasAnswered || athlete.isOff || isQuiet(athlete, now)) return null
  return { id, kind, day, channel, athlete, team }
}
