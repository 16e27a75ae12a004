import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FOOT, HEAD } from '#database/backup/backup-format.ts'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { markOf, storedTables, UTC } from '#database/backup/stored-tables.ts'
import { writeBackup } from '#database/backup/write-backup.ts'
import { connectPgliteInMemory } from '#database/connect/pglite.ts'
import type { Database } from '#database/database.ts'
import { loadDemoTeam } from '#database/demo/load-demo-team.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations-folder.ts'
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

async function* oneByOne(given: string[]) {
  yield* given
}

const marksOf = ({ system }: Database) =>
  system.transaction(async (tx) => {
    await tx.execute(UTC)
    const tables = await storedTables(tx)
    const marks = []
    for (const { name } of tables) marks.push([name, await markOf(tx, name)])
    return marks
  })

async function intoEmpty(given: string[], make = migratedDatabase) {
  const target = await make()
  const files = new Map<string, Uint8Array>()
  try {
    const restored = await restoreBackup(target, oneByOne(given), (name, bytes) => {
      files.set(name, bytes)
      return Promise.resolve()
    })
    const nextEvent = await target.system
      .insert(liveEvents)
      .values({ channel: 'team', topic: 'metrics' })
      .returning({ id: liveEvents.id })
      .then(([event]) => event?.id)
    await target.system.delete(liveEvents).where(sql`id = ${nextEvent}`)
    return { ...restored, files, nextEvent, marks: await marksOf(target) }
  } finally {
    await target.close()
  }
}

test('what is restored is what was backed up, row by row and file by file', async () => {
  const { head, marks, files, nextEvent } = await intoEmpty(lines)
  expect(marks).toEqual(await marksOf(database))
  expect(files).toEqual(new Map([...stored].map(([name, bytes]) => [name, Buffer.from(bytes)])))
  expect(head.secret).toBe('kept with the data')
  expect(nextEvent).toBe(2)
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
])('a backup %s is refused, and nothing is changed', async (_, spoil, reason) => {
  await expect(restoreBackup(empty, oneByOne(spoil(lines)), () => Promise.resolve())).rejects.toThrow(reason)
  expect(await empty.system.$count(profiles)).toBe(0)
})

test('nothing is restored over accounts that are there', async () => {
  const before = await marksOf(database)
  await expect(restoreBackup(database, oneByOne(lines), () => Promise.resolve())).rejects.toThrow(
    'there are accounts here already',
  )
  expect(await marksOf(database)).toEqual(before)
  expect(lines[0]?.startsWith(HEAD)).toBe(true)
  expect(lines.at(-1)?.startsWith(FOOT)).toBe(true)
})
