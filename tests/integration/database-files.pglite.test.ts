import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectPglite } from '#database/connect/pglite.ts'
import { copyMigratedFolder } from '#tests/support/migrated-folder.ts'
import { openToOthers } from '#tests/support/open-to-others.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

test('the files of an embedded database are for their owner alone whatever the umask, also those that come later', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-modes-'))
  guardFolder(dataDir)
  const umask = process.umask(0)
  copyMigratedFolder(dataDir)
  // A copied file has the mode of its original; a copied folder has the mode of the umask.
  const openFiles = () => openToOthers(join(dataDir, 'database')).filter((path) => statSync(path).isFile())
  expect(openFiles(), 'as they were made').toEqual([])

  const db = await connectPglite(dataDir)
  onTestFinished(async () => {
    process.umask(umask)
    await db.close()
    rmSync(dataDir, { recursive: true })
  })
  const write = sql`create table notes as select n, repeat('x', 900) as text from generate_series(1, 9000) n`
  await db.system.execute(write)
  await db.system.execute(sql`create index on notes (n)`)
  await db.system.execute(sql`select pg_switch_wal()`)
  await db.system.execute(sql`checkpoint`)
  await db.system.execute(sql`vacuum full notes`)
  expect(openFiles(), 'after writes and a checkpoint').toEqual([])
})
