import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { endSessionOf, endSessions } from './end-sessions.ts'
import { sessionToken } from './session-of.ts'

/** Ends every session of a user but that of the request, at once. */
export async function signOutElsewhere(c: Context<AppEnv>, userId: string) {
  const keptToken = (await sessionToken(c)) ?? undefined
  await c.var.db.system.transaction((tx) => endSessions(tx, userId, keptToken))
  c.var.live.wake()
}

/** Ends one session of a user at once; false if there is none of that id. */
export async function signOutThere(c: Context<AppEnv>, userId: string, id: string): Promise<boolean> {
  const isEnded = await c.var.db.system.transaction((tx) => endSessionOf(tx, userId, id))
  c.var.live.wake()
  return isEnded
}
