import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { connectPgliteInMemory } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations-folder.ts'
import { createDatabase } from '#tests/support/create-database.ts'

/** An empty database of the engine under test, up to date. */
export async function migratedDatabase(): Promise<Database> {
  if (process.env['TEST_ENGINE'] === 'pglite') {
    return connectPgliteInMemory(new Blob([readFileSync(inject('pgliteTemplate'))]))
  }
  const database = connectPostgres(await createDatabase(), {
    onIdleError: (error) => {
      throw error
    },
  })
  await database.migrate(MIGRATIONS_FOLDER)
  return database
}
