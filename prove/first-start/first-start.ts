import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { randomFrom, type Random } from '#server/demo/random.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { createClient } from '#tests/support/client.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { rows } from '#tests/support/rows.ts'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'
import { type Ground, onGround, pgliteGround, postgresGround, temporaryFolder } from '../ground.ts'
import type { Part } from '../part.ts'

const ROUNDS = 20
const KILLS_A_ROUND = 3
const LONGEST_LIFE_MS = 3000
const KEPT_ROWS = 1000

export const part: Part = {
  name: 'first-start',
  what: 'a first start or an upgrade killed at any moment is finished by the next start',
  takes: '30 min',
  async run({ rounds = ROUNDS, seed }) {
    const random = randomFrom(`first-start ${seed}`)
    const postgres = await startPostgres()
    const older = olderMigrations()
    const broken: string[] = []
    try {
      for (let round = 0; round < rounds; round++) {
        for (const isUpgrade of [false, true]) {
          const grounds = [pgliteGround(), postgresGround(await createDatabaseOn(postgres))]
          for (const ground of grounds) {
            await onGround(ground, (at) => startUnderKills(at, isUpgrade ? older : null, random)).catch(
              (error) =>
                broken.push(`${ground.engine}, ${isUpgrade ? 'upgrade' : 'first start'}: ${String(error)}`),
            )
          }
        }
      }
    } finally {
      rmSync(older, { recursive: true })
      await postgres.stop()
    }
    for (const text of broken) console.error(text)
    return {
      line: `first start and upgrade under kill -9: ${rounds} each on PGlite and PostgreSQL, ${rounds * 4 * KILLS_A_ROUND} kills, not finished or rows lost ${broken.length}`,
      ok: broken.length === 0,
    }
  },
}

async function startUnderKills(ground: Ground, older: string | null, random: Random) {
  if (older) await fillOlder(ground, older)
  for (let kill = 0; kill < KILLS_A_ROUND; kill++)
    await startAndKill(ground, random.uniform() * LONGEST_LIFE_MS)
  const server = await ground.start()
  const { status } = await createClient(server.origin).register({ email: 'first@example.org' })
  await server.stop()
  if (status !== 201) throw new Error(`registering was answered ${status}`)
  const db = await ground.open()
  const [counted] = await rows(db.system, sql`select count(*)::int as people from profiles`)
  await db.close()
  const people = (older ? KEPT_ROWS : 0) + 1
  if (counted?.['people'] !== people)
    throw new Error(`${String(counted?.['people'])} profiles, not ${people}`)
}

async function fillOlder(ground: Ground, older: string) {
  const db = await ground.open()
  await db.migrate(older)
  await db.system.execute(
    sql`insert into profiles (email, full_name, role)
      select n || '@example.org', 'Some One', 'athlete' from generate_series(1, ${sql.raw(String(KEPT_ROWS))}) n`,
  )
  await db.close()
}

/** The first half of the migrations, as a version of long ago had them. */
function olderMigrations(): string {
  const folder = join(temporaryFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] }
  journal.entries.splice(Math.ceil(journal.entries.length / 2))
  writeFileSync(journalFile, JSON.stringify(journal))
  return folder
}

async function startAndKill({ dataDir, env }: Ground, afterMs: number) {
  const child = spawn(process.execPath, [SERVER_PROGRAM], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: 'ignore',
  })
  guardProcess(child, 'SIGKILL')
  setTimeout(() => child.kill('SIGKILL'), afterMs)
  await once(child, 'close')
}
