import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderInUse, lockFolder } from './database-folder.ts'

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a folder is locked once, until the lock is released', () => {
  const folder = emptyFolder()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  lockFolder(folder).release()
})

test('a lock that cannot be taken for another reason says which', () => {
  const folder = emptyFolder()
  writeFileSync(
    join(folder, 'lock'),
    'not what SQLite writes, and longer than its header of 100 bytes'.repeat(9),
  )
  expect(() => lockFolder(folder)).toThrow('file is not a database')
})
