import { type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import type { Database, Orm } from '../database.ts'
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
  return {
    engine: 'postgres',
    location: `PostgreSQL at ${new URL(url).host}`,
    system: drizzle({ client: pool }),
    transaction: (opening, work) => inTransaction(pool, opening, work),
    signal: (name) => sendSignal(pool, name),
    hearSignals: (name, heard) => hearSignals(url, name, heard),
    migrate: (migrationsFolder) => migrateOnce(pool, migrationsFolder),
    close: () => pool.end(),
  }
}

const dialect = new PgDialect()

async function inTransaction<T>(pool: Pool, opening: SQL, work: (tx: Orm) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const { sql: text, params } = dialect.sqlToQuery(opening)
  try {
    // Not awaited yet: pipelined, they share the round trip of work's first query. Should one fail, so does that query.
    const opened = Promise.all([client.query('begin'), client.query(text, params)])
    opened.catch(() => {})
    const result = await work(drizzle({ client }))
    await opened
    const { command } = await client.query('commit')
    // PostgreSQL answers ROLLBACK when a query failed and `work` swallowed it.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its queries had failed')
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

async function rollBack(client: PoolClient) {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

/** All pending migrations in one transaction, on one connection that holds the lock until it ends, however it ends. */
async function migrateOnce(pool: Pool, migrationsFolder: string) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
