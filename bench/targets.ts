import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import { connectPglite } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations-folder.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { rows } from '#tests/support/rows.ts'
import { fillSeason } from './data/fill-season.ts'
import { AUTH_SECRET, peopleOf } from './data/people-of.ts'
import type { SeasonSize } from './data/season-size.ts'
import type { Person } from './scenario.ts'
import { startProcess, temporaryFolder } from './server-process.ts'

export type TargetName = 'bare' | 'guarded' | 'ours' | 'ours on PGlite'
export type Target<Name extends string = TargetName> = {
  name: Name
  origin: string
  /** How many requests it was sent. */
  turn: number
  /** The last right body per scenario and person. */
  seen: Map<string, string>
}
export type Ground = {
  targets: Target[]
  people: Record<Role, Person[]>
  postgresVersion: string
  stop: () => Promise<void>
}

/** PGlite gets the same people with this much of their season, for it fills tables slowly. */
const PGLITE_DAYS = 7

/** Real databases with a season in each and, as processes of their own, our server and the two floors on them. */
export async function startTargets(size: SeasonSize): Promise<Ground> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  const start = async (name: TargetName, script: string, env: Record<string, string>): Promise<Target> => {
    const { origin, stop: stopProcess } = await startProcess(script, env)
    stops.push(stopProcess)
    return { name, origin, turn: 0, seen: new Map() }
  }
  try {
    const postgres = await startPostgres()
    stops.push(postgres.stop)
    const url = await createDatabaseOn(postgres)
    const { people, postgresVersion } = await fillPostgres(url, size)
    const dataDir = temporaryFolder()
    stops.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    await fillPglite(dataDir, { ...size, days: Math.min(size.days, PGLITE_DAYS) })
    const targets = [
      await start('bare', 'bench/floor/main.ts', { FLOOR: 'bare', DATABASE_URL: url }),
      await start('guarded', 'bench/floor/main.ts', { FLOOR: 'guarded', DATABASE_URL: url }),
      await start('ours', 'src/server/main.ts', { DATABASE_URL: url, AUTH_SECRET }),
      await start('ours on PGlite', 'src/server/main.ts', { DATA_DIR: dataDir, AUTH_SECRET }),
    ]
    return { targets, people, postgresVersion, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fillPostgres(url: string, size: SeasonSize) {
  const onIdleError = (error: Error) => {
    throw error
  }
  return filled(connectPostgres(url, { onIdleError, poolSize: 1 }), size, async ({ system }) => {
    const [version] = await rows(system, sql`show server_version`)
    return {
      people: { athlete: await peopleOf(system, 'athlete'), manager: await peopleOf(system, 'manager') },
      postgresVersion: String(version?.['server_version']),
    }
  })
}

async function fillPglite(dataDir: string, size: SeasonSize) {
  await filled(await connectPglite(dataDir), size, async () => {})
}

async function filled<T>(db: Database, size: SeasonSize, look: (db: Database) => Promise<T>): Promise<T> {
  try {
    await db.migrate(MIGRATIONS_FOLDER)
    await fillSeason(db.system, size)
    return await look(db)
  } finally {
    await db.close()
  }
}
