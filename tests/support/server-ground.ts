import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#tests/support/create-database.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

/** What servers need to share one database of the engine under test: a data folder, or the address of a PostgreSQL. */
export async function serverGround(): Promise<{ dataDir: string; env: Record<string, string> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-ground-'))
  guardFolder(dataDir)
  if (process.env['TEST_ENGINE'] === 'pglite') return { dataDir, env: {} }
  return {
    dataDir,
    env: { DATABASE_URL: await createDatabase(), AUTH_SECRET: 'a secret of at least 32 characters' },
  }
}
