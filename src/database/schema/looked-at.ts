import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOOKED_AT_SUBJECTS, type LookedAtSubject } from '#domain/insight/looked-at.ts'
import { appUser, isActor } from './actor.ts'
import { customMetrics } from './custom-metrics.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

type Columns = Record<'teamId' | 'athleteId' | 'subject' | 'metricId', AnyPgColumn>

const isMineToSee = (
  t: Columns,
) => sql`(${t.teamId}, ${t.athleteId}) in (select a.team_id, a.athlete_id from my_athletes a)
  and case ${t.subject}
    when 'question' then (${t.teamId}, ${t.metricId}) in (select q.team_id, q.id from my_metrics q)
    when 'wellness-health' then ${t.teamId} in (select s.team_id from my_teams s where s.sees_health)
    else true end`

const isMineToSay = (t: Columns) =>
  sql`${t.teamId} in (select s.team_id from my_teams s where s.duty <> 'viewer') and ${isMineToSee(t)}`

/**
 * What of an athlete the staff have looked at, so that it takes them off the list of those who stand out (docs/decisions/0036).
 * One about health is for those who see health alone, to read and to write. A trigger removes all of it with the membership
 * (migration 0024).
 */
export const lookedAt = pgTable(
  'looked_at',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    subject: text().$type<LookedAtSubject>().notNull(),
    /** Of a question. */
    metricId: uuid('metric_id').references(() => customMetrics.id, { onDelete: 'cascade' }),
    /** How far out it was, in the athlete's own deviations. */
    size: doublePrecision().notNull(),
    /** The team's. */
    day: date().notNull(),
    lookedBy: uuid('looked_by').references(() => profiles.id, { onDelete: 'set null' }),
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('looked_at_once').on(t.athleteId, t.teamId, t.subject, t.metricId).nullsNotDistinct(),
    index('looked_at_team_id_idx').on(t.teamId),
    index('looked_at_metric_id_idx').on(t.metricId),
    index('looked_at_looked_by_idx').on(t.lookedBy),
    check('looked_at_subject', oneOf(t.subject, LOOKED_AT_SUBJECTS)),
    check('looked_at_question', sql`(${t.subject} = 'question') = (${t.metricId} is not null)`),
    pgPolicy('an athlete reads own, staff what they may see', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or (${isMineToSee(t)})`,
    }),
    pgPolicy('staff who do more than view say what they looked at', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.lookedBy)} and ${isMineToSay(t)}`,
    }),
    pgPolicy('they say so again', {
      for: 'update',
      to: appUser,
      using: isMineToSay(t),
      withCheck: sql`${isActor(t.lookedBy)} and ${isMineToSay(t)}`,
    }),
    pgPolicy('they take it back', { for: 'delete', to: appUser, using: isMineToSay(t) }),
  ],
)
