import { sql } from 'drizzle-orm'
import { boolean, check, pgPolicy, pgTable, text, time, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WallTime } from '#domain/calendar/local-day.ts'
import { DEFAULT_QUIET_FROM, DEFAULT_QUIET_TO } from '#domain/reminder/quiet-hours.ts'
import { appUser, isActor } from './actor.ts'
import { profiles } from './profiles.ts'

/** How an athlete wants to be reminded; without a row, as the defaults say. None of the staff sees it. */
export const reminderChoices = pgTable(
  'reminder_choices',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    byMail: boolean('by_mail').notNull().default(true),
    byPush: boolean('by_push').notNull().default(true),
    quietFrom: time('quiet_from').$type<WallTime>().notNull().default(DEFAULT_QUIET_FROM),
    quietTo: time('quiet_to').$type<WallTime>().notNull().default(DEFAULT_QUIET_TO),
    /** That of the device on which they were chosen; null while the team's counts. */
    timeZone: text('time_zone'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('reminder_choices_quiet_hours', sql`${t.quietFrom} <> ${t.quietTo}`),
    pgPolicy('an athlete reads their own choices', {
      for: 'select',
      to: appUser,
      using: isActor(t.athleteId),
    }),
    pgPolicy('an athlete makes their own choices', {
      for: 'insert',
      to: appUser,
      withCheck: isActor(t.athleteId),
    }),
    pgPolicy('an athlete changes their own choices', {
      for: 'update',
      to: appUser,
      using: isActor(t.athleteId),
      withCheck: isActor(t.athleteId),
    }),
  ],
)
