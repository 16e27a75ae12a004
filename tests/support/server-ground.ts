import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#tests/support/create-database.ts'
import { copyMigratedFolder } from '#tests/support/migrated-folder.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

type ServerGround = { dataDir: string; env: Record<string, string> }

/**
 * What servers need to share one database of the engine under test: a data folder, or the address of a PostgreSQL.
 * `isNew`: where no server has ever been started, for what happens then.
 */
export async function serverGround({ isNew = false } = {}): Promise<ServerGround> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-ground-'))
  guardFolder(dataDir)
  if (process.env['TEST_ENGINE'] === 'pglite') {
    if (!isNew) copyMigratedFolder(dataDir)
    return { dataDir, env: {} }
  }
  return {
    dataDir,
    env: {
      DATABASE_URL: await createDatabase({ isMigrated: !isNew }),
      AUTH_SECRET: 'a secret of at least 32 characters',
    },
  }
}
