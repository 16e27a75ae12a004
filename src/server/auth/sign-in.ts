import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Profile } from '#domain/account/profile.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { endOldestSessions, endSession } from './end-sessions.ts'
import { isAccountGone } from './is-account-gone.ts'
import { noteUse } from './note-use.ts'
import { SESSION_LIFETIME_SEC } from './session-lifetime.ts'
import { sessionToken, setSessionCookie } from './session-of.ts'
import { signInAccount, type SignInAccount, unchangedAccount } from './sign-in-account.ts'
import { beginSecondStep } from './two-factor/second-step.ts'

/** Browsers say what they are in less; what is stored is not for a client to decide. */
const MAX_USER_AGENT_LENGTH = 256

type Credentials = { email: string; password: string }
type Refused = 'invalid-credentials' | 'email-not-confirmed'

/**
 * Opens a session and sets its cookie; the session this browser had before, if any, ends. With two-step sign-in the right
 * password opens none yet.
 */
export async function signIn(
  c: Context<AppEnv>,
  { email, password: given }: Credentials,
): Promise<Profile | 'second-step' | Refused> {
  const { auth, config, db } = c.var
  const { password } = await auth.$context
  const account = await signInAccount(db.system, eq(profiles.email, email))
  if (!account?.passwordHash) {
    // Takes as long as a wrong password does.
    await password.hash(given)
    return 'invalid-credentials'
  }
  const isRight = await password.verify({ hash: account.passwordHash, password: given })
  if (!isRight) return 'invalid-credentials'
  if (config.smtpUrl && !account.isConfirmed) return 'email-not-confirmed'
  if (!account.switchedOnAt) return (await openSession(c, account)) ?? 'invalid-credentials'
  await beginSecondStep(c, account)
  return 'second-step'
}

/**
 * The same for whoever has proved all that the account asks for; nothing if it has just begun to ask for something else, or
 * is no more.
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
  const { auth, db, live, now } = c.var
  const previous = await sessionToken(c)
  const { internalAdapter } = await auth.$context
  const userAgent = c.req.header('User-Agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? ''
  const { token } = await internalAdapter.createSession(account.profile.id, false, { userAgent })
  // What ends all sessions did not see this one if it began before.
  const unchanged = await unchangedAccount(db.system, account)
  if (!unchanged) {
    await endOnServer(c, token)
    return null
  }
  if (previous) await endOnServer(c, previous)
  if (await db.system.transaction((tx) => endOldestSessions(tx, account.profile.id))) live.wake()
  await setSessionCookie(c, token, SESSION_LIFETIME_SEC)
  await noteUse(db.system, unchanged.profile.id, now)
  return unchanged.profile
}

/** Ends the session on the server at once and takes its cookie back; without a session it does nothing. */
export async function signOut(c: Context<AppEnv>) {
  const token = await sessionToken(c)
  if (token) await endOnServer(c, token)
  const { headers } = await c.var.auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
  passCookiesOn(c, headers)
}

async function endOnServer(c: Context<AppEnv>, token: string) {
  await c.var.db.system.transaction((tx) => endSession(tx, token))
  c.var.live.wake()
}

function passCookiesOn(c: Context<AppEnv>, headers: Headers) {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
