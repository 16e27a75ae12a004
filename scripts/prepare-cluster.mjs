import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeCluster, preparedCluster } from '../src/database/connect/new-cluster.ts'
import { PREPARED_CLUSTERS } from '../src/database/prepared-clusters.ts'

/**
 * The files of an empty database, for each first start to copy. There are no rows in it, nor anything of this machine; whoever runs the
 * server may be another user than built it, so all may read.
 */
export async function prepareCluster() {
  rmSync(PREPARED_CLUSTERS, { recursive: true, force: true })
  mkdirSync(PREPARED_CLUSTERS, { recursive: true, mode: 0o755 })
  const unfinished = join(PREPARED_CLUSTERS, 'unfinished')
  await makeCluster(unfinished)
  chmodSync(unfinished, 0o755)
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  renameSync(unfinished, preparedCluster())
}
