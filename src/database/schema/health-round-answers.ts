import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { OstrcOption } from '#domain/health-problem/ostrc.ts'
import { appUser, isActor, isMyAthleteOn, isTeamIAmOn, isTeamWhoseHealthISee } from './actor.ts'
import { healthProblems } from './health-problems.ts'
import { healthRounds } from './health-rounds.ts'

const isOption = (column: AnyPgColumn) => sql`${column} between 0 and 3`

/** What an athlete answered about one problem in the round of a week; options, of which the scores are made as ostrc.ts has it. */
export const healthRoundAnswers = pgTable(
  'health_round_answers',
  {
    teamId: uuid('team_id').notNull(),
    athleteId: uuid('athlete_id').notNull(),
    week: date().$type<LocalDay>().notNull(),
    problemId: uuid('problem_id').notNull(),
    participation: smallint().$type<OstrcOption>().notNull(),
    modification: smallint().$type<OstrcOption>(),
    performance: smallint().$type<OstrcOption>(),
    symptoms: smallint().$type<OstrcOption>(),
    score: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case participation when 0 then 0 when 3 then 100 else (array[0, 8, 17, 25])[participation + 1] + (array[0, 8, 17, 25])[modification + 1] + (array[0, 8, 17, 25])[performance + 1] + (array[0, 8, 17, 25])[symptoms + 1] end`,
      ),
    isSubstantial: boolean('is_substantial')
      .notNull()
      .generatedAlwaysAs(
        sql`participation = 3 or coalesce(modification >= 2, false) or coalesce(performance >= 2, false)`,
      ),
  },
  (t) => {
    const isOwn = sql`${isActor(t.athleteId)} and ${isTeamIAmOn(t.teamId)}`
    return [
      primaryKey({ columns: [t.athleteId, t.teamId, t.week, t.problemId] }),
      foreignKey({
        name: 'health_round_answers_round_fk',
        columns: [t.athleteId, t.teamId, t.week],
        foreignColumns: [healthRounds.athleteId, healthRounds.teamId, healthRounds.week],
      }).onDelete('cascade'),
      foreignKey({
        name: 'health_round_answers_problem_fk',
        columns: [t.problemId, t.teamId, t.athleteId],
        foreignColumns: [healthProblems.id, healthProblems.teamId, healthProblems.athleteId],
      }).onDelete('cascade'),
      index('health_round_answers_problem_id_idx').on(t.problemId),
      index('health_round_answers_team_id_week_idx').on(t.teamId, t.week),
      check(
        'health_round_answers_options',
        sql`${isOption(t.participation)} and ${isOption(t.modification)} and ${isOption(t.performance)} and ${isOption(t.symptoms)}`,
      ),
      check(
        'health_round_answers_gates',
        sql`num_nonnulls(${t.modification}, ${t.performance}, ${t.symptoms}) = case when ${t.participation} in (0, 3) then 0 else 3 end`,
      ),
      pgPolicy('an athlete reads own answers, staff who see health those of their athletes', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isMyAthleteOn(t.teamId, t.athleteId)} and ${isTeamWhoseHealthISee(t.teamId)} and ${t.problemId} in (select p.id from health_problems p))`,
      }),
      pgPolicy('an athlete answers about own problems', { for: 'insert', to: appUser, withCheck: isOwn }),
      pgPolicy('an athlete takes back own answers', { for: 'delete', to: appUser, using: isOwn }),
    ]
  },
)
