import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Slot, SLOTS } from '#domain/training-session/training-session.ts'
import { appUser, isActor, isMyMetric, isSharedWithMe } from './actor.ts'
import { customMetrics } from './custom-metrics.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'

/**
 * What was there before an answer or a session was filled in or corrected, by whom and when. Added to by correct_day
 * alone, which changes the answer in the same statement (migration 0023), and never altered. It keeps the corrector's
 * name, so that it outlives their account; it goes with the athlete's, and with its metric as the answer does.
 */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    /** An answer to this metric, or else this session of the day. */
    metricId: uuid('metric_id').references(() => customMetrics.id, { onDelete: 'cascade' }),
    session: text().$type<Slot>(),
    /** A FormerAnswer of the domain; null where nothing had been reported. */
    before: jsonb(),
    correctedBy: uuid('corrected_by').references(() => profiles.id, { onDelete: 'set null' }),
    correctedByName: text('corrected_by_name').notNull(),
    correctedAt: timestamp('corrected_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('corrections_athlete_id_date_idx').on(t.athleteId, t.date),
    index('corrections_metric_id_idx').on(t.metricId),
    index('corrections_corrected_by_idx').on(t.correctedBy),
    check('corrections_session', oneOf(t.session, SLOTS)),
    check('corrections_one_thing', sql`num_nonnulls(${t.metricId}, ${t.session}) = 1`),
    pgPolicy('an athlete reads own corrections, staff those of what they may read', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or (${isSharedWithMe(t.athleteId, t.date)} and (${t.session} is not null or ${isMyMetric(t.metricId)}))`,
    }),
  ],
)
