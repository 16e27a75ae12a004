import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { MAX_STEP_TITLE_LENGTH } from '#domain/health-problem/health-problem.ts'
import { appUser, isActor, isMyAthleteOn, isTeamWhoseHealthISee } from './actor.ts'
import { healthProblems } from './health-problems.ts'
import { profiles } from './profiles.ts'

/** Steps of an athlete's return, each confirmed by staff who see health; at most twenty a problem, by a trigger (migration 0032). */
export const problemSteps = pgTable(
  'problem_steps',
  {
    /** By the device that plans it. */
    id: uuid().primaryKey(),
    problemId: uuid('problem_id').notNull(),
    teamId: uuid('team_id').notNull(),
    athleteId: uuid('athlete_id').notNull(),
    title: text().notNull(),
    plannedOn: date('planned_on').$type<LocalDay>(),
    confirmedOn: date('confirmed_on').$type<LocalDay>(),
    confirmedBy: uuid('confirmed_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => {
    const isWithStaffWhoSee = sql`${isMyAthleteOn(t.teamId, t.athleteId)} and ${isTeamWhoseHealthISee(t.teamId)} and ${t.problemId} in (select p.id from health_problems p)`
    return [
      foreignKey({
        name: 'problem_steps_problem_fk',
        columns: [t.problemId, t.teamId, t.athleteId],
        foreignColumns: [healthProblems.id, healthProblems.teamId, healthProblems.athleteId],
      }).onDelete('cascade'),
      index('problem_steps_problem_id_idx').on(t.problemId),
      index('problem_steps_team_id_idx').on(t.teamId),
      index('problem_steps_athlete_id_idx').on(t.athleteId),
      index('problem_steps_confirmed_by_idx').on(t.confirmedBy),
      check(
        'problem_steps_title',
        sql`char_length(${t.title}) between 1 and ${sql.raw(`${MAX_STEP_TITLE_LENGTH}`)}`,
      ),
      check('problem_steps_confirmed', sql`${t.confirmedOn} is not null or ${t.confirmedBy} is null`),
      pgPolicy('an athlete reads the steps of own returns, staff who see health of their athletes', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isWithStaffWhoSee})`,
      }),
      pgPolicy('staff who see health plan steps', {
        for: 'insert',
        to: appUser,
        withCheck: sql`${isWithStaffWhoSee} and ${t.confirmedOn} is null`,
      }),
      pgPolicy('they change and confirm them', {
        for: 'update',
        to: appUser,
        using: sql`${isWithStaffWhoSee} and ${t.confirmedOn} is null`,
        withCheck: sql`${isWithStaffWhoSee} and (${t.confirmedOn} is null or ${isActor(t.confirmedBy)})`,
      }),
      pgPolicy('they take back what is not confirmed', {
        for: 'delete',
        to: appUser,
        using: sql`${isWithStaffWhoSee} and ${t.confirmedOn} is null`,
      }),
    ]
  },
)
