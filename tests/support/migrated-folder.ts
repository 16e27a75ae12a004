import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPglite } from '#database/connect/pglite.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

/** Where the processes of a test run find it. */
const VARIABLE = 'PLIMSOLL_TEST_MIGRATED_FOLDER'

/**
 * Makes a data folder with a migrated database, empty or with what `fill` writes, for the processes of this test run to
 * copy: to make one takes seconds, and most servers that tests start need no other. The answer removes it.
 */
export async function prepareMigratedFolder(fill?: (db: Database) => Promise<void>): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-migrated-'))
  guardFolder(folder)
  const db = await connectPglite(folder)
  await db.migrate(MIGRATIONS_FOLDER)
  await fill?.(db)
  await db.close()
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

export function copyMigratedFolder(to: string) {
  const folder = process.env[VARIABLE]
  if (folder) cpSync(join(folder, 'database'), join(to, 'database'), { recursive: true })
}
