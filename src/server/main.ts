import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ServerType } from '@hono/node-server'
import { DatabaseRefused } from '#database/database-error.ts'
import { eraseAgain } from './auth/delete-account.ts'
import { resealKeys } from './auth/two-factor/sealed.ts'
import { offerBackups } from './backup/backup-socket.ts'
import { readConfig, WrongConfiguration } from './process/config.ts'
import type { Services } from './http/app-env.ts'
import { createApp } from './app.ts'
import { listen } from './http/listen.ts'
import { startJobs } from './jobs/schedule.ts'
import { createLog } from './process/log.ts'
import { createServices, openDatabase } from './services.ts'
import { welcome } from './welcome.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../build/client', import.meta.url))
const SHUTDOWN_MS = 10_000
/** Enough for a database that answers to close in order; one that is cut off is whole all the same. */
const CLOSING_MS = 5000

try {
  await start()
} catch (error) {
  const expected = error instanceof WrongConfiguration || error instanceof DatabaseRefused
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log, { besideNewer: true })
  const services = createServices({ config, db, log, clock: () => new Date() })
  const erasedAgain = await eraseAgain(services)
  if (erasedAgain > 0)
    log.warn({ accounts: erasedAgain }, 'accounts that a restored database brought back were erased again')
  const resealed = await resealKeys(services)
  if (resealed > 0)
    log.info({ accounts: resealed }, 'keys of two-step sign-in were sealed with the new secret')
  const stopJobs = startJobs(services)
  const endBackups = db.engine === 'pglite' ? offerBackups(services) : () => {}
  const { server, address } = await listen(createApp(services, WEB_FOLDER).fetch, config)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      endBackups()
      void shutDown(services, server, stopJobs)
    })
  }
  // Last: a program that reads it may end the server at once.
  console.log(welcome(config, db, address))
}

/** Lets what stands in front turn to others, accepts nothing new, finishes what was accepted, then closes the database. */
async function shutDown(
  { config, db, background, leaving, live, log, mailQueue, pushQueue }: Services,
  server: ServerType,
  stopJobs: () => Promise<void>,
) {
  leaving.hasBegun = true
  await pause(config.stopDelayMs)
  const outOfTime = pause(SHUTDOWN_MS)
  setTimeout(() => {
    log.warn('stopped without waiting for the database any longer')
    process.exit(1)
  }, SHUTDOWN_MS + CLOSING_MS)
  void outOfTime.then(() => 'closeAllConnections' in server && server.closeAllConnections())
  const closed = new Promise((resolve) => {
    server.close(resolve)
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  mailQueue.stop()
  pushQueue.stop()
  await live.stop()
  await closed
  // A mail server that takes a connection and never answers is not waited for: the mail stays in the queue.
  await Promise.race([Promise.all([stopJobs(), background.settled()]), outOfTime])
  await db.close()
  log.info('stopped')
  process.exit(0)
}
