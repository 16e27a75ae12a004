import { randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { syncFolder } from '#database/sync-folder.ts'
import type { FileStore } from './file-store.ts'

/** Keys come from our own code and are checked by the routes; this store trusts them. */
export function folderStore(root: string): FileStore {
  return {
    async put(key, bytes) {
      const file = join(root, key)
      const unfinished = `${file}.${randomUUID()}.part`
      const made = await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
      await rename(unfinished, file)
      await syncFolders(dirname(file), made ? dirname(made) : dirname(file))
    },
    async get(key) {
      try {
        return await readFile(join(root, key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    deleteFolder: (folder) => rm(join(root, folder), { recursive: true, force: true }),
    async *list(folder) {
      for await (const entry of glob(`${folder}/**`, { cwd: root, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        // Deleted since it was listed.
        const found = await stat(file).catch(() => null)
        if (found) yield { key: relative(root, file).replaceAll(sep, '/'), writtenAt: found.mtime }
      }
    },
  }
}

/** From the folder of a file up to the one in which the first new folder was made. */
async function syncFolders(folder: string, top: string) {
  await syncFolder(folder)
  if (folder.length > top.length) await syncFolders(dirname(folder), top)
}
