import { fileURLToPath } from 'node:url'
import { desc } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import { DatabaseRefused } from './database-error.ts'
import type { Database } from './database.ts'

/** Drizzle's own record; the time is that of the migration's making. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

export class NewerDatabase extends DatabaseRefused {
  constructor() {
    super(
      'The database belongs to a newer version of Plimsoll than this one. Start that version; if this is it, build it first: npm run build.',
    )
  }
}

/** Asked once the migrations have run: an old version would read and write what it no longer understands. */
export async function refuseNewer({ system }: Database, migrationsFolder: string) {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)
  const [newest] = await system.select().from(applied).orderBy(desc(applied.createdAt)).limit(1)
  if (known && newest && newest.createdAt > known.folderMillis) throw new NewerDatabase()
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))
