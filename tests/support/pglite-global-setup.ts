import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { prepareMigratedFolder } from '#tests/support/migrated-folder.ts'
import { ensureServerBundled } from '#tests/support/server-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that holds an empty, migrated PGlite database; each test that needs one starts from a copy. */
    pgliteTemplate: string
  }
}

export default async function preparePglite(project: TestProject): Promise<() => void> {
  ensureServerBundled()
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-template-'))
  const client = await PGlite.create()
  await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
  const template = join(folder, 'migrated.tar')
  writeFileSync(template, await (await client.dumpDataDir('none')).bytes())
  await client.close()
  project.provide('pgliteTemplate', template)
  const removeMigratedFolder = await prepareMigratedFolder()
  return () => {
    removeMigratedFolder()
    rmSync(folder, { recursive: true, force: true })
  }
}
