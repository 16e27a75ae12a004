import { getEventListeners } from 'node:events'
import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { asActor, readAsActor } from '#database/as-actor.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database, Orm } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import { statement } from '#database/statement.ts'
import { breakableLine } from '#tests/support/breakable-line.ts'
import { createDatabase } from '#tests/support/create-database.ts'
import { rows } from '#tests/support/rows.ts'
import { twoTeams } from '#tests/support/two-teams.ts'

const pidOf = async (tx: Orm) => Number((await rows(tx, sql`select pg_backend_pid() as pid`))[0]?.['pid'])

test('a connection lost in a transaction, between two queries, fails that transaction and nothing else', async () => {
  const url = await createDatabase()
  const database = connectPostgres(url, { onIdleError: () => {} })
  const killer = connectPostgres(url, { onIdleError: () => {} })
  onTestFinished(async () => {
    await database.close()
    await killer.close()
  })
  await database.system.execute(sql`create role app_user`).catch(() => {})

  const loseIt = async (tx: Orm) => {
    const pid = await pidOf(tx)
    await killer.system.execute(sql`select pg_terminate_backend(${pid})`)
    // An error that nobody listens for would have ended the process by the time it is gone.
    const isThere = sql`select 1 from pg_stat_activity where pid = ${pid}`
    await expect.poll(() => rows(killer.system, isThere)).toEqual([])
    await tx.execute(sql`select 1`)
  }
  await expect(asActor(database, null, loseIt)).rejects.toThrow()
  await expect(database.system.transaction(loseIt)).rejects.toThrow()
  expect(await pidOf(database.system)).toBeGreaterThan(0)
})

test('a connection lost at the beginning of a transaction makes room for another', async () => {
  const line = await breakableLine(await createDatabase({ isMigrated: true }))
  const database = connectPostgres(line.url, { onIdleError: () => {}, poolSize: 1 })
  onTestFinished(() => database.close())
  await pidOf(database.system)
  const begin = {
    byActor: () => asActor(database, null, pidOf),
    bySystem: () => database.system.transaction(pidOf),
    byReader: () => readAsActor(database, null),
    byNobody: () => pidOf(database.system),
  }
  for (const [who, beginning] of Object.entries(begin)) {
    line.breakAtNextWord()
    await expect(beginning(), who).rejects.toThrow()
    expect(await pidOf(database.system), who).toBeGreaterThan(0)
  }
})

test('who gives up while a new connection is asked for its node leaves it to the next', async () => {
  const line = await breakableLine(await createDatabase())
  const database = connectPostgres(line.url, { onIdleError: () => {}, poolSize: 1, connectLimitMs: 3000 })
  onTestFinished(() => database.close())
  const waiting: Promise<unknown>[] = []
  const losing = database.system.transaction(async (tx) => {
    line.holdAnswersTo('transaction_read_only')
    waiting.push(database.system.transaction(pidOf).catch((error: unknown) => error))
    line.breakAtNextWord()
    await tx.execute(sql`select 1`)
  })
  await expect(losing).rejects.toThrow()
  await expect.poll(line.held).toBe(1)
  expect(await waiting[0]).toMatchObject({ message: 'timeout exceeded when trying to connect' })
  line.letGo()
  expect(await pidOf(database.system)).toBeGreaterThan(0)
})

describe('a transaction whose beginning is refused', () => {
  /** As the text of a statement, and not as its name. */
  const BEGIN = '\0begin'
  const rename = sql`update profiles set full_name = 'Renamed'`
  const renameTogether = statement<never>('rename_together', rename)
  const namesOf = statement<{ name: string }>('names_of_all', sql`select full_name as name from profiles`)

  test.each([
    ['begin', BEGIN],
    ['the loss of rights', "'app_user'"],
  ])('writes nothing and shows nothing without %s', async (_, word) => {
    const url = await createDatabase({ isMigrated: true })
    const owner = connectPostgres(url, { onIdleError: () => {} })
    const line = await breakableLine(url)
    onTestFinished(() => owner.close())
    const { people } = await twoTeams(owner)
    const before = await owner.system.select().from(profiles).orderBy(profiles.id)

    const beginnings: ((database: Database) => Promise<unknown>)[] = [
      (database) => asActor(database, people.athlete, (tx) => tx.execute(rename)),
      (database) => readAsActor(database, people.athlete, namesOf({})),
      (database) => readAsActor(database, people.athlete, renameTogether({})),
      // The server itself drops no rights.
      ...(word === BEGIN ? [({ system }: Database) => system.transaction((tx) => tx.execute(rename))] : []),
    ]
    for (const beginning of beginnings) {
      // A connection of its own: only the first time are the words said.
      const database = connectPostgres(line.url, { onIdleError: () => {}, poolSize: 1 })
      line.mishearOnce(word)
      await expect(beginning(database)).rejects.toThrow()
      expect(await pidOf(database.system)).toBeGreaterThan(0)
      await database.close()
    }
    expect(await owner.system.select().from(profiles).orderBy(profiles.id)).toEqual(before)
  })
})

test('whether the other end is still there is asked on every connection, since a host may vanish without a word', async () => {
  const asking = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const database = connectPostgres(await createDatabase(), { onIdleError: () => {} })
  asking.mockClear()
  await pidOf(database.system)
  const heard = Promise.withResolvers<void>()
  const stop = database.hearSignals('plimsoll_test', heard.resolve)
  onTestFinished(async () => {
    asking.mockRestore()
    await stop()
    await database.close()
  })
  await heard.promise
  expect(asking.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ])
})

test('a listening connection that is lost is told of, opened again, and kept by nothing', async () => {
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const url = await createDatabase()
  const lost: Error[] = []
  let heard = 0
  const database = connectPostgres(url, { onIdleError: (error) => void lost.push(error) })
  const stop = database.hearSignals('plimsoll_test', () => void (heard += 1))
  onTestFinished(async () => {
    listening.mockRestore()
    await stop()
    await database.close()
  })
  await expect.poll(() => heard).toBe(1)
  await database.system.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%plimsoll_test%'`,
  )
  await expect.poll(() => heard).toBe(2)
  expect(lost.map(({ message }) => message)).toEqual([expect.stringContaining('terminating connection')])
  const signals = new Set(listening.mock.contexts.filter((target) => target instanceof AbortSignal))
  expect([...signals].map((signal) => getEventListeners(signal, 'abort').length)).toEqual([1])
})
