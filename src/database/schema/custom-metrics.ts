import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  AUDIENCES,
  type Audience,
  MAX_METRIC_DESCRIPTION_LENGTH,
  MAX_METRIC_TITLE_LENGTH,
  METRIC_TYPES,
  type MetricType,
} from '#domain/metric/metric-limits.ts'
import { appUser, isForMe, isMyTeam, isTeamIAmOn, isTeamIRun } from './actor.ts'
import { oneOf } from './one-of.ts'
import { teams } from './teams.ts'

const isMineToChange = (t: { teamId: AnyPgColumn; audience: AnyPgColumn }) =>
  sql`${isTeamIRun(t.teamId)} and ${isForMe(t.teamId, t.audience)}`

/**
 * At most ten per team that are not archived, also when two requests add one at the same moment; what was given for few
 * to see stays so (triggers in migration 0017).
 */
export const customMetrics = pgTable(
  'custom_metrics',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    type: text().$type<MetricType>().notNull(),
    /** Metrics stand in the order of creation until somebody moves one. */
    position: smallint().notNull().default(0),
    audience: text().$type<Audience>().notNull().default('staff'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** It is no longer asked; its answers stay. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    restoredAt: timestamp('restored_at', { withTimezone: true }),
    /** When its words were last changed, if ever: only then is there more than one wording to choose from. */
    rewordedAt: timestamp('reworded_at', { withTimezone: true }),
    /** Named by the specification. */
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(sql`archived_at is null`),
  },
  (t) => [
    index('custom_metrics_team_id_idx').on(t.teamId),
    check('custom_metrics_type', oneOf(t.type, METRIC_TYPES)),
    check('custom_metrics_audience', oneOf(t.audience, AUDIENCES)),
    check(
      'custom_metrics_title',
      sql`btrim(${t.title}) <> '' and length(${t.title}) <= ${sql.raw(`${MAX_METRIC_TITLE_LENGTH}`)}`,
    ),
    check(
      'custom_metrics_description',
      sql`length(${t.description}) <= ${sql.raw(`${MAX_METRIC_DESCRIPTION_LENGTH}`)}`,
    ),
    pgPolicy('staff read the metrics of their teams, an athlete those to answer', {
      for: 'select',
      to: appUser,
      using: sql`(${isMyTeam(t.teamId)} and ${isForMe(t.teamId, t.audience)}) or ${isTeamIAmOn(t.teamId)}`,
    }),
    pgPolicy('who runs a team creates its metrics', {
      for: 'insert',
      to: appUser,
      withCheck: isMineToChange(t),
    }),
    pgPolicy('who runs a team changes its metrics', {
      for: 'update',
      to: appUser,
      using: isMineToChange(t),
      withCheck: isMineToChange(t),
    }),
    pgPolicy('who runs a team deletes its metrics', {
      for: 'delete',
      to: appUser,
      using: isMineToChange(t),
    }),
  ],
)
