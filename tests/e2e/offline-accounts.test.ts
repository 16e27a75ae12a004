import { signIn } from './account.ts'
import { answeringAthlete, seenByCoach, submitCheckIn, submitRest } from './answering-team.ts'
import { test } from './connection.ts'
import { openOwnDay } from './check-in-page.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed.ts'
import { CHECKED_IN, NOTHING, ownItems, waitingLine, waitingPart } from './offline-page.ts'
import { be } from './team.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('answers given without a connection', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ complaints }) => complaints.tolerate('net::ERR_', '/api/'))

  test('are not stored for whoever signs in before they are sent, nor shown to them', async ({
    page,
    context,
    connection,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 409', '/api/day/submissions')
    const { coach, athlete } = await openOwnDay(page, server)
    const other = await answeringAthlete(coach, server, 'Bo Ek')
    await installed(page)
    await connection.cut(context)
    await submitCheckIn(page)
    await expect(waitingPart(page)).toBeVisible()

    // As a second tab may, which this one has not heard of.
    await be(page, other)
    await connection.restore(context)
    await expect(page.getByRole('banner')).toContainText('Bo Ek')
    await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
    await expect(waitingPart(page)).toBeHidden()
    expect(await seenByCoach(coach, other)).toEqual(NOTHING)
    expect(await seenByCoach(coach, athlete)).toEqual(NOTHING)
    expect(await ownItems(page, 'submission.')).toHaveLength(1)
    expect(await ownItems(page, `${athlete.id}.day`), 'their copy of the day is gone').toEqual([])

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, { email: athlete.email, password: 'a good password' })
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual(CHECKED_IN)
    expect(await seenByCoach(coach, other)).toEqual(NOTHING)
  })

  test('wait for their owner while somebody else is signed in', async ({
    page,
    context,
    connection,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 401', '/api/')
    const { coach, athlete } = await openOwnDay(page, server)
    const other = await answeringAthlete(coach, server, 'Bo Ek')
    await installed(page)
    await connection.cut(context)
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()

    await test.step('the session runs out, and another athlete signs in', async () => {
      await context.clearCookies()
      await connection.restore(context)
      await expect(page).toHaveURL('/login?redirect=%2Fathlete%2Fdashboard')
      await signIn(page, { email: other.email, password: 'a good password' })
      await expect(page.getByRole('banner')).toContainText('Bo Ek')
      await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
      await expect(waitingLine(page)).toBeHidden()
      await submitRest(page, 'PM')
      await expect.poll(() => seenByCoach(coach, other)).toEqual({ ...NOTHING, PM: 'rested' })
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/login')
    })

    expect(await seenByCoach(coach, athlete)).toEqual(NOTHING)
    await signIn(page, { email: athlete.email, password: 'a good password' })
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual(CHECKED_IN)
    expect(await seenByCoach(coach, other)).toEqual({ ...NOTHING, PM: 'rested' })
  })
})
