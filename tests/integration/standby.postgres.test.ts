import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { asActor, readAsActor } from '#database/as-actor.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { createDatabase } from '#tests/support/create-database.ts'
import { startCluster } from '#tests/support/postgres-cluster.ts'

const NOT_THE_PRIMARY = /takes no writes: it is a standby, or set to read only/
/** What the server says by itself, on a connection that it had before. */
const READ_ONLY = /read-only transaction/

const write = (database: Database) =>
  database.system.transaction((tx) => tx.execute(sql`insert into notes values (1)`))
const messageOf = (error: unknown) => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}
const refusalOf = (doing: Promise<unknown>) => doing.then(() => 'done', messageOf)

test('a node that takes no writes any more is left at once, and found again when it does', async () => {
  const cluster = await startCluster({ fsync: 'off' })
  const database = connectPostgres(cluster.adminUrl, { onIdleError: () => {}, poolSize: 1 })
  const admin = async (...statements: string[]) => {
    const client = new Client(cluster.adminUrl)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  onTestFinished(async () => {
    await database.close()
    await cluster.stop()
  })
  await admin('create role app_user', 'create table notes (n int)')
  await write(database)

  await admin('alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  await expect.poll(() => refusalOf(write(database))).toMatch(READ_ONLY)
  expect(await refusalOf(write(database)), 'on the next connection').toMatch(NOT_THE_PRIMARY)
  await admin('alter system reset default_transaction_read_only', 'select pg_reload_conf()')
  await expect.poll(() => refusalOf(write(database))).toBe('done')

  await cluster.demote()
  for (const reading of [() => readAsActor(database, null), () => asActor(database, null, async () => {})]) {
    await expect.poll(() => refusalOf(reading())).toMatch(NOT_THE_PRIMARY)
  }
  await admin('select pg_promote()')
  await expect.poll(() => refusalOf(write(database))).toBe('done')
})

test('a connection that a pooler has led to a standby shows none of its rows', async () => {
  const url = await createDatabase({ isMigrated: true })
  const database = connectPostgres(url, { onIdleError: () => {} })
  // A function that comes before the one of PostgreSQL stands for the pooler.
  await database.system.execute(sql`create table standby_now ()`)
  await database.system.execute(
    sql`create function pg_is_in_recovery() returns boolean language sql security definer
        as 'select exists (select from public.standby_now)'`,
  )
  const name = new URL(url).pathname.slice(1)
  await database.system.execute(
    sql`alter database ${sql.identifier(name)} set search_path = public, pg_catalog`,
  )
  await database.close()

  const pooled = connectPostgres(url, { onIdleError: () => {}, poolSize: 1 })
  onTestFinished(() => pooled.close())
  await readAsActor(pooled, null)
  await pooled.system.execute(sql`insert into standby_now default values`)
  expect(await refusalOf(readAsActor(pooled, null))).toMatch(NOT_THE_PRIMARY)
  expect(await refusalOf(asActor(pooled, null, async () => 'rows'))).toMatch(NOT_THE_PRIMARY)
  await pooled.system.execute(sql`delete from standby_now`)
  await readAsActor(pooled, null)
})
