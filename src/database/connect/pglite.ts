import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type CommitHook, createCommitHook } from '../commit-hook.ts'
import type { Database, RowsOf, Tx } from '../database.ts'
import type { Call } from '../statement.ts'
import { syncFolder } from '../sync-folder.ts'
import { databaseFolder, lockFolder } from './database-folder.ts'
import { DurableNodeFS } from './durable-node-fs.ts'

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
    const client = await openPglite(dataDir)
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

export async function openPglite(dataDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir)
  if (!existsSync(folder)) await initialize(folder)
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams: DURABLE_START_PARAMS })
}

/** Made under another name first: a process killed half-way leaves nothing that looks like a database. */
async function initialize(folder: string) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const client = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams: DURABLE_START_PARAMS })
  await client.close()
  renameSync(unfinished, folder)
  await syncFolder(dirname(folder))
}

function databaseOf(client: PGlite, location: string, release: () => void): Database {
  const hook = createCommitHook()
  return {
    engine: 'pglite',
    location,
    system: Object.assign(drizzle({ client }), {
      transaction: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(client, hook, [], work),
    }),
    transaction: (opening, work) => inTransaction(client, hook, [opening], work),
    read: (opening, ...calls) =>
      client.transaction(async (tx) => {
        await tx.query('set transaction isolation level repeatable read, read only')
        await run(tx, opening)
        const rows: unknown[][] = []
        for (const call of calls) rows.push(await run(tx, call))
        return rows as RowsOf<typeof calls>
      }),
    onAnnounced: hook.on,
    signal: async () => {},
    hearSignals: () => async () => {},
    migrate: (migrationsFolder) => migrate(drizzle({ client }), { migrationsFolder }),
    close: async () => {
      await client.close()
      release()
    },
  }
}

async function inTransaction<T>(
  client: PGlite,
  hook: CommitHook,
  opening: Call<unknown>[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { announced, committed } = hook.begin()
  const done = await client.transaction(async (tx) => {
    for (const call of opening) await run(tx, call)
    // Drizzle asks for a whole PGlite, and queries alone.
    const handle = drizzle({ client: tx as unknown as PGlite })
    const result = await work(
      Object.assign(handle, { run: <Row>(call: Call<Row>) => run(tx, call), announced }),
    )
    // Fails if a query failed and `work` swallowed it: COMMIT itself would quietly roll back.
    await tx.query('select')
    return result
  })
  committed()
  return done
}

async function run<Row>(tx: Transaction, { text, values }: Call<Row>): Promise<Row[]> {
  return (await tx.query<Row>(text, values)).rows
}
