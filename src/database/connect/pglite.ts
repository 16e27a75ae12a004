import { existsSync, mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type CommitHook, createCommitHook } from '../commit-hook.ts'
import type { Database, RowsOf, Tx } from '../database.ts'
import { BEGIN_READ, type Call, COMMIT, ROLLBACK } from '../statement.ts'
import { databaseFolder, lockFolder } from './database-folder.ts'
import { gathered } from './gathered.ts'
import { newCluster } from './new-cluster.ts'
import { pgliteProgram } from './pglite-program.ts'
import { type RunTogether, statementsOn } from './pglite-statements.ts'
import { startPglite } from './start-pglite.ts'

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
  const client = await PGlite.create({
    pgliteWasmModule: await pgliteProgram(),
    ...(copyOf && { loadDataDir: copyOf }),
  })
  return databaseOf(client, 'memory (PGlite)', () => {})
}

export async function openPglite(dataDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir)
  if (!existsSync(folder)) await newCluster(folder)
  return startPglite(folder)
}

function databaseOf(client: PGlite, location: string, release: () => void): Database {
  const hook = createCommitHook()
  const runTogether = statementsOn(client)
  const place = { client, hook, runTogether }
  return {
    engine: 'pglite',
    location,
    system: Object.assign(drizzle({ client }), {
      run: <Row>(call: Call<Row>) => alone(client, async () => (await runTogether([call]))[0] as Row[]),
      transaction: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(place, [], work),
    }),
    transaction: (opening, work) => inTransaction(place, [opening], work),
    read: (opening, ...calls) => alone(client, () => readTogether(place, opening, calls)),
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

type Place = { client: PGlite; hook: CommitHook; runTogether: RunTogether }

/** While nobody else runs anything, in no transaction of somebody else. */
function alone<T>(client: PGlite, work: () => Promise<T>): Promise<T> {
  // oxlint-disable-next-line no-underscore-dangle -- what PGlite itself waits with; runExclusive alone would cut into transactions.
  return client._runExclusiveTransaction(() => {
    if (!client.ready) throw new Error('PGlite is closed')
    return client.runExclusive(work)
  })
}

async function readTogether<Calls extends Call<unknown>[]>(
  { client, runTogether }: Place,
  opening: Call<unknown>,
  calls: Calls,
): Promise<RowsOf<Calls>> {
  try {
    const rows = await runTogether([BEGIN_READ, opening, ...calls, COMMIT])
    return rows.slice(2, -1) as RowsOf<Calls>
  } finally {
    if (client.isInTransaction()) await runTogether([ROLLBACK])
  }
}

async function inTransaction<T>(
  { client, hook, runTogether }: Place,
  opening: Call<unknown>[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { announced, committed } = hook.begin()
  const done = await client.transaction(async (tx) => {
    const runAll = async (calls: Call<unknown>[]) => {
      if (tx.closed) throw new Error('This transaction has ended')
      return client.runExclusive(() => runTogether(calls))
    }
    await runAll(opening)
    const { run, sendWaiting } = gathered(runAll)
    const query: typeof tx.query = (...args) => {
      sendWaiting()
      return tx.query(...args)
    }
    // Drizzle asks for a whole PGlite, and queries alone.
    const handle = drizzle({ client: { query } as unknown as PGlite })
    const result = await work(Object.assign(handle, { run, announced }))
    // Fails if a query failed and `work` swallowed it: COMMIT itself would quietly roll back.
    await tx.query('select')
    return result
  })
  committed()
  return done
}
