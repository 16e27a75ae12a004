import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { keepFormStatus } from '#server/jobs/schedule.ts'
import { changeFormWindow } from '#server/stored/form-window.ts'
import { asActor } from '#database/as-actor.ts'
import { test } from '#tests/support/app-test.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { rows, waitingForALock } from '#tests/support/rows.ts'

test('the job of the minute does not put back the times that are being changed in that very moment', async ({
  app,
}) => {
  const { id, team } = await memberOf(app, { role: 'manager' })
  const isOfTeam = eq(dailyFormStatus.teamId, team.id)
  // Stored as closed, which it is not: something for the job to do.
  await app.db.system.update(dailyFormStatus).set({ isOpen: false }).where(isOfTeam)
  const isChanged = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const changing = asActor(app.db, id, async (tx) => {
    await changeFormWindow(tx, team.id, (window) => ({ ...window, openTime: '05:30:00' }), new Date())
    isChanged.resolve()
    await mayCommit.promise
  })
  await isChanged.promise
  const keeping = keepFormStatus.run(app.services, new Date())
  await expect.poll(async () => (await rows(app.db.system, waitingForALock)).length).toBe(1)
  mayCommit.resolve()
  await Promise.all([changing, keeping])
  const [kept] = await app.db.system.select().from(dailyFormStatus).where(isOfTeam)
  expect(kept).toMatchObject({ openTime: '05:30:00' })
})
