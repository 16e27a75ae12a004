import { inject } from 'vitest'
import { createDatabaseOn } from '#tests/support/postgres-server.ts'

/** A fresh, empty PostgreSQL database for a test of the vitest project `postgres`; the answer is its URL. */
export function createDatabase(): Promise<string> {
  return createDatabaseOn(inject('postgres'))
}
