import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** Each folder that was synced, and what was in it by then. */
const { synced } = vi.hoisted(() => ({ synced: [] as [string, string[]][] }))
vi.mock('#database/sync-folder.ts', () => ({
  syncFolder: (folder: string) => Promise.resolve(void synced.push([folder, readdirSync(folder)])),
}))

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-durable-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

beforeEach(() => {
  vi.resetModules()
  synced.splice(0)
})
// The next file of this worker shall not find modules that sync nothing.
afterAll(() => void vi.resetModules())

test('a mail is in the outbox for good before it counts as sent', async () => {
  const { outboxMail } = await import('#server/mail/outbox.ts')
  const { createLog } = await import('#server/process/log.ts')
  const folder = join(emptyFolder(), 'outbox')
  const send = outboxMail(folder, 'plimsoll@localhost', createLog('silent'))
  await send({ id: 'one', to: 'ida@example.org', subject: 'Hello', text: 'Hello' })
  expect(synced).toEqual([[folder, [expect.stringMatching(/-one\.eml$/)]]])
})

test('a picture is stored for good, with every folder that was made for it', async () => {
  const { folderStore } = await import('#server/storage/folder-store.ts')
  const root = emptyFolder()
  const store = folderStore(root)
  await store.put('avatars/ida/one/small.webp', new Uint8Array([1]))
  expect(synced).toEqual([
    [join(root, 'avatars/ida/one'), ['small.webp']],
    [join(root, 'avatars/ida'), ['one']],
    [join(root, 'avatars'), ['ida']],
    [root, ['avatars']],
  ])
  synced.splice(0)
  await store.put('avatars/ida/one/large.webp', new Uint8Array([1]))
  expect(synced.map(([folder]) => folder)).toEqual([join(root, 'avatars/ida/one')])
})

test('a database made at the first start has its name for good before it is used', async () => {
  const { openPglite } = await import('#database/connect/pglite.ts')
  const dataDir = emptyFolder()
  await (await openPglite(dataDir)).close()
  expect(existsSync(join(dataDir, 'database'))).toBe(true)
  // What was copied into it comes first.
  expect(synced.at(-1)).toEqual([dataDir, ['database']])
})

test('a folder that can be synced is, and one that is not there is an error', async () => {
  const { syncFolder } = await vi.importActual<{ syncFolder: (folder: string) => Promise<void> }>(
    '#database/sync-folder.ts',
  )
  const folder = emptyFolder()
  await syncFolder(folder)
  await expect(syncFolder(join(folder, 'none'))).rejects.toThrow('ENOENT')
})
