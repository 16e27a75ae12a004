import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { endSessions } from './end-sessions.ts'
import { sessionToken } from './session-of.ts'

/** Ends every session of a user but that of the request, at once. */
export async function signOutElsewhere(c: Context<AppEnv>, userId: string) {
  const keptToken = (await sessionToken(c)) ?? undefined
  await c.var.db.system.transaction((tx) => endSessions(tx, userId, keptToken))
  c.var.live.wake()
}
