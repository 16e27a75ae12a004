import { date, pgPolicy, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { appUser, isActor } from './actor.ts'
import { profiles } from './profiles.ts'

/**
 * Which submissions have been stored, by the key the device gave them: one that arrives again, because its answer got
 * lost on the way, is recognised. Written in the transaction of the answers themselves.
 */
export const submissions = pgTable(
  'submissions',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    day: date().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.key] }),
    pgPolicy('an athlete reads their own submissions', {
      for: 'select',
      to: appUser,
      using: isActor(t.athleteId),
    }),
    pgPolicy('an athlete adds their own submissions', {
      for: 'insert',
      to: appUser,
      withCheck: isActor(t.athleteId),
    }),
  ],
)
