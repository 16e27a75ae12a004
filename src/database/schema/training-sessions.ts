import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  MAX_DURATION_MIN,
  MAX_RPE,
  type Slot,
  SLOTS,
  TRAINING_TYPES,
  type TrainingType,
} from '#domain/training-session/training-session.ts'
import { actorIsOnATeam, appUser, isActor, isSharedWithMe } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'

/** A row is a trained session or a declared rest (all zero, no type); no row means not reported. Locked but for corrections. */
export const trainingSessions = pgTable(
  'training_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    session: text().$type<Slot>().notNull(),
    trainingType: text('training_type').$type<TrainingType>(),
    rpe: smallint().notNull(),
    durationMin: smallint('duration').notNull(),
    unitLoad: smallint('unit_load')
      .notNull()
      .generatedAlwaysAs(sql`rpe * duration`),
    /** Given while the form was open, but arrived after it had closed. */
    isLate: boolean('is_late').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // Carries unit_load along (migration 0001), so that load queries never touch the table itself.
    unique('training_sessions_athlete_id_date_session_key').on(t.athleteId, t.date, t.session),
    check('training_sessions_session', oneOf(t.session, SLOTS)),
    check('training_sessions_training_type', oneOf(t.trainingType, TRAINING_TYPES)),
    check('training_sessions_rpe', sql`${t.rpe} between 0 and ${sql.raw(`${MAX_RPE}`)}`),
    check(
      'training_sessions_duration',
      sql`${t.durationMin} between 0 and ${sql.raw(`${MAX_DURATION_MIN}`)}`,
    ),
    check(
      'training_sessions_rest_or_trained',
      sql`case when ${t.trainingType} is null then ${t.rpe} = 0 and ${t.durationMin} = 0 else ${t.rpe} > 0 and ${t.durationMin} > 0 end`,
    ),
    pgPolicy('an athlete reads own sessions, staff those of their athletes', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or ${isSharedWithMe(t.athleteId, t.date)}`,
    }),
    pgPolicy('an athlete of a team logs their own sessions', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.athleteId)} and ${actorIsOnATeam}`,
    }),
  ],
)
