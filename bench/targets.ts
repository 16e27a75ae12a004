import { rmSync } from 'node:fs'
import type { SQL } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import { connectPglite } from '#database/connect/pglite.ts'
import type { Orm } from '#database/database.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { fill, using } from './data/fill.ts'
import { filledPostgres, onPostgres } from './data/filled-postgres.ts'
import { AUTH_SECRET } from './data/people-of.ts'
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
  /** Runs what a scenario that writes has to undo. */
  undo?: (statements: SQL[]) => Promise<void>
}
export type Ground = {
  targets: Target[]
  people: Record<Role, Person[]>
  url: string
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
  try {
    const postgres = await startPostgres()
    stops.push(postgres.stop)
    const { url, people } = await filledPostgres(postgres, size)
    const dataDir = temporaryFolder()
    stops.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    await using(await connectPglite(dataDir), (db) =>
      fill(db, { ...size, days: Math.min(size.days, PGLITE_DAYS) }),
    )
    const startOnPostgres = async (name: TargetName, script: string, env: Record<string, string>) => {
      const { origin, stop: stopProcess } = await startProcess(script, { ...env, DATABASE_URL: url })
      stops.push(stopProcess)
      const undo = (statements: SQL[]) => using(onPostgres(url), ({ system }) => runAll(system, statements))
      return { name, origin, turn: 0, seen: new Map(), undo }
    }
    const targets: Target[] = [
      await startOnPostgres('bare', 'bench/floor/main.ts', { FLOOR: 'bare' }),
      await startOnPostgres('guarded', 'bench/floor/main.ts', { FLOOR: 'guarded' }),
      await startOnPostgres('ours', 'src/server/main.ts', { AUTH_SECRET }),
      await onPglite(dataDir, stops),
    ]
    return { targets, people, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Its database is open to one process only, so that it has to make way for whoever undoes something. */
async function onPglite(dataDir: string, stops: (() => Promise<void>)[]): Promise<Target> {
  const start = () => startProcess('src/server/main.ts', { DATA_DIR: dataDir, AUTH_SECRET })
  let process = await start()
  stops.push(() => process.stop())
  const target: Target = {
    name: 'ours on PGlite',
    origin: process.origin,
    turn: 0,
    seen: new Map(),
    undo: async (statements) => {
      await process.stop()
      await using(await connectPglite(dataDir), ({ system }) => runAll(system, statements))
      process = await start()
      target.origin = process.origin
    },
  }
  return target
}

async function runAll(system: Orm, statements: SQL[]) {
  for (const one of statements) await system.execute(one)
}
