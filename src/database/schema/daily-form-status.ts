import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  pgPolicy,
  pgTable,
  text,
  time,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/time-zone.ts'
import { INITIAL_CLOSE_TIME, INITIAL_OPEN_TIME } from '#domain/form-window/form-window.ts'
import type { FormerWindow } from '#domain/form-window/former-windows.ts'
import { actorIsManager, appUser, isActor, isMyManager } from './actor.ts'
import { profiles } from './profiles.ts'

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

/** One row per manager: when the team's daily form is open, on the wall clock of the team's time zone. */
export const dailyFormStatus = pgTable(
  'daily_form_status',
  {
    id: uuid().primaryKey().defaultRandom(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    openTime: time('open_time').notNull().default(INITIAL_OPEN_TIME),
    closeTime: time('close_time').notNull().default(INITIAL_CLOSE_TIME),
    manuallyClosed: boolean('manually_closed').notNull().default(false),
    /** Since when manually_closed holds: what was given before it was given in time. */
    closedByHandAt: timestamp('closed_by_hand_at', { withTimezone: true }),
    /** Opened by hand outside the window: holds until the next close time. */
    openedByHandAt: timestamp('opened_by_hand_at', { withTimezone: true }),
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    /** What counted before the latest changes, oldest first: answers that were given then may still arrive. */
    formerWindows: formerWindowsColumn('former_windows').notNull().default([]),
  },
  (t) => [
    unique('daily_form_status_manager_id_key').on(t.managerId),
    check('daily_form_status_window', sql`${t.openTime} <> ${t.closeTime}`),
    pgPolicy('a manager reads own form status, an athlete the one to keep', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.managerId)} or ${isMyManager(t.managerId)}`,
    }),
    pgPolicy('a manager creates their own form status', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.managerId)} and ${actorIsManager}`,
    }),
    pgPolicy('a manager changes their own form status', {
      for: 'update',
      to: appUser,
      using: isActor(t.managerId),
      withCheck: isActor(t.managerId),
    }),
  ],
)
