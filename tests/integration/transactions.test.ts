import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActorTx, asActor, readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import { statement } from '#database/statement.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'
import { type TwoTeams, twoTeams } from '#tests/support/two-teams.ts'

let database: Database
let teams: TwoTeams

beforeAll(async () => {
  database = await migratedDatabase()
  teams = await twoTeams(database)
})
afterAll(() => database.close())

const whoAmI = statement<{ role: string; actor: string }>(
  'who_am_i',
  sql`select current_user::text as role, current_setting('app.user_id', true) as actor`,
)
const namesOf = statement<{ name: string }, { id: string }>(
  'names_of',
  sql`select full_name as name from profiles where id = ${sql.placeholder('id')}`,
)
const rename = statement<never, { id: string }>(
  'rename',
  sql`update profiles set full_name = 'Renamed' where id = ${sql.placeholder('id')}`,
)
const renameInPassing = statement<never, { id: string }>(
  'rename_in_passing',
  sql`with renamed as (update profiles set full_name = 'Renamed' where id = ${sql.placeholder('id')} returning id)
      select id from renamed`,
)
const writeInFunction = statement<never, { id: string }>(
  'write_in_function',
  sql`select announce(${sql.placeholder('id')}, 'metrics')`,
)
const broken = statement<never>('broken', sql`select 1 / 0`)

describe('reads that go out together', () => {
  test('run as app_user for the actor, and answer in their order', async () => {
    const { athlete } = teams.people
    const [[me], [name]] = await readAsActor(database, athlete, whoAmI({}), namesOf({ id: athlete }))
    expect(me).toEqual({ role: 'app_user', actor: athlete })
    expect(name?.name).toBeTruthy()
  })

  test('see nothing that is not for the actor', async () => {
    const { athlete, strangerAthlete } = teams.people
    expect(await readAsActor(database, strangerAthlete, namesOf({ id: athlete }))).toEqual([[]])
    expect(await readAsActor(database, null, namesOf({ id: athlete }))).toEqual([[]])
  })

  test.each([
    ['by name', rename],
    ['inside a common table expression', renameInPassing],
    ['inside a function', writeInFunction],
  ])('cannot write %s, not even what the actor may', async (_, write) => {
    const { athlete } = teams.people
    await expect(readAsActor(database, athlete, write({ id: athlete }))).rejects.toThrow('read-only')
  })

  test('leave nothing behind when one of them fails', async () => {
    const { athlete } = teams.people
    await expect(readAsActor(database, athlete, whoAmI({}), broken({}), whoAmI({}))).rejects.toThrow(
      'division',
    )
    for (let connection = 0; connection < 3; connection++) {
      const [[me]] = await readAsActor(database, null, whoAmI({}))
      expect(me).toEqual({ role: 'app_user', actor: '' })
    }
  })
})

describe('statements of one moment in a transaction', () => {
  test('answer each to their own', async () => {
    const { athlete, strangerAthlete } = teams.people
    const answers = await asActor(database, athlete, (tx) =>
      Promise.all([
        tx.run(namesOf({ id: strangerAthlete })),
        tx.run(whoAmI({})),
        tx.run(namesOf({ id: athlete })),
      ]),
    )
    expect(answers).toEqual([
      [],
      [{ role: 'app_user', actor: athlete }],
      [{ name: expect.any(String) as string }],
    ])
  })

  test('fail together, and can be asked again', async () => {
    const { athlete } = teams.people
    for (let attempt = 0; attempt < 2; attempt++) {
      const outcomes: string[] = []
      const failing = asActor(database, athlete, async (tx) => {
        const all = await Promise.allSettled([
          tx.run(rename({ id: athlete })),
          tx.run(broken({})),
          tx.run(whoAmI({})),
        ])
        outcomes.push(...all.map(({ status }) => status))
      })
      await expect(failing).rejects.toThrow()
      expect(outcomes).toEqual(['rejected', 'rejected', 'rejected'])
    }
    const [[row]] = await readAsActor(database, athlete, namesOf({ id: athlete }))
    expect(row?.name).not.toBe('Renamed')
  })

  test('go out before a query that is built after them', async () => {
    const { athlete } = teams.people
    const [, [after]] = await asActor(database, athlete, (tx) =>
      Promise.all([
        tx.run(rename({ id: athlete })),
        tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, athlete)),
      ]),
    )
    expect(after?.name).toBe('Renamed')
  })
})

test('a statement takes and gives the same values as a query that is built', async () => {
  type Values = {
    text: string
    whole: number
    flag: boolean
    moment: Date
    list: number[]
    names: string[]
    json: unknown
    nothing: string | null
  }
  const echo = statement<Values, Values>(
    'echo',
    sql`select ${sql.placeholder('text')}::text as text, ${sql.placeholder('whole')}::int as whole,
      ${sql.placeholder('flag')}::boolean as flag, ${sql.placeholder('moment')}::timestamptz as moment,
      ${sql.placeholder('list')}::int[] as list, ${sql.placeholder('names')}::text[] as names,
      ${sql.placeholder('json')}::jsonb as json, ${sql.placeholder('nothing')}::text as nothing`,
  )
  const values = {
    text: 'Zoë said "no"; it\'s {1,2}\\',
    whole: -7,
    flag: false,
    moment: new Date('2026-03-29T01:30:00.123Z'),
    list: [3, 1, 2],
    names: ['a,b', 'c"d', ''],
    json: { deep: [1, null, 'x'] },
    nothing: null,
  }
  expect(await database.system.run(echo(values))).toEqual([values])
  expect(await database.system.run(echo({ ...values, flag: true }))).toEqual([{ ...values, flag: true }])
})

describe('the handle of a transaction', () => {
  test('runs nothing once it has ended', async () => {
    let kept: ActorTx | undefined
    await asActor(database, teams.people.athlete, async (tx) => {
      kept = tx
    })
    await expect(kept?.run(whoAmI({}))).rejects.toThrow()
    await expect(kept?.select().from(profiles)).rejects.toThrow()
  })

  test('runs nothing after a failure either', async () => {
    let kept: ActorTx | undefined
    const failing = asActor(database, teams.people.athlete, async (tx) => {
      kept = tx
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await expect(kept?.run(whoAmI({}))).rejects.toThrow()
  })
})
