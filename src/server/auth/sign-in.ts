import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Profile } from '#domain/account/profile.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { endSession } from './end-sessions.ts'
import { noteUse } from './note-use.ts'
import { isHashOf } from './password-hash.ts'
import { profileColumns } from './profile-columns.ts'
import { SESSION_LIFETIME_SEC } from './session-lifetime.ts'
import { sessionToken, setSessionCookie } from './session-of.ts'
import { beginSecondStep, guardedAccount } from './two-factor/second-step.ts'

type Credentials = { email: string; password: string }
type Refused = 'invalid-credentials' | 'email-not-confirmed'

/**
 * Opens a session and sets its cookie; the session this browser had before, if any, ends. With two-step sign-in the right
 * password opens none yet.
 */
export async function signIn(
  c: Context<AppEnv>,
  credentials: Credentials,
): Promise<Profile | 'second-step' | Refused> {
  const { auth, db } = c.var
  const guarded = await guardedAccount(db.system, credentials.email)
  if (guarded) return firstStep(c, guarded, credentials.password)
  const previous = await sessionToken(c)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: credentials,
      headers: new Headers({ 'user-agent': c.req.header('User-Agent') ?? '' }),
      returnHeaders: true,
    })
    if (previous) await endOnServer(c, previous)
    passCookiesOn(c, headers)
    return (await signedInAs(c, response.user.id)) ?? 'invalid-credentials'
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') return 'email-not-confirmed'
    if (error.statusCode === 401 || error.statusCode === 400) return 'invalid-credentials'
    throw error
  }
}

/** The same for an account that has proved, password and code, who it is. */
export async function openSession(c: Context<AppEnv>, accountId: string): Promise<Profile | null> {
  const previous = await sessionToken(c)
  const { internalAdapter } = await c.var.auth.$context
  const userAgent = c.req.header('User-Agent') ?? ''
  const { token } = await internalAdapter.createSession(accountId, false, { userAgent })
  if (previous) await endOnServer(c, previous)
  await setSessionCookie(c, token, SESSION_LIFETIME_SEC)
  return signedInAs(c, accountId)
}

/** Ends the session on the server at once and takes its cookie back; without a session it does nothing. */
export async function signOut(c: Context<AppEnv>) {
  const token = await sessionToken(c)
  if (token) await endOnServer(c, token)
  const { headers } = await c.var.auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
  passCookiesOn(c, headers)
}

type Guarded = NonNullable<Awaited<ReturnType<typeof guardedAccount>>>

async function firstStep(c: Context<AppEnv>, account: Guarded, password: string) {
  const { accountId, passwordHash, isConfirmed } = account
  if (!passwordHash || !(await isHashOf(passwordHash, password))) return 'invalid-credentials'
  if (c.var.config.smtpUrl && !isConfirmed) return 'email-not-confirmed'
  await beginSecondStep(c, accountId, passwordHash)
  return 'second-step'
}

async function signedInAs({ var: { db, now } }: Context<AppEnv>, accountId: string) {
  const [profile] = await db.system.select(profileColumns).from(profiles).where(eq(profiles.id, accountId))
  if (!profile) return null
  await noteUse(db.system, profile.id, now)
  return profile
}

async function endOnServer(c: Context<AppEnv>, token: string) {
  await c.var.db.system.transaction((tx) => endSession(tx, token))
  c.var.live.wake()
}

function passCookiesOn(c: Context<AppEnv>, headers: Headers) {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
