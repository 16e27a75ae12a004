import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from '../database.ts'
import { DurableNodeFS } from './durable-node-fs.ts'
import { lockFolder } from './folder-lock.ts'

/** Without -F, which would switch fsync off; fsync is the one sync method the file system below implements. */
const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

export async function connectPglite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    const client = await openFolder(join(dataDir, 'database'))
    return databaseOf(client, `${dataDir} (PGlite, embedded)`, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** `copyOf` is what another PGlite's dumpDataDir gave: much faster than starting from nothing. */
export async function connectPgliteInMemory(copyOf?: Blob): Promise<Database> {
  return databaseOf(await PGlite.create(copyOf && { loadDataDir: copyOf }), 'memory (PGlite)', () => {})
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await initialize(folder)
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams: DURABLE_START_PARAMS })
}

/** Made under another name first: a process killed half-way leaves nothing that looks like a database. */
async function initialize(folder: string) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const client = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams: DURABLE_START_PARAMS })
  await client.close()
  renameSync(unfinished, folder)
}

function databaseOf(client: PGlite, location: string, release: () => void): Database {
  const orm = drizzle({ client })
  return {
    engine: 'pglite',
    location,
    system: orm,
    transaction: (opening, work) =>
      orm.transaction(async (tx) => {
        await tx.execute(opening)
        const result = await work(tx)
        // Fails if a query failed and `work` swallowed it: COMMIT itself would quietly roll back.
        await tx.execute(sql`select`)
        return result
      }),
    signal: async () => {},
    hearSignals: () => async () => {},
    migrate: (migrationsFolder) => migrate(orm, { migrationsFolder }),
    close: async () => {
      await client.close()
      release()
    },
  }
}
