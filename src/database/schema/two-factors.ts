import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profiles.ts'

/** A row for every account whose owner has switched two-step sign-in on. app_user has no grant on it. */
export const twoFactors = pgTable('two_factors', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Sealed with a key that is not in the database. */
  sealedKey: text('sealed_key').notNull(),
  switchedOnAt: timestamp('switched_on_at', { withTimezone: true }).notNull(),
  /** The 30 seconds, counted since 1970, of the last code that was used: only a later one counts. */
  lastStep: integer('last_step').notNull(),
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull(),
}).enableRLS()
