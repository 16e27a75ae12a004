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
import { actorIsManager, appUser, isActor, isMyManager } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'

/** At most ten per manager, also when two requests add one at the same moment (trigger in migration 0002). */
export const customMetrics = pgTable(
  'custom_metrics',
  {
    id: uuid().primaryKey().defaultRandom(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    type: text().$type<MetricType>().notNull(),
    /** Metrics stand in the order of creation until their manager moves one. */
    position: smallint().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('custom_metrics_manager_id_idx').on(t.managerId),
    check('custom_metrics_type', oneOf(t.type, METRIC_TYPES)),
    check(
      'custom_metrics_title',
      sql`btrim(${t.title}) <> '' and length(${t.title}) <= ${sql.raw(`${MAX_METRIC_TITLE_LENGTH}`)}`,
    ),
    check(
      'custom_metrics_description',
      sql`length(${t.description}) <= ${sql.raw(`${MAX_METRIC_DESCRIPTION_LENGTH}`)}`,
    ),
    pgPolicy('a manager reads own metrics, an athlete the metrics to answer', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.managerId)} or ${isMyManager(t.managerId)}`,
    }),
    pgPolicy('a manager creates their own metrics', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.managerId)} and ${actorIsManager}`,
    }),
    pgPolicy('a manager changes their own metrics', {
      for: 'update',
      to: appUser,
      using: isActor(t.managerId),
      withCheck: isActor(t.managerId),
    }),
    pgPolicy('a manager deletes their own metrics', {
      for: 'delete',
      to: appUser,
      using: isActor(t.managerId),
    }),
  ],
)
