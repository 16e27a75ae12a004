import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_RATING, MAX_TEXT_ANSWER_LENGTH, MIN_RATING } from '#domain/check-in/rating.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import { appUser, isActor, isMetricToAnswer, isMyMetric, isSharedWithMe } from './actor.ts'
import { customMetrics } from './custom-metrics.ts'
import { profiles } from './profiles.ts'

/** One answer per athlete, metric and day, locked once submitted but for corrections. Goes with its metric. */
export const metricResponses = pgTable(
  'metric_responses',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    metricId: uuid('metric_id')
      .notNull()
      .references(() => customMetrics.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    kind: text().$type<MetricType>().notNull().default('rating'),
    ratingValue: smallint('rating_value'),
    textValue: text('text_value'),
    /** Given while the form was open, but arrived after it had closed. */
    isLate: boolean('is_late').notNull().default(false),
    /** By the athlete's device, which tells which words were answered; of those stored before migration 0017 none. */
    givenAt: timestamp('given_at', { withTimezone: true }),
  },
  (t) => [
    // In this order it also finds the answers of a day, and the latest.
    unique('metric_responses_athlete_id_date_metric_id_key').on(t.athleteId, t.date, t.metricId),
    index('metric_responses_metric_id_idx').on(t.metricId),
    check(
      'metric_responses_rating_value',
      sql`${t.ratingValue} between ${sql.raw(`${MIN_RATING}`)} and ${sql.raw(`${MAX_RATING}`)}`,
    ),
    check(
      'metric_responses_text_value',
      sql`btrim(${t.textValue}, E' \\t\\r\\n') <> '' and length(${t.textValue}) <= ${sql.raw(`${MAX_TEXT_ANSWER_LENGTH}`)}`,
    ),
    check('metric_responses_one_value', sql`num_nonnulls(${t.ratingValue}, ${t.textValue}) = 1`),
    check(
      'metric_responses_kind',
      sql`case ${t.kind} when 'rating' then ${t.ratingValue} is not null when 'text' then ${t.textValue} is not null else false end`,
    ),
    pgPolicy('an athlete reads own answers, staff those to their metrics', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or (${isSharedWithMe(t.athleteId, t.date)} and ${isMyMetric(t.metricId)})`,
    }),
    pgPolicy('an athlete answers the metrics of their team', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.athleteId)} and ${isMetricToAnswer(t.metricId)}`,
    }),
  ],
)
