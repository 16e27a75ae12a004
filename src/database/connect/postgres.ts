import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient, type QueryResult } from 'pg'
import type { Database, RowsOf, Tx } from '../database.ts'
import type { Call } from '../statement.ts'
import { hearSignals, sendSignal } from './postgres-signals.ts'

const POOL_SIZE = 20
/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_465_021

export type PostgresOptions = { onIdleError: (error: Error) => void; poolSize?: number }

export function connectPostgres(
  url: string,
  { onIdleError, poolSize = POOL_SIZE }: PostgresOptions,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that dies while idle is replaced by the next request; without a listener it would end the process.
  pool.on('error', onIdleError)
  // The same for one that dies in a transaction, between two queries: the next query fails, which says enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    engine: 'postgres',
    location: `PostgreSQL at ${new URL(url).host}`,
    system: Object.assign(drizzle({ client: pool }), {
      transaction: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(pool, [], work),
    }),
    transaction: (opening, work) => inTransaction(pool, [opening], work),
    read: (opening, ...calls) => readTogether(pool, opening, calls),
    signal: (name) => sendSignal(pool, name),
    hearSignals: (name, heard) => hearSignals(url, name, heard, onIdleError),
    migrate: (migrationsFolder) => migrateOnce(pool, migrationsFolder),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(
  pool: Pool,
  opening: Call<unknown>[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const { tx, end } = handleOn(client)
  try {
    sendTogether(client)
    // Not awaited yet: pipelined, they share the round trip of work's first query. Should one fail, so does that query.
    const opened = Promise.all([client.query('begin'), ...opening.map((call) => client.query(call))])
    opened.catch(() => {})
    const result = await work(tx)
    await opened
    end()
    demandCommit(await client.query('commit'))
    client.release()
    return result
  } catch (error) {
    end()
    await rollBack(client)
    throw error
  }
}

/** Whoever keeps the handle for later must not find the connection in somebody else's transaction, or in none. */
function handleOn(client: PoolClient): { tx: Tx; end: () => void } {
  let hasEnded = false
  const query = (...args: unknown[]) => {
    if (hasEnded) return Promise.reject(new Error('This transaction has ended'))
    sendTogether(client)
    return (client.query as (...args: unknown[]) => Promise<QueryResult>)(...args)
  }
  const orm = drizzle({ client: { query } as unknown as PoolClient })
  const run = async <Row>(call: Call<Row>) => (await query(call)).rows as Row[]
  return { tx: Object.assign(orm, { run }), end: () => (hasEnded = true) }
}

/** Everything is sent before the first answer is there. */
async function readTogether<Calls extends Call<unknown>[]>(
  pool: Pool,
  opening: Call<unknown>,
  calls: Calls,
): Promise<RowsOf<Calls>> {
  const client = await pool.connect()
  sendTogether(client)
  const sent = [
    client.query('begin read only'),
    client.query(opening),
    ...calls.map((call) => client.query(call)),
    client.query('commit'),
  ]
  const replies = await Promise.allSettled(sent)
  const failure = replies.find((reply) => reply.status === 'rejected')
  // What could not be read may have left the connection anywhere.
  client.release(failure ? true : undefined)
  if (failure) throw failure.reason
  const results = replies.map((reply) => (reply as PromiseFulfilledResult<QueryResult>).value)
  demandCommit(results.at(-1))
  return results.slice(2, -1).map(({ rows }) => rows) as RowsOf<Calls>
}

/** What is queried until the next tick leaves in one packet; pg would write each query by itself. */
function sendTogether(client: PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** PostgreSQL answers ROLLBACK when a query failed and `work` swallowed it. */
function demandCommit(reply: QueryResult | undefined) {
  if (reply?.command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its queries had failed')
}

async function rollBack(client: PoolClient) {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

/**
 * All pending migrations in one transaction, which holds the lock until it ends, however it ends: a lock of the session
 * would stay behind on PgBouncer's connection. Drizzle begins inside it, which begins nothing, and commits all of it.
 */
async function migrateOnce(pool: Pool, migrationsFolder: string) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
