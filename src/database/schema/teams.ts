import { sql } from 'drizzle-orm'
import { boolean, check, pgPolicy, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/time-zone.ts'
import type { Weekday } from '#domain/health-problem/health-round.ts'
import { LOCALES, type Locale } from '#domain/language/locale.ts'
import { MAX_TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { appUser, isMyTeam, isTeamIAmOn, isTeamIRun } from './actor.ts'
import { oneOf } from './one-of.ts'

/** app_user may change time zone, language and the weekday of the round only (column grants in migrations 0015, 0021 and 0032); the rest goes through functions (0016). */
export const teams = pgTable(
  'teams',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    /** In which its invitations are written; new athletes begin with it. */
    locale: text().$type<Locale>().notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its athletes were let go then; it is erased some time later (jobs/retention.ts). */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    demandsTwoStep: boolean('demands_two_step').notNull().default(false),
    /** On which a weekly round about health problems opens; null for none. */
    healthRoundWeekday: smallint('health_round_weekday').$type<Weekday>(),
  },
  (t) => [
    check(
      'teams_name',
      sql`btrim(${t.name}) <> '' and length(${t.name}) <= ${sql.raw(`${MAX_TEAM_NAME_LENGTH}`)}`,
    ),
    check('teams_locale', oneOf(t.locale, LOCALES)),
    check('teams_health_round_weekday', sql`${t.healthRoundWeekday} between 1 and 7`),
    pgPolicy('staff and athletes read their own team', {
      for: 'select',
      to: appUser,
      using: sql`${isMyTeam(t.id)} or ${isTeamIAmOn(t.id)}`,
    }),
    pgPolicy('who runs a team changes it', {
      for: 'update',
      to: appUser,
      using: isTeamIRun(t.id),
      withCheck: isTeamIRun(t.id),
    }),
  ],
)
