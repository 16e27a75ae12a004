import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  pgPolicy,
  pgTable,
  smallint,
  time,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WallTime } from '#domain/calendar/local-day.ts'
import { INITIAL_CLOSE_TIME, INITIAL_OPEN_TIME } from '#domain/form-window/form-window.ts'
import type { FormerWindow } from '#domain/form-window/former-windows.ts'
import { DEFAULT_LEAD_MIN, REMINDER_LEADS_MIN, type ReminderLeadMin } from '#domain/reminder/reminder-due.ts'
import { appUser, isMyTeam, isTeamIAmOn, isTeamIRun } from './actor.ts'
import { teams } from './teams.ts'

const MOMENTS = ['until', 'closedByHandAt', 'openedByHandAt']

/** A list in JSON, whose moments are text there. */
const formerWindowsColumn = customType<{ data: FormerWindow[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (windows) => JSON.stringify(windows),
  fromDriver: (stored) =>
    JSON.parse(typeof stored === 'string' ? stored : JSON.stringify(stored), (key, value: string | null) =>
      MOMENTS.includes(key) && value !== null ? new Date(value) : value,
    ) as FormerWindow[],
})

/** One row per team: when its daily form is open, on the wall clock of the team's time zone. */
export const dailyFormStatus = pgTable(
  'daily_form_status',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    openTime: time('open_time').$type<WallTime>().notNull().default(INITIAL_OPEN_TIME),
    closeTime: time('close_time').$type<WallTime>().notNull().default(INITIAL_CLOSE_TIME),
    manuallyClosed: boolean('manually_closed').notNull().default(false),
    /** Since when manually_closed holds: what was given before it was given in time. */
    closedByHandAt: timestamp('closed_by_hand_at', { withTimezone: true }),
    /** Opened by hand outside the window: holds until the next close time. */
    openedByHandAt: timestamp('opened_by_hand_at', { withTimezone: true }),
    /** What counted before the latest changes, oldest first: answers that were given then may still arrive. */
    formerWindows: formerWindowsColumn('former_windows').notNull().default([]),
    /** When those who have not answered are reminded; 0 for never. */
    remindBeforeMin: smallint('remind_before_min')
      .$type<ReminderLeadMin>()
      .notNull()
      .default(DEFAULT_LEAD_MIN),
    remindAtOpening: boolean('remind_at_opening').notNull().default(false),
  },
  (t) => [
    unique('daily_form_status_team_id_key').on(t.teamId),
    check('daily_form_status_window', sql`${t.openTime} <> ${t.closeTime}`),
    check(
      'daily_form_status_remind_before',
      sql`${t.remindBeforeMin} in (${sql.raw(REMINDER_LEADS_MIN.join(', '))})`,
    ),
    pgPolicy('staff read the form status of their teams, an athlete the one to keep', {
      for: 'select',
      to: appUser,
      using: sql`${isMyTeam(t.teamId)} or ${isTeamIAmOn(t.teamId)}`,
    }),
    pgPolicy('who runs a team creates its form status', {
      for: 'insert',
      to: appUser,
      withCheck: isTeamIRun(t.teamId),
    }),
    pgPolicy('who runs a team changes its form status', {
      for: 'update',
      to: appUser,
      using: isTeamIRun(t.teamId),
      withCheck: isTeamIRun(t.teamId),
    }),
  ],
)
