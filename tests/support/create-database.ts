import { inject } from 'vitest'
import { createDatabaseOn } from '#tests/support/postgres-server.ts'

/** A fresh PostgreSQL database for a test of the vitest project `postgres`, empty or up to date; the answer is its URL. */
export function createDatabase({ isMigrated = false } = {}): Promise<string> {
  const postgres = inject('postgres')
  return createDatabaseOn(postgres, isMigrated ? postgres.migratedUrl : undefined)
}
