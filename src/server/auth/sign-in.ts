import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Profile } from '#domain/account/profile.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { endSession } from './end-sessions.ts'
import { noteUse } from './note-use.ts'
import { profileColumns } from './profile-columns.ts'
import { sessionToken } from './session-of.ts'

/** Opens a session and sets its cookie; the session this browser had before, if any, ends. */
export async function signIn(
  c: Context<AppEnv>,
  credentials: { email: string; password: string },
): Promise<Profile | 'invalid-credentials' | 'email-not-confirmed'> {
  const { auth, db } = c.var
  const previous = await sessionToken(c)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: credentials,
      headers: new Headers({ 'user-agent': c.req.header('User-Agent') ?? '' }),
      returnHeaders: true,
    })
    if (previous) await endOnServer(c, previous)
    passCookiesOn(c, headers)
    const [profile] = await db.system
      .select(profileColumns)
      .from(profiles)
      .where(eq(profiles.id, response.user.id))
    if (!profile) return 'invalid-credentials'
    await noteUse(db.system, profile.id, c.var.now)
    return profile
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') return 'email-not-confirmed'
    if (error.statusCode === 401 || error.statusCode === 400) return 'invalid-credentials'
    throw error
  }
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
