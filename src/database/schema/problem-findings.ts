import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import {
  MAX_PROBLEM_CODE_LENGTH,
  ONSET_MODES,
  type OnsetMode,
  SPORT_RELATIONS,
  type SportRelation,
} from '#domain/health-problem/health-problem.ts'
import { appUser, isActor, isMyAthleteOn, isTeamWhoseHealthISee } from './actor.ts'
import { healthProblems } from './health-problems.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'

/** What staff who see health add to a problem: theirs and the athlete's, also where the athlete shares the problem. */
export const problemFindings = pgTable(
  'problem_findings',
  {
    problemId: uuid('problem_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    athleteId: uuid('athlete_id').notNull(),
    mode: text().$type<OnsetMode>(),
    relation: text().$type<SportRelation>(),
    code: text(),
    setBy: uuid('set_by').references(() => profiles.id, { onDelete: 'set null' }),
    setAt: timestamp('set_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => {
    // The problem itself by its own policies: what is not shared has no findings either.
    const isWithStaffWhoSee = sql`${isMyAthleteOn(t.teamId, t.athleteId)} and ${isTeamWhoseHealthISee(t.teamId)} and ${t.problemId} in (select p.id from health_problems p)`
    const mayWrite = sql`${isActor(t.setBy)} and ${isWithStaffWhoSee}`
    return [
      foreignKey({
        name: 'problem_findings_problem_fk',
        columns: [t.problemId, t.teamId, t.athleteId],
        foreignColumns: [healthProblems.id, healthProblems.teamId, healthProblems.athleteId],
      }).onDelete('cascade'),
      index('problem_findings_team_id_idx').on(t.teamId),
      index('problem_findings_athlete_id_idx').on(t.athleteId),
      index('problem_findings_set_by_idx').on(t.setBy),
      check('problem_findings_mode', oneOf(t.mode, ONSET_MODES)),
      check('problem_findings_relation', oneOf(t.relation, SPORT_RELATIONS)),
      check(
        'problem_findings_code',
        sql`char_length(${t.code}) between 1 and ${sql.raw(`${MAX_PROBLEM_CODE_LENGTH}`)}`,
      ),
      pgPolicy('an athlete reads what was found, staff who see health of their athletes', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isWithStaffWhoSee})`,
      }),
      pgPolicy('staff who see health say what they found', {
        for: 'insert',
        to: appUser,
        withCheck: mayWrite,
      }),
      pgPolicy('they change what they found', {
        for: 'update',
        to: appUser,
        using: isWithStaffWhoSee,
        withCheck: mayWrite,
      }),
    ]
  },
)
