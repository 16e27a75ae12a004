import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPglite } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Outcome, together } from './part.ts'

/** What servers of one part share: their data folder and, on PostgreSQL, their database. */
export type Ground = {
  engine: 'PGlite' | 'PostgreSQL'
  dataDir: string
  env: Record<string, string>
  /** Past the server; on PGlite only while none runs. */
  open: () => Promise<Database>
  start: (options?: StartOptions) => Promise<ServerProcess>
  /** Ends the servers that still run, and removes the folder. */
  clear: () => Promise<void>
}

type StartOptions = {
  port?: number
  env?: Record<string, string>
  /** The file of another version. */
  program?: string
}

export const SERVER_ENV = {
  LOG_LEVEL: 'error',
  // The writers name an address each, so that the limits per address are no part of what is proven.
  TRUSTED_PROXIES: '127.0.0.1',
  AUTH_SECRET: 'known to the servers of the proofs alone',
}

/** Nothing is proven by a machine that has no time for it; hours of proof should not end by that. */
const START_LIMIT_MS = 10 * 60_000

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-prove-'))
  guardFolder(folder)
  return folder
}

export function pgliteGround(dataDir = temporaryFolder()): Ground {
  return {
    engine: 'PGlite',
    open: () => connectPglite(dataDir),
    ...groundOf(dataDir, SERVER_ENV),
  }
}

/** `url` is where the servers find the database, perhaps through a pooler; `direct` leads past it. */
export function postgresGround(url: string, direct = url): Ground {
  return {
    engine: 'PostgreSQL',
    open: async () => connectPostgres(direct, { onIdleError: () => {}, poolSize: 2 }),
    ...groundOf(temporaryFolder(), { ...SERVER_ENV, DATABASE_URL: url }),
  }
}

function groundOf(
  dataDir: string,
  common: Record<string, string>,
): Pick<Ground, 'dataDir' | 'env' | 'start' | 'clear'> {
  const started: ServerProcess[] = []
  return {
    dataDir,
    env: common,
    async start({ port, env, program } = {}) {
      const server = await startServer({
        dataDir,
        env: { ...common, ...env },
        startLimitMs: START_LIMIT_MS,
        ...(port !== undefined && { port }),
        ...(program !== undefined && { command: [process.execPath, program] }),
      })
      started.push(server)
      return server
    },
    async clear() {
      await Promise.all(started.map((server) => server.kill()))
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The proof on each engine, one after the other. */
export async function onBothEngines(prove: (ground: Ground) => Promise<Outcome>): Promise<Outcome> {
  const first = await onGround(pgliteGround(), prove)
  const postgres = await startPostgres()
  try {
    return together([first, await onGround(postgresGround(await createDatabaseOn(postgres)), prove)])
  } finally {
    await postgres.stop()
  }
}

export async function onGround<T>(ground: Ground, prove: (ground: Ground) => Promise<T>): Promise<T> {
  try {
    return await prove(ground)
  } finally {
    await ground.clear()
  }
}
