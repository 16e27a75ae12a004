import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectPglite } from '#database/connect/pglite.ts'
import { copyMigratedFolder } from '#tests/support/migrated-folder.ts'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { rows } from '#tests/support/rows.ts'

const WRITES = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import { connectPglite } from '#database/connect/pglite.ts'
  const { system } = await connectPglite(process.argv[1])
  await system.execute('create table notes (n int)')
  await system.execute('insert into notes values (1)')
  console.log('one')
  fs.fdatasyncSync = () => {
    throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
  }
  syncBuiltinESMExports()
  await system.execute('insert into notes values (2)')
  console.log('two')`

test('a write that the disk did not keep is not acknowledged: the process ends, and the next one finds what was kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-disk-'))
  guardFolder(dataDir)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  copyMigratedFolder(dataDir)
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITES, dataDir], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  guardProcess(child, 'SIGKILL')
  const [acknowledged, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  expect(said).toContain('EIO')
  expect([code, acknowledged]).toEqual([1, 'one\n'])

  const db = await connectPglite(dataDir)
  onTestFinished(() => db.close())
  expect(await rows(db.system, sql`select n from notes where n = 1`)).toEqual([{ n: 1 }])
})
