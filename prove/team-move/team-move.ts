import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { randomFrom } from '#server/demo/random.ts'
import { largeTableMarks } from '#tests/support/large-table-marks.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { rows } from '#tests/support/rows.ts'
import { type Ground, pgliteGround, postgresGround, temporaryFolder } from '../ground.ts'
import { type Outcome, type Part, together } from '../part.ts'

const ROUNDS = 20
const SESSIONS = { PostgreSQL: 2_000_000, PGlite: 100_000 }
const DAYS = 500
const LAST_BEFORE = '0014_mails_of_actors'

export const part: Part = {
  name: 'team-move',
  what: 'an installation from before there were teams is carried over at once or not at all, and keeps every row',
  takes: '25 min',
  async run({ rounds = ROUNDS, seed }) {
    const before = olderMigrations()
    const postgres = await startPostgres()
    try {
      const original = await createDatabaseOn(postgres)
      const onPostgres = await moveAgainAndAgain(before, rounds, seed, postgresGround(original), async () =>
        postgresGround(await createDatabaseOn(postgres, original)),
      )
      const embedded = pgliteGround()
      const onPglite = await moveAgainAndAgain(before, rounds, seed, embedded, async () => {
        const copy = temporaryFolder()
        cpSync(embedded.dataDir, copy, { recursive: true })
        return pgliteGround(copy)
      })
      return together([onPostgres, onPglite])
    } finally {
      rmSync(before, { recursive: true })
      await postgres.stop()
    }
  },
}

async function moveAgainAndAgain(
  before: string,
  rounds: number,
  seed: number,
  original: Ground,
  copyOf: () => Promise<Ground>,
): Promise<Outcome> {
  const { engine } = original
  const random = randomFrom(`team-move ${engine} ${seed}`)
  const marks = await onDatabase(original, async (db) => {
    await db.migrate(before)
    await fill(db, SESSIONS[engine])
    return marksOf(db)
  })
  const whole = await copyOf()
  const waiting = watchLocks(whole)
  const { tookMs } = await move(whole)
  const longestWaitMs = await waiting.longestMs()
  const faults = await faultsAfter(whole, marks)
  await whole.clear()
  const states = { finished: 0, untouched: 0 }
  for (let round = 0; round < rounds; round++) {
    const ground = await copyOf()
    await move(ground, random.uniform() * tookMs! * 1.2)
    states[await stateOf(ground)] += 1
    await move(ground)
    faults.push(...(await faultsAfter(ground, marks)))
    await ground.clear()
    console.error(`  ${engine}, killed ${round + 1} times, faults ${faults.length}`)
  }
  await original.clear()
  for (const fault of faults) console.error(fault)
  const wait = longestWaitMs === null ? '' : `, a reader waited ${longestWaitMs} ms at the longest`
  return {
    line:
      `${engine}: ${SESSIONS[engine]} sessions and answers carried over in ${tookMs} ms${wait}; ` +
      `${rounds} kills: ${states.untouched} left it untouched, ${states.finished} came too late; rows changed or lost ${faults.length}`,
    ok: faults.length === 0,
  }
}

async function fill({ system }: Database, sessions: number) {
  const athletes = sessions / DAYS
  await system.execute(sql`insert into profiles (email, full_name, role)
    select 'coach' || n || '@example.org', 'Coach ' || n, 'manager' from generate_series(1, ${athletes / 25}::int) n`)
  await system.execute(sql`insert into profiles (email, full_name, manager_id)
    select id || '-' || n || '@example.org', 'Athlete ' || n, id
    from profiles, generate_series(1, 25) n where role = 'manager'`)
  await system.execute(sql`insert into custom_metrics (manager_id, title, type)
    select id, title, type from profiles, (values ('Sleep', 'rating'), ('Notes', 'text')) asked (title, type)
    where role = 'manager'`)
  await system.execute(sql`insert into daily_form_status (manager_id, date, time_zone)
    select id, '2026-01-01', 'Europe/Athens' from profiles where role = 'manager'`)
  await system.execute(sql`insert into manager_invitations (manager_id, invitation_code, manager_name, expires_at)
    select id, 'a-code-of-22-characters-' || id, full_name, now() from profiles where role = 'manager'`)
  await system.execute(sql`insert into training_sessions (athlete_id, date, session, training_type, rpe, duration)
    select id, '2025-01-01'::date + n, 'AM', 'travel', 1 + n % 10, 60
    from profiles, generate_series(1, ${DAYS}::int) n where role = 'athlete'`)
  await system.execute(sql`insert into metric_responses (athlete_id, metric_id, date, rating_value, text_value)
    select p.id, m.id, '2025-01-01'::date + n, case m.type when 'rating' then 1 + n % 5 end,
      case m.type when 'text' then 'A little sore' end
    from profiles p join custom_metrics m on m.manager_id = p.manager_id, generate_series(1, ${DAYS}::int) n
    where m.type = 'rating' or n % 10 = 0`)
}

/** Runs it to its end, or for so long after it has begun. */
async function move({ dataDir, env }: Ground, killAfterMs?: number): Promise<{ tookMs: number | null }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('migrate.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  guardProcess(child, 'SIGKILL')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '' && killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    said += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (killAfterMs === undefined && code !== 0) throw new Error(`the move ended with ${code}`)
  const took = Number(said.split('\n')[1])
  return { tookMs: Number.isFinite(took) && took > 0 ? took : null }
}

const stateOf = (ground: Ground) =>
  onDatabase(ground, async ({ system }) => {
    const [found] = await rows(
      system,
      sql`select to_regclass('teams') is null and exists (
        select from information_schema.columns where table_name = 'profiles' and column_name = 'manager_id'
      ) as untouched`,
    )
    return found?.['untouched'] ? 'untouched' : 'finished'
  })

async function faultsAfter(ground: Ground, before: Marks): Promise<string[]> {
  return onDatabase(ground, async (db) => {
    const after = await marksOf(db)
    const [counted] = await rows(
      db.system,
      sql`select (select count(*) from teams) = (select count(*) from profiles where role = 'manager')
        and (select count(*) from team_members) = (select count(*) from profiles where role = 'athlete')
        and (select count(*) from invitations) = (select count(*) from teams)
        and not exists (select from custom_metrics where team_id is null)
        and (select count(*) from metric_wordings) = (select count(*) from custom_metrics)
        and not exists (select from metric_responses where (kind = 'text') <> (text_value is not null)) as whole`,
    )
    return [
      ...(JSON.stringify(after) === JSON.stringify(before) ? [] : ['sessions or answers differ']),
      ...(counted?.['whole'] ? [] : ['teams, members or invitations are missing']),
    ]
  })
}

type Marks = Awaited<ReturnType<typeof marksOf>>

const marksOf = ({ system }: Database) => largeTableMarks(system)

async function onDatabase<T>(ground: Ground, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await ground.open()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Reads a session again and again, as a page would: how long did it have to wait for the move? PGlite has no second reader. */
function watchLocks({ engine, env }: Ground) {
  const url = env['DATABASE_URL']
  if (engine === 'PGlite' || !url) return { longestMs: async () => null }
  const reader = connectPostgres(url, { onIdleError: () => {}, poolSize: 1 })
  const over = new AbortController()
  let longest = 0
  const watching = (async () => {
    while (!over.signal.aborted) {
      const askedAt = performance.now()
      await reader.system.execute(sql`select 1 from training_sessions limit 1`)
      longest = Math.max(longest, performance.now() - askedAt)
      await pause(5)
    }
  })()
  return {
    async longestMs() {
      over.abort()
      await watching
      await reader.close()
      return Math.round(longest)
    },
  }
}

/** The migrations as they were then. */
function olderMigrations(): string {
  const folder = join(temporaryFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  journal.entries.length = journal.entries.findIndex(({ tag }) => tag === LAST_BEFORE) + 1
  writeFileSync(path, JSON.stringify(journal))
  return folder
}
