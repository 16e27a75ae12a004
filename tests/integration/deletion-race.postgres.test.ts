import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { profileColumns } from '#server/auth/current-session.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { changePassword } from '#server/auth/passwords.ts'
import { test } from '#tests/support/app-test.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { rows, waitingForALock } from '#tests/support/rows.ts'

test('an account that is deleted while its password is reset is gone, and neither waits for the other for ever', async ({
  app,
}) => {
  const { id } = await memberOf(app)
  const [owner] = await app.db.system.select(profileColumns).from(profiles).where(eq(profiles.id, id))
  const expiresAt = new Date(Date.now() + 60_000)
  await app.db.system.insert(authVerifications).values({ identifier: 'a link', value: id, expiresAt })
  const isHeld = Promise.withResolvers<void>()
  const isReset = Promise.withResolvers<void>()
  const deleting = deleteAccount(app.services, id, async () => {
    isHeld.resolve()
    await isReset.promise
    return true
  })
  await isHeld.promise
  const resetting = changePassword(app.services, owner!, 'a hash', {
    link: eq(authVerifications.identifier, 'a link'),
  })
  await expect.poll(async () => (await rows(app.db.system, waitingForALock)).length).toBe(1)
  isReset.resolve()
  expect(await Promise.all([deleting, resetting])).toEqual([true, false])
})
