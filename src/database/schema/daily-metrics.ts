import { sql } from 'drizzle-orm'
import { check, date, pgPolicy, pgTable, real, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appUser, isActor } from './actor.ts'
import { profiles } from './profiles.ts'

/** The blank row written on joining a team; the athlete's alone. */
export const dailyMetrics = pgTable(
  'daily_metrics',
  {
    id: uuid().primaryKey().defaultRandom(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    sleepHours: real('sleep_hours').notNull().default(0),
    stressLevel: smallint('stress_level').notNull().default(0),
    fatigueLevel: smallint('fatigue_level').notNull().default(0),
    sorenessLevel: smallint('soreness_level').notNull().default(0),
    nutritionRating: smallint('nutrition_rating').notNull().default(0),
    notes: text().notNull().default(''),
  },
  (t) => [
    unique('daily_metrics_athlete_id_date_key').on(t.athleteId, t.date),
    check('daily_metrics_sleep_hours', sql`${t.sleepHours} between 0 and 24`),
    pgPolicy('an athlete reads their own daily metrics', {
      for: 'select',
      to: appUser,
      using: isActor(t.athleteId),
    }),
    pgPolicy('an athlete adds their own daily metrics', {
      for: 'insert',
      to: appUser,
      withCheck: isActor(t.athleteId),
    }),
  ],
)
