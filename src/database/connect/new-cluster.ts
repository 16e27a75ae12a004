import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PREPARED_CLUSTERS } from '../prepared-clusters.ts'
import { syncFolder } from '../sync-folder.ts'
import { copyPrivately } from './copy-privately.ts'
import { pgliteVersion } from './pglite-program.ts'
import { startPglite } from './start-pglite.ts'

/**
 * The files of an empty database, copied from those that the build made, or else made here, which takes seconds and most of a gigabyte.
 * Under another name first: a process killed half-way leaves nothing that looks like a database.
 */
export async function newCluster(folder: string, prepared = preparedCluster()) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (existsSync(prepared)) await copyPrivately(prepared, unfinished)
  else await makeCluster(unfinished)
  renameSync(unfinished, folder)
  await syncFolder(dirname(folder))
}

export async function makeCluster(folder: string) {
  mkdirSync(folder, { mode: 0o700 })
  await (await startPglite(folder)).close()
}

/** Of this very PGlite: sources may be newer than what was built. */
export const preparedCluster = () => join(PREPARED_CLUSTERS, pgliteVersion())
