import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { profiles } from '#database/schema/profiles.ts'
import { reminderChoices } from '#database/schema/reminder-choices.ts'
import { reminders } from '#database/schema/reminders.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamPeople } from '#database/schema/team-people.ts'
import type { LocalDay, WallTime } from '#domain/calendar/local-day.ts'
import { DEFAULT_QUIET_FROM, DEFAULT_QUIET_TO } from '#domain/reminder/quiet-hours.ts'
import { DEFAULT_LEAD_MIN } from '#domain/reminder/reminder-due.ts'
import type { Nudge, ReminderChoices, ReminderSettings } from '#domain/reminder/reminder.ts'
import { formWindow, saveFormWindow } from '#server/stored/form-window.ts'
import { lockTeam } from '#server/stored/team-rows.ts'

export async function settingsOf(tx: ActorTx, teamId: string): Promise<ReminderSettings> {
  const { remindBeforeMin: beforeClosingMin, remindAtOpening: atOpening } = dailyFormStatus
  const [row] = await tx
    .select({ beforeClosingMin, atOpening })
    .from(dailyFormStatus)
    .where(eq(dailyFormStatus.teamId, teamId))
  return row ?? { beforeClosingMin: DEFAULT_LEAD_MIN, atOpening: false }
}

export async function saveSettings(tx: ActorTx, teamId: string, settings: ReminderSettings, now: Date) {
  await lockTeam(tx, teamId)
  await saveFormWindow(tx, teamId, await formWindow(tx, teamId), now, {
    remindBeforeMin: settings.beforeClosingMin,
    remindAtOpening: settings.atOpening,
  })
}

export async function choicesOf(tx: ActorTx, athleteId: string): Promise<ReminderChoices> {
  const [row] = await tx.select().from(reminderChoices).where(eq(reminderChoices.athleteId, athleteId))
  return {
    byMail: row?.byMail ?? true,
    byPush: row?.byPush ?? true,
    quietFrom: (row?.quietFrom ?? DEFAULT_QUIET_FROM).slice(0, 5),
    quietTo: (row?.quietTo ?? DEFAULT_QUIET_TO).slice(0, 5),
    timeZone: row?.timeZone ?? null,
  }
}

export async function saveChoices(
  tx: ActorTx,
  athleteId: string,
  { byMail, byPush, quietFrom, quietTo, timeZone }: ReminderChoices,
  now: Date,
) {
  const values = {
    byMail,
    byPush,
    quietFrom: `${quietFrom}:00` as WallTime,
    quietTo: `${quietTo}:00` as WallTime,
    timeZone,
    changedAt: now,
  }
  await tx
    .insert(reminderChoices)
    .values({ athleteId, ...values })
    .onConflictDoUpdate({ target: reminderChoices.athleteId, set: values })
}

/** For whoever has a mail of theirs; an account that is gone gets none anyway. */
export async function endMails(tx: ActorTx, athleteId: string, now: Date) {
  const [owner] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, athleteId))
  if (!owner) return
  const values = { byMail: false, changedAt: now }
  await tx
    .insert(reminderChoices)
    .values({ athleteId, ...values })
    .onConflictDoUpdate({ target: reminderChoices.athleteId, set: values })
}

/** Who of the team was nudged for a day, when, and by whom. */
export async function nudgesOn(tx: ActorTx, teamId: string, day: LocalDay): Promise<Nudge[]> {
  const members = tx
    .select({ id: teamMembers.athleteId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), isNull(teamMembers.leftAt)))
  const isNudge = and(eq(reminders.teamId, teamId), eq(reminders.day, day), eq(reminders.kind, 'nudge'))
  const rows = await tx
    .select({
      athleteId: reminders.athleteId,
      at: reminders.dueAt,
      byName: sql<string | null>`nullif(${teamPeople.fullName}, '')`,
    })
    .from(reminders)
    .leftJoin(teamPeople, and(eq(teamPeople.teamId, reminders.teamId), eq(teamPeople.id, reminders.nudgedBy)))
    .where(and(isNudge, inArray(reminders.athleteId, members)))
    .orderBy(reminders.dueAt, reminders.id)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
