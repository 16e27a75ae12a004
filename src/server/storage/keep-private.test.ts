import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseRefused } from '#database/database-error.ts'
import { keepPrivate } from './keep-private.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

function folderOfTheTest() {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-private-'))
  const umask = process.umask()
  onTestFinished(() => {
    process.umask(umask)
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('what others could read in the data folder, they cannot any more, and nothing outside is touched', () => {
  const folder = folderOfTheTest()
  const outside = join(folder, 'outside')
  const dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'avatars/ida'), { recursive: true })
  writeFileSync(outside, '')
  writeFileSync(join(dataDir, 'avatars/ida/small.webp'), '')
  symlinkSync(outside, join(dataDir, 'link'))
  for (const path of ['', 'avatars', 'avatars/ida']) chmodSync(join(dataDir, path), 0o755)
  for (const path of [outside, join(dataDir, 'avatars/ida/small.webp')]) chmodSync(path, 0o666)

  keepPrivate(dataDir)
  const modes = ['', 'avatars', 'avatars/ida', 'avatars/ida/small.webp'].map((path) =>
    modeOf(join(dataDir, path)),
  )
  expect(modes).toEqual(['700', '700', '700', '600'])
  expect(modeOf(outside)).toBe('666')
  writeFileSync(join(dataDir, 'later'), '')
  expect(modeOf(join(dataDir, 'later'))).toBe('600')
})

test('a data folder of another user is refused, in words for the operator', () => {
  const folder = folderOfTheTest()
  vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1)
  expect(() => keepPrivate(folder)).toThrow(DatabaseRefused)
  expect(() => keepPrivate(folder)).toThrow(`The data folder ${folder} belongs to another user`)
})

test('a data folder that is not there yet is nothing to refuse', () => {
  expect(() => keepPrivate(join(folderOfTheTest(), 'data'))).not.toThrow()
})
