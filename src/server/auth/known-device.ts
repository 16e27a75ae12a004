import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { authCookie } from '#server/http/auth-cookies.ts'
import { signInAccount } from './sign-in-account.ts'

const LIFETIME_SEC = 365 * 24 * 60 * 60
/** A club's tablet knows a whole squad; beyond that, the account that signed in longest ago is dropped. */
const MAX_ACCOUNTS = 30
const ID_BYTES = 16
const MARK_BYTES = 16
const BETWEEN = '~'

type Account = { profile: { id: string }; passwordHash: string | null }

/**
 * Every browser that has set a password by a mailed link and not signed in since. Together they count as one device, or each
 * link would be worth another round of guesses at the second step.
 */
export const MAILBOX_DEVICE = 'mailbox'

/**
 * The account's id for this browser, if it has signed in to the account before (OWASP: device cookies). The cookie is
 * worth nothing for another account, and nothing once the password changes. All it allows is to try passwords when
 * others no longer may.
 */
export function knownDeviceOf(c: Context<AppEnv>, account: Account): string | null {
  const entry = entriesOf(c).find((candidate) => isOf(c, account, candidate))
  return entry ? idOf(entry) : null
}

export function rememberDevice(c: Context<AppEnv>, account: Account, known: string | null = null) {
  const id = known ?? randomBytes(ID_BYTES).toString('base64url')
  const others = entriesOf(c).filter((entry) => !isOf(c, account, entry))
  const entries = [`${id}.${markOf(c.var.keys.of('known-device'), account, id)}`, ...others].slice(
    0,
    MAX_ACCOUNTS,
  )
  const { name, attributes } = authCookie(c.var.config, 'known_devices')
  setCookie(c, name, entries.join(BETWEEN), { ...attributes, maxAge: LIFETIME_SEC })
}

/** After a new password, which has made every device of the account unknown. */
export async function rememberAfterChange(c: Context<AppEnv>, userId: string, id: string | null = null) {
  const account = await signInAccount(c.var.db.system, eq(profiles.id, userId))
  if (account) rememberDevice(c, account, id)
}

function entriesOf(c: Context<AppEnv>): string[] {
  const cookie = getCookie(c, authCookie(c.var.config, 'known_devices').name)
  return cookie?.split(BETWEEN).slice(0, MAX_ACCOUNTS) ?? []
}

const idOf = (entry: string) => entry.split('.')[0]!

function isOf(c: Context<AppEnv>, account: Account, entry: string): boolean {
  const given = Buffer.from(entry)
  return c.var.keys.accepted('known-device').some((key) => {
    const ours = Buffer.from(`${idOf(entry)}.${markOf(key, account, idOf(entry))}`)
    return given.length === ours.length && timingSafeEqual(given, ours)
  })
}

function markOf(key: string, { profile, passwordHash }: Account, id: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update([profile.id, id, passwordHash].join(' '))
    .digest()
    .toString('base64url', 0, MARK_BYTES)
}
