import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
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
  const isHeld = Promise.withResolvers<void>()
  const isReset = Promise.withResolvers<void>()
  const deleting = deleteAccount(app.services, id, async () => {
    isHeld.resolve()
    await isReset.promise
    return true
  })
  await isHeld.promise
  const resetting = changePassword(app.services, owner!, 'a hash', { provesEmail: true })
  await expect.poll(async () => (await rows(app.db.system, waitingForALock)).length).toBe(1)
  isReset.resolve()
  expect(await Promise.all([deleting, resetting])).toEqual([true, false])
})
