import { and, eq } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { reminders } from '#database/schema/reminders.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { isQuiet } from '#domain/reminder/quiet-hours.ts'
import type { ReminderKind } from '#domain/reminder/reminder-due.ts'
import { refusedBy } from '#domain/reminder/reminder-limits.ts'
import type { Channel } from './channel.ts'
import { type Reminded, remindedAthletes } from './reminded-athletes.ts'
import type { RemindedTeam } from './reminded-teams.ts'

/** What became of each: only the first of them hears something. */
export type Outcome = 'reminded' | 'answered' | 'off' | 'nudged' | 'unreachable'

type Wanted = {
  team: RemindedTeam
  day: LocalDay
  /** Null: it is not time for them. */
  kindFor: (athlete: Reminded) => ReminderKind | null
  /** Of a nudge: who, whether they see what athletes say of their health, and to whom. */
  nudgedBy?: string
  seesHealth?: boolean
  only?: readonly string[]
}

/**
 * Stores a reminder, and with it its message, for everybody of the team who has not answered and wants it. The team is
 * locked, so that limits hold for all who remind at the same moment; the row's key says who was reminded already.
 */
export async function remind(
  tx: Tx,
  channels: Channel[],
  { team, day, kindFor, nudgedBy, seesHealth = true, only }: Wanted,
  now: Date,
): Promise<Outcome[]> {
  const athletes = await remindedAthletes(tx, { teamId: team.id, day }, now, only)
  const outcomes: Outcome[] = []
  for (const athlete of athletes) outcomes.push(await remindOne(athlete))
  return outcomes

  async function remindOne(athlete: Reminded): Promise<Outcome> {
    if (athlete.hasAnswered && (seesHealth || athlete.isSeenToHaveAnswered)) return 'answered'
    if (athlete.isOff) return 'off'
    const kind = kindFor(athlete)
    if (!kind) return 'unreachable'
    const refused = refusedBy({ teamId: team.id, day, kind }, athlete.earlier, now)
    if (refused === 'nudged') return 'nudged'
    // That an answer about health is in is not for everybody to know, so all that is known without it comes first.
    if (athlete.hasAnswered) return 'unreachable'
    const channel = channels.find(({ reaches }) => reaches(athlete))
    if (refused || !channel || isQuiet(athlete, now)) return 'unreachable'
    const key = { athleteId: athlete.id, teamId: team.id, day, kind }
    await forgetDropped(tx, key)
    const [row] = await tx
      .insert(reminders)
      .values({ ...key, channel: channel.name, dueAt: now, nudgedBy })
      .onConflictDoNothing()
      .returning({ id: reminders.id })
    if (!row) return kind === 'nudge' ? 'nudged' : 'unreachable'
    await channel.queue(tx, { id: row.id, kind, day, athlete, team })
    return 'reminded'
  }
}

type Key = Pick<typeof reminders.$inferSelect, 'athleteId' | 'teamId' | 'day' | 'kind'>

/** Nobody has heard it, and why it was dropped is over, such as quiet hours. Of a nudge its team has read that it was sent. */
async function forgetDropped(tx: Tx, { athleteId, teamId, day, kind }: Key) {
  if (kind === 'nudge') return
  const isOfThat = [
    eq(reminders.athleteId, athleteId),
    eq(reminders.teamId, teamId),
    eq(reminders.day, day),
    eq(reminders.kind, kind),
  ]
  await tx.delete(reminders).where(and(...isOfThat, eq(reminders.state, 'dropped')))
}
