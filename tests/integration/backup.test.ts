import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FOOT, HEAD } from '#database/backup/backup-format.ts'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { markOf, storedTables, UTC } from '#database/backup/stored-tables.ts'
import { writeBackup } from '#database/backup/write-backup.ts'
import { connectPgliteInMemory } from '#database/connect/pglite.ts'
import type { Database } from '#database/database.ts'
import { loadDemoTeam } from '#server/demo/load-demo-team.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { authSessions } from '#database/schema/auth.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { profiles } from '#database/schema/profiles.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'

let database: Database
let empty: Database
let lines: string[]
const stored = new Map<string, Uint8Array>()

beforeAll(async () => {
  database = await migratedDatabase()
  await loadDemoTeam(database, {
    today: '2026-11-15',
    timeZone: 'Europe/Athens',
    passwordHash: 'hash',
    saveAvatar: (userId, folder, images) => {
      for (const [size, bytes] of Object.entries(images))
        stored.set(`avatars/${userId}/${folder}/${size}.webp`, bytes)
      return Promise.resolve(`/avatars/${userId}/${folder}`)
    },
  })
  await database.system.insert(liveEvents).values({ channel: 'team', topic: 'metrics' })
  const [owner] = await database.system.select().from(profiles).limit(1)
  await database.system
    .insert(authSessions)
    .values({ userId: owner!.id, token: 'stolen', expiresAt: new Date('2100-01-01') })
  lines = await backUp()
  empty = await migratedDatabase()
})
afterAll(async () => {
  await database.close()
  await empty.close()
})

async function backUp(): Promise<string[]> {
  const written: string[] = []
  await writeBackup(
    database,
    {
      madeAt: new Date('2026-11-15T06:00:00Z'),
      secret: 'kept with the data',
      getFile: (name) => Promise.resolve(stored.get(name) ?? null),
    },
    (line) => Promise.resolve(void written.push(line)),
  )
  return written
}

const beside = { putFile: () => Promise.resolve(), putSecret: () => Promise.resolve() }

async function* oneByOne(given: string[]) {
  yield* given
}

/** Of every table but the sessions', which are not restored. */
const marksOf = ({ system }: Database) =>
  system.transaction(async (tx) => {
    await tx.execute(UTC)
    const tables = await storedTables(tx)
    const marks = []
    for (const { name } of tables) if (name !== 'auth_sessions') marks.push([name, await markOf(tx, name)])
    return marks
  })

async function intoEmpty(given: string[], make = migratedDatabase) {
  const target = await make()
  const files = new Map<string, Uint8Array>()
  try {
    const secrets: string[] = []
    const restored = await restoreBackup(target, oneByOne(given), {
      putFile: (name, bytes) => Promise.resolve(void files.set(name, bytes)),
      putSecret: (secret) => Promise.resolve(void secrets.push(secret)),
    })
    const sessions = await target.system.$count(authSessions)
    const nextEvent = await target.system
      .insert(liveEvents)
      .values({ channel: 'team', topic: 'metrics' })
      .returning({ id: liveEvents.id })
      .then(([event]) => event?.id)
    await target.system.delete(liveEvents).where(sql`id = ${nextEvent}`)
    return { ...restored, files, secrets, sessions, nextEvent, marks: await marksOf(target) }
  } finally {
    await target.close()
  }
}

test('what is restored is what was backed up, row by row and file by file', async () => {
  const { marks, files, secrets, nextEvent } = await intoEmpty(lines)
  expect(marks).toEqual(await marksOf(database))
  expect(files).toEqual(new Map([...stored].map(([name, bytes]) => [name, Buffer.from(bytes)])))
  expect(secrets).toEqual(['kept with the data'])
  expect(nextEvent).toBe(2)
})

test('no session of a backup comes back to life, though each is compared', async () => {
  expect(lines.filter((line) => line.includes('"token":"stolen"'))).toHaveLength(1)
  expect((await intoEmpty(lines)).sessions).toBe(0)
})

test('rows whose secret cannot be kept are not restored', async () => {
  const putSecret = () => Promise.reject(new Error('the disk is full'))
  await expect(restoreBackup(empty, oneByOne(lines), { ...beside, putSecret })).rejects.toThrow(
    'disk is full',
  )
  expect(await empty.system.$count(profiles)).toBe(0)
})

test('a backup of either engine moves into the embedded one', async () => {
  const { marks } = await intoEmpty(lines, async () => {
    const embedded = await connectPgliteInMemory()
    await embedded.migrate(MIGRATIONS_FOLDER)
    return embedded
  })
  expect(marks).toEqual(await marksOf(database))
})

test.each([
  ['cut off', (given: string[]) => given.slice(0, -1), 'cut off'],
  [
    'without a session',
    (given: string[]) => given.filter((line) => !line.includes('"token":"stolen"')),
    'not those',
  ],
  [
    'without a row',
    (given: string[]) => given.filter((line) => !line.includes('"topic":"metrics"')),
    'not those',
  ],
  [
    'with a row changed',
    (given: string[]) => given.map((line) => line.replace('"topic":"metrics"', '"topic":"day"')),
    'not those',
  ],
  [
    'with a row that breaks a rule',
    (given: string[]) => given.map((line) => line.replace(/"rpe":[1-9]/, '"rpe":11')),
    'break a rule',
  ],
  [
    'without a file',
    (given: string[]) =>
      given.toSpliced(
        given.findIndex((line) => line.startsWith('#file')),
        1,
      ),
    'files',
  ],
  [
    'of another version',
    (given: string[]) => given.with(0, given[0]!.replace(/"schema":"\w+/, '"schema":"x')),
    'another version',
  ],
  ['that is none', () => ['hello'], 'not a backup'],
  [
    'with a file that would lie elsewhere',
    (given: string[]) => given.toSpliced(-1, 0, '#file avatars/../../x aGk='),
    'none of ours',
  ],
])('a backup %s is refused, and no row is changed', async (_, spoil, reason) => {
  const putSecret = vi.fn<typeof beside.putSecret>()
  await expect(restoreBackup(empty, oneByOne(spoil(lines)), { ...beside, putSecret })).rejects.toThrow(reason)
  expect(putSecret).not.toHaveBeenCalled()
  expect(await empty.system.$count(profiles)).toBe(0)
})

test('nothing is restored over accounts that are there', async () => {
  const before = await marksOf(database)
  await expect(restoreBackup(database, oneByOne(lines), beside)).rejects.toThrow(
    'there are accounts here already',
  )
  expect(await marksOf(database)).toEqual(before)
  expect(lines[0]?.startsWith(HEAD)).toBe(true)
  expect(lines.at(-1)?.startsWith(FOOT)).toBe(true)
})
