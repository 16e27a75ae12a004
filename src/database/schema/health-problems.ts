import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import {
  BODY_AREA_NAMES,
  type BodyArea,
  type Side,
  SIDED_AREAS,
  SIDES,
} from '#domain/health-problem/body-area.ts'
import {
  MAX_PROBLEM_NOTE_LENGTH,
  PROBLEM_KINDS,
  type ProblemKind,
} from '#domain/health-problem/health-problem.ts'
import {
  appUser,
  isActor,
  isMyAthleteOn,
  isSharedWithMe,
  isTeamIAmOn,
  isTeamIRun,
  isTeamWhoseHealthISee,
} from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * Injuries and illnesses of athletes (docs/decisions/0043): the athlete's, for staff who see health, and for those who run
 * the team where the athlete shares one. At most twenty that are not over an athlete, who is on the team when it is reported;
 * what is over stays as it is, and only the athlete shares, by triggers (migration 0032).
 */
export const healthProblems = pgTable(
  'health_problems',
  {
    /** By the device that reports it, so that a repeat is recognised. */
    id: uuid().primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text().$type<ProblemKind>().notNull(),
    area: text().$type<BodyArea>(),
    side: text().$type<Side>(),
    beganOn: date('began_on').$type<LocalDay>().notNull(),
    note: text(),
    isSharedWithCoach: boolean('is_shared_with_coach').notNull().default(false),
    /** Which problem is back, of the same athlete, by a trigger. */
    recurrenceOf: uuid('recurrence_of').references((): AnyPgColumn => healthProblems.id, {
      onDelete: 'set null',
    }),
    resolvedOn: date('resolved_on').$type<LocalDay>(),
    reportedBy: uuid('reported_by').references(() => profiles.id, { onDelete: 'set null' }),
    reportedAt: timestamp('reported_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => {
    // By when it was reported, since it may have begun before they joined; a day is shared on the team's calendar, whichever that is.
    const isWithStaff = sql`${isMyAthleteOn(t.teamId, t.athleteId)} and ${isSharedWithMe(t.athleteId, sql`((${t.reportedAt} at time zone 'UTC')::date + 1)`)}`
    const isWithStaffWhoSee = sql`${isWithStaff} and ${isTeamWhoseHealthISee(t.teamId)}`
    const isOwn = sql`${isActor(t.athleteId)} and ${isTeamIAmOn(t.teamId)}`
    return [
      // Findings, steps and answers refer to all three, and so are never another athlete's.
      unique('health_problems_id_team_id_athlete_id').on(t.id, t.teamId, t.athleteId),
      index('health_problems_team_id_idx').on(t.teamId),
      index('health_problems_athlete_id_idx').on(t.athleteId),
      index('health_problems_recurrence_of_idx').on(t.recurrenceOf),
      index('health_problems_reported_by_idx').on(t.reportedBy),
      check('health_problems_kind', oneOf(t.kind, PROBLEM_KINDS)),
      check('health_problems_area', oneOf(t.area, BODY_AREA_NAMES)),
      check('health_problems_injury_has_area', sql`(${t.kind} = 'injury') = (${t.area} is not null)`),
      check('health_problems_side', oneOf(t.side, SIDES)),
      check(
        'health_problems_side_of_area',
        sql`${t.side} is null or (${t.area} is not null and ${oneOf(t.area, SIDED_AREAS)})`,
      ),
      check(
        'health_problems_note',
        sql`char_length(${t.note}) between 1 and ${sql.raw(`${MAX_PROBLEM_NOTE_LENGTH}`)}`,
      ),
      check('health_problems_resolved_after_began', sql`${t.resolvedOn} >= ${t.beganOn}`),
      pgPolicy('an athlete reads own problems, staff who see health or with whom they are shared', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isWithStaffWhoSee}) or (${isWithStaff} and ${t.isSharedWithCoach} and ${isTeamIRun(t.teamId)})`,
      }),
      pgPolicy('an athlete reports own problems, staff who see health those of their athletes', {
        for: 'insert',
        to: appUser,
        withCheck: sql`${isActor(t.reportedBy)} and ((${isOwn}) or (${isWithStaffWhoSee} and not ${t.isSharedWithCoach}))`,
      }),
      pgPolicy('they change and end them', {
        for: 'update',
        to: appUser,
        using: sql`(${isOwn}) or (${isWithStaffWhoSee})`,
        withCheck: sql`(${isOwn}) or (${isWithStaffWhoSee})`,
      }),
    ]
  },
)
