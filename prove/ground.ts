import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPglite } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'

/** What servers of one part share: their data folder and, on PostgreSQL, their database. */
export type Ground = {
  engine: 'PGlite' | 'PostgreSQL'
  dataDir: string
  env: Record<string, string>
  /** Past the server; on PGlite only while none runs. */
  open: () => Promise<Database>
}

export const SERVER_ENV = {
  LOG_LEVEL: 'error',
  // The writers name an address each, so that the limits per address are no part of what is proven.
  TRUSTED_PROXIES: '127.0.0.1',
  AUTH_SECRET: 'known to the servers of the proofs alone',
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-prove-'))
  guardFolder(folder)
  return folder
}

export function pgliteGround(dataDir = temporaryFolder()): Ground {
  return { engine: 'PGlite', dataDir, env: { ...SERVER_ENV }, open: () => connectPglite(dataDir) }
}

export function postgresGround(url: string, dataDir = temporaryFolder()): Ground {
  return {
    engine: 'PostgreSQL',
    dataDir,
    env: { ...SERVER_ENV, DATABASE_URL: url },
    open: async () => connectPostgres(url, { onIdleError: () => {}, poolSize: 2 }),
  }
}

/** The proof on each engine, one after the other. */
export async function onBothEngines<T>(prove: (ground: Ground) => Promise<T>): Promise<[T, T]> {
  const first = await onGround(pgliteGround(), prove)
  const postgres = await startPostgres()
  try {
    return [first, await onGround(postgresGround(await createDatabaseOn(postgres)), prove)]
  } finally {
    await postgres.stop()
  }
}

export async function onGround<T>(ground: Ground, prove: (ground: Ground) => Promise<T>): Promise<T> {
  try {
    return await prove(ground)
  } finally {
    rmSync(ground.dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}
