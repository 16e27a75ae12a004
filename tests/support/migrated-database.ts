import { connectPgliteInMemory } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations-folder.ts'
import { createDatabase } from '#tests/support/create-database.ts'

/** An empty database of the engine under test, up to date. */
export async function migratedDatabase(): Promise<Database> {
  const database = await emptyDatabase()
  await database.migrate(MIGRATIONS_FOLDER)
  return database
}

async function emptyDatabase(): Promise<Database> {
  if (process.env['TEST_ENGINE'] === 'pglite') return connectPgliteInMemory()
  return connectPostgres(await createDatabase(), {
    onIdleError: (error) => {
      throw error
    },
  })
}
