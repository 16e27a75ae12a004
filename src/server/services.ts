import { connectPglite } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER, refuseNewer } from '#database/migrations.ts'
import { type Adviser, createAdviser } from './ai/adviser.ts'
import { providerName } from './ai/ask-model.ts'
import { chatCompletions } from './ai/chat-completions.ts'
import { removeFiles } from './jobs/remove-files.ts'
import { createHashGate } from './limits/hash-gate.ts'
import { createKeys, type Keys } from './process/keys.ts'
import { hashPassword, type PasswordCost } from './auth/password-hash.ts'
import { createBackground } from './process/background.ts'
import type { Config } from './process/config.ts'
import type { Services } from './http/app-env.ts'
import { createRateLimit, type RateLimit } from './limits/rate-limit.ts'
import { createLive } from './live/live.ts'
import { describeError, type Log } from './process/log.ts'
import { createMailQueue } from './mail/mail-queue.ts'
import { outboxFolder, outboxMail } from './mail/outbox.ts'
import { smtpMail } from './mail/smtp.ts'
import { createPushQueue } from './push/push-queue.ts'
import { sendPush } from './push/send-push.ts'
import { vapidOf } from './push/vapid.ts'
import { stillDue } from './reminder/still-due.ts'
import { createMonitor } from './monitor/monitor.ts'
import type { FileStore } from './storage/file-store.ts'
import { folderStore } from './storage/folder-store.ts'
import { keepPrivate } from './storage/keep-private.ts'
import { s3Store } from './storage/s3-store.ts'

type Dependencies = { config: Config; db: Database; log: Log; clock: () => Date }
type ServiceOptions = Dependencies & {
  /** Of a new password's hash; left out, what is safe. */
  passwordCost?: PasswordCost
}

/** Chooses the real or the embedded implementation of every port. */
export function createServices({ config, db, log, clock, passwordCost }: ServiceOptions): Services {
  const send = config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : outboxMail(outboxFolder(config), config.mailFrom, log)
  const mailQueue = createMailQueue(db, send, log, clock, stillDue(db))
  const background = createBackground(log)
  const keys = createKeys(config)
  const vapid = vapidOf(config, keys)
  const rateLimit = createRateLimit(db, keys.of('rate-limit'))
  const live = createLive({ db, background, log, clock })
  const pushQueue = createPushQueue(db, sendPush(config, vapid), log, clock, stillDue(db))
  const services: Services = {
    config,
    keys,
    db,
    log,
    clock,
    mailQueue,
    pushQueue,
    vapid,
    hashPassword: (password) => hashPassword(password, passwordCost),
    hashGate: createHashGate(),
    rateLimit,
    files: fileStoreOf(config),
    adviser: adviserOf({ config, db, log, clock }, keys, rateLimit),
    background,
    live,
    leaving: { hasBegun: false },
    monitor: createMonitor({ mailQueue, pushQueue, live, clock }),
    removeFiles: () => background.run(() => removeFiles.run(services, clock())),
  }
  return services
}

export const fileStoreOf = ({ s3, dataDir }: Config): FileStore => (s3 ? s3Store(s3) : folderStore(dataDir))

function adviserOf(
  { config, db, log, clock }: Dependencies,
  keys: Keys,
  rateLimit: RateLimit,
): Adviser | null {
  if (!config.ai) return null
  const { baseUrl, timeoutMs } = config.ai
  return createAdviser({
    db,
    rateLimit,
    clock,
    hashKey: keys.of('insight'),
    askModel: chatCompletions(config.ai, log),
    timeoutMs,
    provider: providerName(baseUrl),
  })
}

/**
 * PostgreSQL if configured, else PGlite in the data folder, which no other user can read; migrated if need be. `besideNewer`: for a
 * server, which may be needed while the next version takes over. A command can wait for that, and a backup has to be whole.
 */
export async function openDatabase(
  config: Config,
  log: Log,
  { besideNewer = false } = {},
): Promise<Database> {
  keepPrivate(config.dataDir)
  const db = config.databaseUrl
    ? connectPostgres(config.databaseUrl, {
        onIdleError: (error) => log.warn({ err: describeError(error) }, 'a database connection was lost'),
      })
    : await connectPglite(config.dataDir)
  try {
    await db.migrate(MIGRATIONS_FOLDER)
    const isNewer = await refuseNewer(db, MIGRATIONS_FOLDER, {
      besideNewer: besideNewer && db.engine === 'postgres',
    })
    if (isNewer)
      log.warn('the database belongs to a newer version, beside which this one may run for a while')
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
