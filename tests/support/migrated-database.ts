import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { connectPgliteInMemory } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { createDatabase } from '#tests/support/create-database.ts'

/** An empty database of the engine under test, up to date. */
export async function migratedDatabase(): Promise<Database> {
  if (process.env['TEST_ENGINE'] === 'pglite') {
    return connectPgliteInMemory(new Blob([readFileSync(inject('pgliteTemplate'))]))
  }
  return connectPostgres(await createDatabase({ isMigrated: true }), {
    onIdleError: (error) => {
      throw error
    },
  })
}
