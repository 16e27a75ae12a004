import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import { readConfig } from '#server/process/config.ts'
import type { Services } from '#server/http/app-env.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { createLog, type Log } from '#server/process/log.ts'
import { outboxFolder } from '#server/mail/outbox.ts'
import { createServices } from '#server/services.ts'
import { type Mail, mailsIn } from '#tests/support/mail.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export type TestApp = {
  origin: string
  services: Services
  db: Database
  app: ReturnType<typeof createApp>
  /** Moves the server's clock. */
  setClock: (clock: () => Date) => void
  outbox: () => Promise<Mail[]>
  stop: () => Promise<void>
}

/** Nearly every test signs up and in, which at the real cost would be most of its time; a hash says what it cost. */
const LEAST_COST = { memory: 8, passes: 1, parallelism: 1 }

/**
 * The real application over real HTTP in this process, on an empty database of the engine under test, or on one that another
 * app has opened and closes.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  log?: Log,
  shared?: Database,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-app-'))
  guardFolder(dataDir)
  const config = readConfig({
    PUBLIC_ORIGIN: 'http://plimsoll.test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...environment,
  })
  const db = shared ?? (await migratedDatabase())
  let clock = () => new Date()
  const services = createServices({
    config,
    db,
    log: log ?? createLog(config.logLevel),
    clock: () => clock(),
    passwordCost: LEAST_COST,
  })
  const app = createApp(services, join(repositoryRoot, 'build/client'))
  const { server, address } = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  return {
    origin: `http://127.0.0.1:${address.port}`,
    services,
    db,
    app,
    setClock: (next) => {
      clock = next
    },
    outbox: async () => {
      await services.background.settled()
      return mailsIn(outboxFolder(config))
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      await services.live.stop()
      await closed
      await services.background.settled()
      if (!shared) await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
