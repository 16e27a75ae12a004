import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { formWindow } from '#server/stored/form-window.ts'
import { emptyDatabase } from '#tests/support/migrated-database.ts'
import { largeTableMarks } from '#tests/support/large-table-marks.ts'
import { rows } from '#tests/support/rows.ts'

const MARTA = '10000000-0000-4000-8000-000000000001'
const NAMELESS = '10000000-0000-4000-8000-000000000002'
const IDA = '20000000-0000-4000-8000-000000000001'
const BO = '20000000-0000-4000-8000-000000000002'
const CLEO = '20000000-0000-4000-8000-000000000003'
const SLEEP = '30000000-0000-4000-8000-000000000001'
const NOTES = '30000000-0000-4000-8000-000000000002'

let database: Database
const copies: string[] = []

/** An installation from before there were teams: Marta has Ida and Bo, someone without a name has nobody. */
beforeEach(async () => {
  database = await emptyDatabase()
  await database.migrate(migrationsUpTo('0014_mails_of_actors'))
  for (const statement of OLD_ROWS) await database.system.execute(statement)
})
afterEach(async () => {
  await database.close()
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true })
})

const OLD_ROWS = [
  sql`insert into profiles (id, role, email, full_name) values
    (${MARTA}, 'manager', 'marta@example.org', ' Marta Kowalczyk '),
    (${NAMELESS}, 'manager', 'nameless@example.org', '')`,
  sql`insert into profiles (id, email, full_name, manager_id, created_at) values
    (${IDA}, 'ida@example.org', 'Ida', ${MARTA}, '2026-01-01'),
    (${BO}, 'bo@example.org', 'Bo', ${MARTA}, '2026-02-01'),
    (${CLEO}, 'cleo@example.org', 'Cleo', null, '2026-03-01')`,
  sql`insert into daily_metrics (athlete_id, date) values (${IDA}, '2026-01-05'), (${IDA}, '2026-06-01')`,
  sql`insert into custom_metrics (id, manager_id, title, type, created_at) values
    (${SLEEP}, ${MARTA}, 'Sleep', 'rating', '2026-01-02'), (${NOTES}, ${MARTA}, 'Notes', 'text', '2026-01-03')`,
  sql`insert into daily_form_status (manager_id, date, open_time, close_time, time_zone)
    values (${MARTA}, '2026-06-01', '05:30', '10:30', 'Europe/Athens')`,
  sql`insert into manager_invitations (manager_id, invitation_code, manager_name, email, expires_at)
    values (${MARTA}, 'a-code-of-at-least-22-characters', 'Marta', 'eve@example.org', '2030-01-01')`,
  sql`insert into metric_responses (athlete_id, metric_id, date, rating_value)
    select athlete, ${SLEEP}, '2026-06-01'::date + n, 1 + n % 5
    from unnest(array[${IDA}, ${BO}]::uuid[]) athlete, generate_series(0, 99) n`,
  sql`insert into metric_responses (athlete_id, metric_id, date, text_value) values (${IDA}, ${NOTES}, '2026-06-01', 'sore')`,
  sql`insert into training_sessions (athlete_id, date, session, training_type, rpe, duration)
    select athlete, '2026-06-01'::date + n, 'AM', 'travel', 3, 60
    from unnest(array[${IDA}, ${BO}, ${CLEO}]::uuid[]) athlete, generate_series(0, 99) n`,
]

test('every manager gets a team with all that was theirs; sessions and answers stay as they are', async () => {
  const before = await largeTableMarks(database.system)
  await database.migrate(MIGRATIONS_FOLDER)
  expect(await largeTableMarks(database.system)).toEqual(before)

  const teams = await rows(
    database.system,
    sql`select t.id, t.name, t.time_zone as zone, s.account_id as owner, s.duty, s.sees_health as health
      from teams t join team_staff s on s.team_id = t.id order by t.name`,
  )
  expect(teams).toMatchObject([
    { name: 'Marta Kowalczyk’s team', zone: 'Europe/Athens', owner: MARTA, duty: 'owner', health: true },
    { name: 'My team', zone: 'UTC', owner: NAMELESS, duty: 'owner', health: true },
  ])
  const teamId = String(teams[0]!['id'])
  const members = await rows(
    database.system,
    sql`select team_id as team, athlete_id as athlete, to_char(joined_at at time zone 'UTC', 'YYYY-MM-DD') as joined,
        left_at as "left", shares_from as "sharesFrom"
      from team_members order by athlete_id`,
  )
  expect(members).toEqual([
    { team: teamId, athlete: IDA, joined: '2026-06-01', left: null, sharesFrom: null },
    { team: teamId, athlete: BO, joined: '2026-02-01', left: null, sharesFrom: null },
  ])
  const agreed = await rows(
    database.system,
    sql`select athlete_id as athlete, scope, text_version as version from consents
      where team_id = ${teamId} and withdrawn_at is null order by athlete_id, scope`,
  )
  expect(agreed).toEqual(
    [IDA, BO].flatMap((athlete) =>
      ['history', 'share'].map((scope) => ({ athlete, scope, version: 'before-consents' })),
    ),
  )
  expect(
    await rows(
      database.system,
      sql`select team_id as team, m.title, audience, is_active as asked, to_char(since at time zone 'UTC', 'YYYY-MM-DD') as since
        from custom_metrics m join metric_wordings w on w.metric_id = m.id and w.title = m.title order by m.created_at`,
    ),
  ).toEqual([
    { team: teamId, title: 'Sleep', audience: 'staff', asked: true, since: '2026-01-02' },
    { team: teamId, title: 'Notes', audience: 'staff', asked: true, since: '2026-01-03' },
  ])
  expect(
    await rows(
      database.system,
      sql`select kind, count(*)::int as answers from metric_responses group by kind order by kind`,
    ),
  ).toEqual([
    { kind: 'rating', answers: 200 },
    { kind: 'text', answers: 1 },
  ])
  expect(
    await rows(database.system, sql`select team_id as team, invitation_code as code, email from invitations`),
  ).toEqual([{ team: teamId, code: 'a-code-of-at-least-22-characters', email: 'eve@example.org' }])
  expect(await asActor(database, IDA, (tx) => formWindow(tx, teamId))).toMatchObject({
    openTime: '05:30:00',
    closeTime: '10:30:00',
    timeZone: 'Europe/Athens',
  })
})

test('everybody sees of the others what they saw before', async () => {
  const sessionsSeenBy = async (actor: string) => {
    const seen = await asActor(database, actor, (tx) =>
      rows(tx, sql`select distinct athlete_id as id from training_sessions order by athlete_id`),
    )
    return seen.map(({ id }) => id)
  }
  const everybody = async () =>
    Promise.all([MARTA, NAMELESS, IDA, BO, CLEO].map((actor) => sessionsSeenBy(actor)))
  const before = await everybody()
  expect(before).toEqual([[IDA, BO], [], [IDA], [BO], [CLEO]])
  await database.migrate(MIGRATIONS_FOLDER)
  expect(await everybody()).toEqual(before)
})

test('a move that fails on the way leaves everything as it was, and can be made again', async () => {
  const before = await largeTableMarks(database.system)
  const failing = copyOfMigrations()
  appendFileSync(join(failing, '0015_teams.sql'), '--> statement-breakpoint\nselect 1 / 0;\n')
  await expect(database.migrate(failing)).rejects.toThrow()
  expect(await rows(database.system, sql`select to_regclass('teams') as teams`)).toEqual([{ teams: null }])
  expect(await rows(database.system, sql`select count(*)::int as n from manager_invitations`)).toEqual([
    { n: 1 },
  ])
  await database.migrate(MIGRATIONS_FOLDER)
  expect(await largeTableMarks(database.system)).toEqual(before)
  expect(await rows(database.system, sql`select count(*)::int as n from team_members`)).toEqual([{ n: 2 }])
})

/** The migrations as they were then. */
function migrationsUpTo(last: string): string {
  const folder = copyOfMigrations()
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-migrations-'))
  copies.push(folder)
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  return folder
}
