import type { Context } from 'hono'
import type { Profile } from '#domain/account/profile.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { lastUseOf, noteUse } from './account-use.ts'
import { addSession, endOldestSessions, endSession } from './auth-sessions.ts'
import { sessionToken, setSessionCookie, takeSessionCookieBack } from './current-session.ts'
import { isAccountGone } from './delete-account.ts'
import { hashInTurn, hashOf } from '#server/auth/hash-in-turn.ts'
import { knownDeviceOf, MAILBOX_DEVICE, rememberDevice } from './known-device.ts'
import { isHashOf } from './password-hash.ts'
import { SESSION_LIFETIME_SEC } from './session-lifetime.ts'
import { type SignInAccount, unchangedAccount } from './sign-in-account.ts'
import { tellOfNewDevice } from './tell-owner.ts'
import { beginSecondStep } from './two-factor/second-step.ts'

/** Browsers say what they are in less; what is stored is not for a client to decide. */
const MAX_USER_AGENT_LENGTH = 256

type Refused = 'invalid-credentials' | 'email-not-confirmed'

/**
 * Opens a session and sets its cookie; the session this browser had before, if any, ends. With two-step sign-in the right
 * password opens none yet.
 */
export async function signIn(
  c: Context<AppEnv>,
  account: SignInAccount | undefined,
  given: string,
): Promise<Profile | 'second-step' | Refused> {
  if (!account?.passwordHash) {
    // Takes as long as a wrong password does.
    await hashOf(c.var, given)
    return 'invalid-credentials'
  }
  const { passwordHash: hash } = account
  const isRight = await hashInTurn(c.var, () => isHashOf(hash, given))
  if (!isRight) return 'invalid-credentials'
  if (c.var.config.smtpUrl && !account.isConfirmed) return 'email-not-confirmed'
  if (!account.switchedOnAt) return (await openSession(c, account)) ?? 'invalid-credentials'
  beginSecondStep(c, account)
  return 'second-step'
}

/**
 * The same for a user who has proved all that the account asks for. Null if the account has just begun to ask for
 * something else, or was deleted.
 */
export async function openSession(c: Context<AppEnv>, account: SignInAccount): Promise<Profile | null> {
  try {
    return await openSessionOf(c, account)
  } catch (error) {
    if (await isAccountGone(c.var.db, account.profile.id)) return null
    throw error
  }
}

async function openSessionOf(c: Context<AppEnv>, account: SignInAccount): Promise<Profile | null> {
  const { db, now } = c.var
  const previous = sessionToken(c)
  const userAgent = c.req.header('User-Agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? ''
  const token = await addSession(db.system, account.profile.id, userAgent, now)
  // A change that ends all sessions may have begun before this session was there, and missed it.
  const unchanged = await unchangedAccount(db.system, account)
  if (!unchanged) {
    await endOnServer(c, token)
    return null
  }
  if (previous) await endOnServer(c, previous)
  await db.system.transaction((tx) => endOldestSessions(tx, account.profile.id))
  setSessionCookie(c, token, SESSION_LIFETIME_SEC)
  await welcomeDevice(c, unchanged, userAgent)
  await noteUse(db.system, unchanged.profile.id, now)
  return unchanged.profile
}

/** The owner of an account in use is told of a device that is new to it. */
async function welcomeDevice(c: Context<AppEnv>, account: SignInAccount, userAgent: string) {
  const { profile } = account
  const known = knownDeviceOf(c, account)
  if (!known && (await lastUseOf(c.var.db, profile.id)).length > 0)
    c.var.background.run(() => tellOfNewDevice(c.var, profile, userAgent))
  rememberDevice(c, account, known === MAILBOX_DEVICE ? null : known)
}

/** Ends the session on the server at once and takes its cookie back; without a session it does nothing. */
export async function signOut(c: Context<AppEnv>) {
  const token = sessionToken(c)
  if (token) await endOnServer(c, token)
  takeSessionCookieBack(c)
}

async function endOnServer(c: Context<AppEnv>, token: string) {
  await c.var.db.system.transaction((tx) => endSession(tx, token))
}
