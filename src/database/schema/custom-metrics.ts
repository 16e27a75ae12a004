import { sql } from 'drizzle-orm'
import {
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
  MAX_METRIC_DESCRIPTION_LENGTH,
  MAX_METRIC_TITLE_LENGTH,
  METRIC_TYPES,
  type MetricType,
} from '#domain/metric/metric-limits.ts'
import { appUser, isMyTeam, isTeamIAmOn, isTeamIRun } from './actor.ts'
import { oneOf } from './one-of.ts'
import { teams } from './teams.ts'

/** At most ten per team, also when two requests add one at the same moment (trigger in migration 0015). */
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
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('custom_metrics_team_id_idx').on(t.teamId),
    check('custom_metrics_type', oneOf(t.type, METRIC_TYPES)),
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
      using: sql`${isMyTeam(t.teamId)} or ${isTeamIAmOn(t.teamId)}`,
    }),
    pgPolicy('who runs a team creates its metrics', {
      for: 'insert',
      to: appUser,
      withCheck: isTeamIRun(t.teamId),
    }),
    pgPolicy('who runs a team changes its metrics', {
      for: 'update',
      to: appUser,
      using: isTeamIRun(t.teamId),
      withCheck: isTeamIRun(t.teamId),
    }),
    pgPolicy('who runs a team deletes its metrics', {
      for: 'delete',
      to: appUser,
      using: isTeamIRun(t.teamId),
    }),
  ],
)
