import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startCluster } from '#tests/support/postgres-cluster.ts'

export type PostgresServer = { adminUrl: string; databasePrefix: string; stop: () => Promise<void> }

/** The PostgreSQL of a test run: TEST_DATABASE_URL when set, else a private cluster with these settings. */
export async function startPostgres(settings?: Record<string, string>): Promise<PostgresServer> {
  const databasePrefix = `plimsoll_test_${randomBytes(4).toString('hex')}_`
  const given = process.env.TEST_DATABASE_URL
  if (!given) {
    const { adminUrl, stop } = await startCluster(settings)
    return { adminUrl, databasePrefix, stop }
  }
  await query(given, 'select 1').catch((error: Error) => {
    throw new Error(`TEST_DATABASE_URL is set, but the server does not answer: ${error.message}`)
  })
  return { adminUrl: given, databasePrefix, stop: () => dropDatabases(given, databasePrefix) }
}

/** A fresh database on the server, empty or a copy of the one at `copyOf`; the answer is its URL. */
export async function createDatabaseOn(
  { adminUrl, databasePrefix }: Pick<PostgresServer, 'adminUrl' | 'databasePrefix'>,
  copyOf?: string,
): Promise<string> {
  const name = databasePrefix + randomBytes(6).toString('hex')
  const template = copyOf ? new URL(copyOf).pathname.slice(1) : 'template1'
  await query(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function dropDatabases(adminUrl: string, databasePrefix: string): Promise<void> {
  const made = await query<{ datname: string }>(
    adminUrl,
    'select datname from pg_database where starts_with(datname, $1)',
    [databasePrefix],
  )
  for (const { datname } of made) await query(adminUrl, `drop database if exists ${datname} with (force)`)
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
