import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../sync-folder.ts'

/** A folder with all that is in it, on the disk when this ends, and for nobody but its owner. */
export async function copyPrivately(from: string, to: string) {
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const copy = entry.isDirectory() ? copyPrivately : copyFilePrivately
      return copy(join(from, entry.name), join(to, entry.name))
    }),
  )
  await syncFolder(to)
}

async function copyFilePrivately(from: string, to: string) {
  await copyFile(from, to)
  await using file = await open(to, 'r+')
  await file.chmod(0o600)
  await file.sync()
}
