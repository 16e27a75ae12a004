import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { statement } from '#database/statement.ts'
import { type Cell, cellsOf, isAllowed, type Subject } from '#tests/support/access-matrix.ts'
import { accessSubjects } from '#tests/support/access-subjects.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'
import { rows } from '#tests/support/rows.ts'
import { type TwoTeams, twoTeams } from '#tests/support/two-teams.ts'

let database: Database
let teams: TwoTeams
let matrix: Subject[]

beforeAll(async () => {
  database = await migratedDatabase()
  teams = await twoTeams(database)
  matrix = accessSubjects(teams)
})
afterAll(() => database.close())

const sentence = ({ subject, operation, actor }: Cell, allowed: boolean) =>
  `${actor} ${allowed ? 'may' : 'may not'} ${operation} ${subject.what} in ${subject.table}`

/** What the database allows, against what the matrix says; one line per difference. */
async function differences(cells: Cell[], door = asActor): Promise<string[]> {
  const found: string[] = []
  for (const cell of cells) {
    const allowed = await isAllowed(database, door, teams, cell)
    if (allowed !== cell.expected) found.push(sentence(cell, allowed))
  }
  return found
}

const cellsIn = (table: string) => matrix.filter((subject) => subject.table === table).flatMap(cellsOf)

test('each actor can do to each row what the matrix says, and nothing else', async () => {
  const cells = matrix.flatMap(cellsOf)
  expect(cells.length).toBeGreaterThan(500)
  expect(await differences(cells)).toEqual([])
})

test('every table of the database stands in the matrix', async () => {
  const tables = await rows(
    database.system,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const missing = tables.map(({ name }) => String(name)).filter((name) => cellsIn(name).length === 0)
  expect(missing).toEqual([])
})

test('every table has row level security switched on', async () => {
  const open = await rows(
    database.system,
    sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  )
  expect(open).toEqual([])
})

describe('the matrix notices', () => {
  test('a door that does not drop to app_user', async () => {
    const keepRights = statement<unknown, { actorId: string }>(
      'keep_rights',
      sql`select set_config('app.user_id', ${sql.placeholder('actorId')}, true)`,
    )
    const openDoor: typeof asActor = (db, actorId, work) =>
      db.transaction(keepRights({ actorId: actorId ?? '' }), (tx) => work(tx as never))
    expect(await differences(matrix.flatMap(cellsOf), openDoor)).not.toEqual([])
  })

  test('any one policy that is missing', async () => {
    for (const policy of await policies()) {
      await database.system.execute(sql.raw(`drop policy "${policy.name}" on ${policy.table}`))
      const noticed = await differences(cellsIn(policy.table))
      await database.system.execute(sql.raw(policy.definition))
      expect(noticed, policy.name).not.toEqual([])
    }
  })

  test('any one policy that lets everyone through', async () => {
    for (const policy of await policies()) {
      const wide = [policy.using && 'using (true)', policy.check && 'with check (true)']
        .filter(Boolean)
        .join(' ')
      await database.system.execute(sql.raw(`alter policy "${policy.name}" on ${policy.table} ${wide}`))
      const noticed = await differences(cellsIn(policy.table))
      await database.system.execute(sql.raw(`drop policy "${policy.name}" on ${policy.table}`))
      await database.system.execute(sql.raw(policy.definition))
      expect(noticed, policy.name).not.toEqual([])
    }
  })

  test('any one table whose row level security is off', async () => {
    for (const table of new Set((await policies()).map((policy) => policy.table))) {
      await database.system.execute(sql.raw(`alter table ${table} disable row level security`))
      const noticed = await differences(cellsIn(table))
      await database.system.execute(sql.raw(`alter table ${table} enable row level security`))
      expect(noticed, table).not.toEqual([])
    }
  })

  test('and has put everything back', async () => {
    expect(await differences(matrix.flatMap(cellsOf))).toEqual([])
  })
})

type Policy = { name: string; table: string; using: string | null; check: string | null; definition: string }

async function policies(): Promise<Policy[]> {
  const found = await rows(
    database.system,
    sql`select policyname, tablename, cmd, qual, with_check from pg_policies where schemaname = 'public' order by 2, 1`,
  )
  expect(found.length).toBeGreaterThan(15)
  return found.map((row) => {
    const [name, table, using, check] = [
      String(row['policyname']),
      String(row['tablename']),
      row['qual'],
      row['with_check'],
    ]
    const conditions = [using && `using (${String(using)})`, check && `with check (${String(check)})`].filter(
      Boolean,
    )
    return {
      name,
      table,
      using: using as string | null,
      check: check as string | null,
      definition: `create policy "${name}" on ${table} for ${String(row['cmd'])} to app_user ${conditions.join(' ')}`,
    }
  })
}
