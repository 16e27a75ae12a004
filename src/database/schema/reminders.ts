import { sql } from 'drizzle-orm'
import { check, date, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { REMINDER_KINDS, type ReminderKind } from '#domain/reminder/reminder-due.ts'
import {
  REMINDER_CHANNELS,
  REMINDER_STATES,
  type ReminderChannel,
  type ReminderState,
} from '#domain/reminder/reminder-state.ts'
import { appUser, isActor } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * Who was reminded of which day. The row decides who sends: whoever inserts it writes the message too, in the same
 * transaction (docs/decisions/0039). Written by the server alone, since the choices of athletes are nobody else's.
 */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey().defaultRandom(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Of the form, in the team's calendar. */
    day: date().$type<LocalDay>().notNull(),
    kind: text().$type<ReminderKind>().notNull(),
    channel: text().$type<ReminderChannel>().notNull(),
    state: text().$type<ReminderState>().notNull().default('waiting'),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Of a nudge; null once that account is gone. */
    nudgedBy: uuid('nudged_by').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('reminders_once').on(t.athleteId, t.teamId, t.day, t.kind),
    index('reminders_team_id_day_idx').on(t.teamId, t.day),
    index('reminders_due_at_idx').on(t.dueAt),
    index('reminders_nudged_by_idx').on(t.nudgedBy),
    index('reminders_waiting_idx')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    check('reminders_kind', oneOf(t.kind, REMINDER_KINDS)),
    check('reminders_channel', oneOf(t.channel, REMINDER_CHANNELS)),
    check('reminders_state', oneOf(t.state, REMINDER_STATES)),
    check('reminders_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('reminders_nudge', sql`${t.kind} = 'nudge' or ${t.nudgedBy} is null`),
    pgPolicy('an athlete reads own reminders, staff whom they nudged', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or (${t.kind} = 'nudge' and (${t.teamId}, ${t.athleteId}) in (select a.team_id, a.athlete_id from my_athletes a))`,
    }),
  ],
)
