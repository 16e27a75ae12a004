import { cpSync, rmSync } from 'node:fs'
import { connectPglite } from '#database/connect/pglite.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { fill, using } from '../data/fill.ts'
import { filledPostgres } from '../data/filled-postgres.ts'
import { peopleOf } from '../data/people-of.ts'
import type { SeasonSize } from '../data/season-size.ts'
import { machine } from '../report/machine.ts'
import { temporaryFolder } from '../server-process.ts'
import { startOnPglite } from '../target/start-on-pglite.ts'
import { startOnPostgres } from '../target/start-on-postgres.ts'
import { CONTENDERS, type Target } from '../target/target.ts'

export const ENGINES = ['PostgreSQL', 'PGlite'] as const
export type Engine = (typeof ENGINES)[number]
/** Ours and the two floors, each a process of its own, on real databases of one engine with a season in them. */
export type Ground = { engine: Engine; targets: Target[] }
type Stops = (() => Promise<void>)[]

/** The same season on each engine. */
export async function startGrounds(size: SeasonSize, engines: readonly Engine[]) {
  const stops: Stops = []
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const { targets, machineLine } = await targetsOnPostgres(size, stops)
    const grounds: Ground[] = [{ engine: 'PostgreSQL', targets }]
    if (engines.includes('PGlite')) {
      grounds.push({ engine: 'PGlite', targets: await targetsOnPglite(size, stops) })
    }
    return { grounds, machineLine, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function targetsOnPostgres(size: SeasonSize, stops: Stops) {
  const postgres = await startPostgres()
  stops.push(postgres.stop)
  const filled = await filledPostgres(postgres, size)
  const targets: Target[] = []
  for (const contender of CONTENDERS) {
    const target = await startOnPostgres(contender, contender, filled)
    stops.push(target.stop)
    targets.push(target)
  }
  return { targets, machineLine: await machine(filled.url) }
}

/** A folder for each, which one process alone may open; filled once and copied. */
async function targetsOnPglite(size: SeasonSize, stops: Stops): Promise<Target[]> {
  const filledFolder = newFolder(stops)
  const people = await using(await connectPglite(filledFolder), async (db) => {
    await fill(db, size)
    return peopleOf(db.system)
  })
  const targets: Target[] = []
  for (const contender of CONTENDERS) {
    const dataDir = newFolder(stops)
    cpSync(filledFolder, dataDir, { recursive: true })
    const target = await startOnPglite(contender, dataDir, people)
    stops.push(target.stop)
    targets.push(target)
  }
  return targets
}

function newFolder(stops: Stops): string {
  const folder = temporaryFolder()
  stops.push(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
