import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import { isDatabaseAway } from '#database/database-error.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { createClient } from '#tests/support/client.ts'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import { rows } from '#tests/support/rows.ts'
import { startTestApp } from '#tests/support/test-app.ts'

async function ownCluster(options: { commitLimitMs?: number } = {}) {
  const cluster = await startCluster({ fsync: 'off' })
  const database = connectPostgres(cluster.adminUrl, {
    onIdleError: () => {},
    poolSize: 4,
    ...options,
  })
  onTestFinished(async () => {
    await database.close()
    await cluster.stop()
  })
  const admin = async (...statements: string[]) => {
    const client = new Client(cluster.adminUrl)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  return { cluster, database, admin }
}

const verdictOn = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  )

test('while no node takes writes, every request is asked to come back, and is served when one does', async () => {
  const { cluster, database, admin } = await ownCluster()
  await database.migrate(MIGRATIONS_FOLDER)
  const app = await startTestApp({}, undefined, database)
  onTestFinished(() => app.stop())
  const athlete = createClient(app.origin)
  await athlete.register({ email: 'ida@example.org' })
  await athlete.signIn('ida@example.org')
  const statuses = async () =>
    (
      await Promise.all([
        athlete.get('/api/session'),
        athlete.put('/api/account/name', { fullName: 'Ida Lund' }),
        createClient(app.origin).register({ email: `${crypto.randomUUID()}@example.org` }),
      ])
    ).map(({ status, headers, body }) =>
      status < 300 ? 'served' : [status, body.code, headers.get('Retry-After')],
    )
  const away = [503, 'database-away', '5']
  const served = ['served', 'served', 'served']
  expect(await statuses()).toEqual(served)

  await admin('alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  await expect.poll(statuses).toEqual([away, away, away])
  await admin('alter system reset default_transaction_read_only', 'select pg_reload_conf()')
  await expect.poll(statuses).toEqual(served)

  await cluster.crash()
  expect(await statuses(), 'nobody listens').toEqual([away, away, away])
  await cluster.restart()
  await expect.poll(statuses).toEqual(served)

  await cluster.demote()
  await expect.poll(statuses).toEqual([away, away, away])
  await admin('select pg_promote()')
  await expect.poll(statuses).toEqual(served)
})

test('a connection that is lost in the midst is no refusal of what was asked', async () => {
  const { cluster, database } = await ownCluster()
  await database.migrate(MIGRATIONS_FOLDER)
  const app = await startTestApp({}, undefined, database)
  const admin = new Client(cluster.adminUrl)
  await admin.connect()
  onTestFinished(async () => {
    await admin.end()
    await app.stop()
  })
  const athlete = createClient(app.origin)
  await athlete.register({ email: 'ida@example.org' })
  await athlete.signIn('ida@example.org')
  await admin.query('begin')
  await admin.query('lock table invitations')
  const joining = athlete.post('/api/join', { code: 'AAAA-BBBB' })
  const endsWhoWaits = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await admin.query(endsWhoWaits)).rowCount).toBe(1)
  const { status, body } = await joining
  expect([status, body.code]).toEqual([503, 'database-away'])
})

test('a commit that is held back, since the standbys are gone, is given up, and may have been stored', async () => {
  const { database, admin } = await ownCluster({ commitLimitMs: 300 })
  await admin(
    'create role app_user',
    'create table notes (n int primary key)',
    'create table probes (n serial)',
    'grant all on notes, probes, probes_n_seq to app_user',
  )
  await admin("alter system set synchronous_standby_names = 'nobody'", 'select pg_reload_conf()')
  const note = () =>
    asActor(database, null, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '100ms'`)
      await tx.execute(sql`insert into notes values (1)`)
    })
  // PostgreSQL takes a moment to heed it.
  const probe = () => asActor(database, null, (tx) => tx.execute(sql`insert into probes default values`))
  await expect.poll(() => verdictOn(probe())).toBe('away')
  expect(await verdictOn(note())).toBe('away')
  expect(await verdictOn(note()), 'waits for the first one, but not for ever').toBe('away')
  expect(await rows(database.system, sql`select n from notes`), 'reads go on').toEqual([])

  await admin('alter system reset synchronous_standby_names', 'select pg_reload_conf()')
  await expect.poll(() => rows(database.system, sql`select n from notes`)).toEqual([{ n: 1 }])
})

test('who waits for what another transaction holds does so for ten seconds at most', async () => {
  const { database, admin } = await ownCluster()
  await admin('create role app_user')
  const limitOf = () => asActor(database, null, (tx) => rows(tx, sql`show lock_timeout`))
  expect(await limitOf()).toEqual([{ lock_timeout: '10s' }])
  expect(await rows(database.system, sql`show lock_timeout`)).toEqual([{ lock_timeout: '0' }])
})
