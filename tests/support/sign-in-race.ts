import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { authSessions } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { profileColumns } from '#server/auth/current-session.ts'
import { changePassword } from '#server/auth/passwords.ts'
import { switchOn } from '#server/auth/two-factor/switch-two-factor.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** What makes a password that was right a moment ago too little. */
export const CHANGES = ['a new password', 'two-step sign-in'] as const

/** Someone who is signed in nowhere, and who makes one of the changes when told to. */
export async function someoneAboutToChange(app: TestApp) {
  const { services, db } = app
  const { id, email } = await memberOf(app)
  const [owner] = await db.system.select(profileColumns).from(profiles).where(eq(profiles.id, id))
  await db.system.delete(authSessions).where(eq(authSessions.userId, id))
  const passwordHash = await services.hashPassword('brand new')
  const begun = { key: randomBytes(20), step: 1, keptToken: undefined }
  return {
    email,
    make: async (change: (typeof CHANGES)[number]) => {
      if (change === 'a new password') await changePassword(services, owner!, passwordHash)
      else await switchOn(services, owner!, begun, services.clock())
    },
    sessions: () => db.system.select().from(authSessions).where(eq(authSessions.userId, id)),
  }
}
