import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import {
  appUser,
  isActor,
  isMyAthleteOn,
  isSharedWithMe,
  isTeamIAmOn,
  isTeamWhoseHealthISee,
} from './actor.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/** That an athlete answered the round of a week, and whether with a problem: a week without a row was not answered. */
export const healthRounds = pgTable(
  'health_rounds',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Its Monday. */
    week: date().$type<LocalDay>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
    hasProblem: boolean('has_problem').notNull(),
  },
  (t) => {
    const isOwn = sql`${isActor(t.athleteId)} and ${isTeamIAmOn(t.teamId)}`
    return [
      primaryKey({ columns: [t.athleteId, t.teamId, t.week] }),
      index('health_rounds_team_id_week_idx').on(t.teamId, t.week),
      check('health_rounds_week', sql`extract(isodow from ${t.week}) = 1`),
      pgPolicy('an athlete reads own rounds, staff who see health those of their athletes', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isMyAthleteOn(t.teamId, t.athleteId)} and ${isSharedWithMe(t.athleteId, sql`((${t.answeredAt} at time zone 'UTC')::date + 1)`)} and ${isTeamWhoseHealthISee(t.teamId)})`,
      }),
      pgPolicy('an athlete answers own rounds', { for: 'insert', to: appUser, withCheck: isOwn }),
      pgPolicy('an athlete corrects own rounds', {
        for: 'update',
        to: appUser,
        using: isOwn,
        withCheck: isOwn,
      }),
    ]
  },
)
