import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { generateSignedCookie } from 'hono/cookie'
import { authCookie } from '#server/http/auth-cookies.ts'
import { createAccount } from '#server/auth/create-account.ts'
import { authSessions } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { createClient } from '#tests/support/client.ts'
import type { Details, Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Whatever day a test moves the server's clock to. */
const SESSION_ENDS_AT = new Date('2100-01-01')
let passwordHash: string | undefined

/**
 * Someone whose account and session were put into the database: to register and sign in means to hash a password
 * twice, which takes longer than most tests. The password is the usual one all the same.
 */
export async function memberOf(
  { origin, services, db }: TestApp,
  details: Details & { managerId?: string } = {},
): Promise<Someone> {
  const { fullName = 'Some One', role = 'athlete', timeZone = 'UTC', managerId } = details
  const email = details.email ?? `${randomUUID()}@example.org`
  passwordHash ??= await services.hashPassword('a good password')
  const account = { fullName, email, role, timeZone, passwordHash }
  await db.system.transaction((tx) => createAccount(tx, account, services.clock(), services.log))
  const [profile] = await db.system.select().from(profiles).where(eq(profiles.email, email))
  if (managerId) await db.system.update(profiles).set({ managerId }).where(eq(profiles.id, profile!.id))

  const token = randomUUID()
  const span = { createdAt: services.clock(), expiresAt: SESSION_ENDS_AT }
  await db.system.insert(authSessions).values({ userId: profile!.id, token, ...span })
  const client = createClient(origin)
  const { name: sessionCookie } = authCookie(services.config, 'session_token')
  const cookie = await generateSignedCookie(sessionCookie, token, services.keys.of('session'))
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  client.cookies.set(name, value)
  return { ...client, email, id: profile!.id }
}
