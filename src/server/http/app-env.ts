import type { HttpBindings } from '@hono/node-server'
import type { Profile } from '#domain/account/profile.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { Database } from '#database/database.ts'
import type { Adviser } from '#server/ai/adviser.ts'
import type { HashGate, HashPassword } from '#server/limits/hash-gate.ts'
import type { Keys } from '#server/process/keys.ts'
import type { Background } from '#server/process/background.ts'
import type { Config } from '#server/process/config.ts'
import type { RateLimit } from '#server/limits/rate-limit.ts'
import type { Live } from '#server/live/live.ts'
import type { Log } from '#server/process/log.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { PushQueue } from '#server/push/push-queue.ts'
import type { Vapid } from '#server/push/vapid.ts'
import type { PushOffReason } from '#domain/push/push.ts'
import type { Monitor } from '#server/monitor/monitor.ts'
import type { FileStore } from '#server/storage/file-store.ts'

/** What services.ts chooses once and every handler finds in `c.var`. */
export type Services = {
  config: Config
  keys: Keys
  db: Database
  hashPassword: HashPassword
  hashGate: HashGate
  rateLimit: RateLimit
  mailQueue: MailQueue
  pushQueue: PushQueue
  /** Or why nobody is notified. */
  vapid: Vapid | PushOffReason
  files: FileStore
  /** Deletes, in the background, the files that were noted for it. */
  removeFiles: () => void
  /** null: insights are computed here. */
  adviser: Adviser | null
  background: Background
  live: Live
  /** Set once it was asked to stop: what stands in front is told, and is to ask others. */
  leaving: { hasBegun: boolean }
  monitor: Monitor
  log: Log
  clock: () => Date
}

/** What is needed of the request to hash a password: hashes take turns by network. */
export type Requested = Services & { clientAddress: string }

export type AppEnv = {
  Bindings: HttpBindings
  Variables: Services & {
    requestId: string
    now: Date
    /** The signed-in user; null only on the routes that are listed as public. */
    visitor: Profile | null
    /** The visitor's; null where there is none. */
    sessionId: string | null
    /** When the visitor signed in. */
    sessionOpenedAt: Date | null
    /** When the visitor's session ends if it is not used again. */
    sessionEndsAt: Date | null
    /** Reads the session anew: the user as they are now, or null if it has ended since. */
    readVisitor: () => Promise<Profile | null>
    clientAddress: string
    /** The reader's, for what the server itself says to them. */
    locale: Locale
  }
}
