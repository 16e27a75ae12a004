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
  return onPostgres(await createDatabase({ isMigrated: true }))
}

/** One without a table, for tests of the migrations themselves. */
export const emptyDatabase = async (): Promise<Database> =>
  process.env['TEST_ENGINE'] === 'pglite' ? connectPgliteInMemory() : onPostgres(await createDatabase())

const onPostgres = (url: string) =>
  connectPostgres(url, {
    onIdleError: (error) => {
      throw error
    },
  })
