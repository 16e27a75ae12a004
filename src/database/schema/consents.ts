import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CONSENT_SCOPES, type ConsentScope } from '#domain/consent/consent.ts'
import { appUser, isActor } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * What an athlete agreed to, with the version of its text. A row is never taken back: withdrawing ends it, and agreeing
 * again makes another. Written by functions only; a trigger ends all of them with the membership (migration 0018).
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    scope: text().$type<ConsentScope>().notNull(),
    textVersion: text('text_version').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('consents_one_open')
      .on(t.athleteId, t.teamId, t.scope)
      .where(sql`withdrawn_at is null`),
    index('consents_team_id_idx').on(t.teamId),
    check('consents_scope', oneOf(t.scope, CONSENT_SCOPES)),
    pgPolicy('an athlete reads own consents', { for: 'select', to: appUser, using: isActor(t.athleteId) }),
  ],
)
