import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-node-fs.ts'
import { pgliteProgram } from './pglite-program.ts'

/**
 * Without -F, which would switch fsync off; fsync is the one sync method the file system below implements. The shared buffers are
 * few, since the operating system keeps the same pages once more (docs/decisions/0044).
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
]

/** PGlite on the files of a database; where there are none it makes them first. */
export async function startPglite(folder: string): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: await pgliteProgram(),
    fs: new DurableNodeFS(folder),
    startParams: START_PARAMS,
  })
}
