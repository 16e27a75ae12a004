import { fillNewPassword, signIn } from './account.ts'
import { rate, seenByCoach, submitCheckIn } from './answering-team.ts'
import { checked, openOwnDay, session, train } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { CHECKED_IN, waitingLine } from './offline-page.ts'
import { resetLink } from './reset-link.ts'

test.describe('a new password', { tag: '@any-viewport' }, () => {
  test('leaves unfinished answers for when their owner signs in with it', async ({ page, server }) => {
    const { athlete } = await openOwnDay(page, server)
    await rate(page, 'Sleep', '4 good')
    await page.goto('/update-password')
    await fillNewPassword(page, 'an even better one')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, { email: athlete.email, password: 'an even better one' })
    await expect(checked(page, 'Sleep')).toHaveAccessibleName('4 good')
  })

  test('for somebody else leaves what waits on this device, finished or not', async ({
    page,
    server,
    registered,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_', '/api/day/submissions')
    const { coach, athlete } = await openOwnDay(page, server)
    await cutOff(page, 'POST', '/api/day/submissions')
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()
    await train(page, 'AM')

    const { email } = await registered()
    await page.request.post('/api/password-resets', { data: { email } })
    await page.goto(await resetLink(server, email))
    await fillNewPassword(page, 'an even better one')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page).toHaveURL('/login')
    await page.unrouteAll()

    await signIn(page, { email: athlete.email, password: 'a good password' })
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual(CHECKED_IN)
    await expect(session(page, 'AM').getByRole('radio', { name: 'Competition' })).toBeChecked()
  })
})
