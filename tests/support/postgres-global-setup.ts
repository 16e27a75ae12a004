import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#database/connect/postgres.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { ensureServerBundled } from '#tests/support/server-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; databasePrefix: string; migratedUrl: string }
  }
}

/** No test of this project cuts the power; without flushing, making a database takes half as long. */
const UNFLUSHED = { fsync: 'off', full_page_writes: 'off' }

export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  ensureServerBundled()
  const { adminUrl, databasePrefix, stop } = await startPostgres(UNFLUSHED)
  const migratedUrl = await createDatabaseOn({ adminUrl, databasePrefix })
  const database = connectPostgres(migratedUrl, { onIdleError: () => {} })
  await database.migrate(MIGRATIONS_FOLDER)
  await database.close()
  project.provide('postgres', { adminUrl, databasePrefix, migratedUrl })
  return stop
}
