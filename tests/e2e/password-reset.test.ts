import type { Page } from '@playwright/test'
import { fillNewPassword, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff, hold } from './intercept.ts'
import { movesOn, shows, stopClock } from './page-clock.ts'
import { requestReset, resetLink } from './reset-link.ts'
import { coachOn, linkTo } from './team.ts'

const problemOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a forgotten password is reset through the mailed link, once', async ({
  page,
  context,
  server,
  registered,
  complaints,
}) => {
  await page.clock.install()
  const account = await registered()

  await test.step('asking for the mail', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password')
    await expect(page).toHaveTitle('Reset Password · Plimsoll')
    const sending = await hold(page, 'POST', '/api/password-resets')
    await page.getByLabel('Email', { exact: true }).fill(account.email)
    await page.getByRole('button', { name: 'Send Reset Instructions' }).dblclick()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
    sending.release()
    await expect(page.getByRole('status')).toContainText('instructions are on their way')
    await expect(page.getByRole('status')).toContainText('spam folder')
    expect(sending.count()).toBe(1)
  })

  const link = await resetLink(server, account.email)
  expect(link).toContain(`${server.origin}/update-password?token=pkce_`)

  // Signed in with the old password, as on a shared computer on which the last user did not sign out.
  const { email, password } = account
  await context.request.post('/api/session', { data: { email, password } })
  const otherTab = await context.newPage()
  await otherTab.goto('/athlete/dashboard')
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')

  await test.step('setting the new one', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set New Password')
    const updating = await hold(page, 'PUT', '/api/password')
    await fillNewPassword(page, 'an even better one')
    await page.getByRole('button', { name: 'Update Password' }).dblclick()
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
    await stopClock(page)
    updating.release()
    const news = page.getByRole('status').filter({ hasText: /^Password updated. Taking you to sign in...$/ })
    await shows(page, news)
    await movesOn(page, '/login', { afterSec: 2, after: news })
    expect(updating.count()).toBe(1)
  })

  await test.step('the other tab is signed out too', async () => {
    await expect(otherTab).toHaveURL('/login')
    await otherTab.close()
  })

  await test.step('only the new password signs in', async () => {
    complaints.tolerate('status of 401', '/api/session')
    await signIn(page, account)
    await expect(page.getByRole('alert')).toHaveText(['Invalid email or password'])
    await signIn(page, { email, password: 'an even better one' })
    await expect(page).toHaveURL('/athlete/dashboard')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
  })

  await test.step('the link works no second time', async () => {
    complaints.tolerate('status of 400', '/api/password-resets/check')
    await stopClock(page)
    await page.goto(link)
    const problem = problemOf(page, 'Invalid or expired reset link. Please request a new one.')
    await shows(page, problem)
    await expect(page.getByRole('button', { name: 'Update Password' })).toBeHidden()
    await movesOn(page, '/reset-password', { afterSec: 3, after: problem })
  })
})

test.describe('resetting a password', { tag: '@any-viewport' }, () => {
  test('the request needs an address that is one', async ({ page, complaints }) => {
    await page.goto('/reset-password')
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
    await expect(page.getByRole('alert')).toHaveText(['Enter your email address'])
    // The second is one to a browser, and none to the server.
    complaints.tolerate('status of 400', '/api/password-resets')
    for (const email of ['marta', 'marta@club']) {
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Email', { exact: true }).press('Enter')
      await expect(page.getByRole('alert')).toHaveText(['Enter an email address like name@example.com'])
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    }
  })

  test('an unknown address gets the same answer and no mail', async ({ page, server, registered }) => {
    const { email } = await registered()
    await requestReset(page, `nobody-${email}`)
    await requestReset(page, email)
    await resetLink(server, email)
    expect((await server.outbox()).flatMap(({ to }) => to)).not.toContain(`nobody-${email}`)
  })

  test('a request that fails keeps the address and says what to do', async ({ page, complaints }) => {
    complaints.tolerate('status of 500', '/api/password-resets')
    complaints.tolerate('net::ERR_CONNECTION_REFUSED', '/api/password-resets')
    await page.goto('/reset-password')
    await page.getByLabel('Email', { exact: true }).fill('marta@example.org')
    await answerGarbage(page, 'POST', '/api/password-resets', 500)
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
    await expect(page.getByRole('alert')).toHaveText(['An error occurred while resetting your password'])
    await cutOff(page, 'POST', '/api/password-resets')
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again.')
    await expect(page.getByRole('alert')).toContainText('An error occurred while resetting your password')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('marta@example.org')
  })

  test('the new password is checked before and by the server', async ({
    page,
    server,
    registered,
    complaints,
  }) => {
    const { email } = await registered()
    await requestReset(page, email)
    await page.goto(await resetLink(server, email))
    const update = page.getByRole('button', { name: 'Update Password' })

    await update.click()
    await expect(page.getByRole('alert')).toHaveText(['Enter a new password', 'Enter the password again'])
    await fillNewPassword(page, 'short')
    await update.click()
    await expect(page.getByRole('alert')).toHaveText(['Password must be at least 6 characters long'])
    await fillNewPassword(page, 'x'.repeat(129))
    await update.click()
    await expect(page.getByRole('alert').first()).toHaveText('A password has at most 128 characters')
    await fillNewPassword(page, 'long enough', 'but different')
    await update.click()
    await expect(page.getByRole('alert')).toHaveText(['Passwords do not match'])

    complaints.tolerate('status of 503', '/api/password')
    complaints.tolerate('net::ERR_CONNECTION_REFUSED', '/api/password')
    await fillNewPassword(page, 'long enough')
    await answerGarbage(page, 'PUT', '/api/password', 503)
    await update.click()
    await expect(page.getByRole('alert')).toHaveText(['An error occurred while updating your password'])
    await cutOff(page, 'PUT', '/api/password')
    await update.click()
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again.')
    await expect(page.getByRole('alert')).toContainText('An error occurred while updating your password')
    await page.unrouteAll()
    await update.click()
    await expect(page).toHaveURL('/login')
  })

  test('a link used up while the form was open leads to a new request', async ({
    page,
    server,
    registered,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/password')
    const { email } = await registered()
    await requestReset(page, email)
    const link = await resetLink(server, email)
    await page.clock.install()
    await page.goto(link)
    await fillNewPassword(page, 'long enough')
    const token = new URL(link).searchParams.get('token')
    await page.request.put('/api/password', { data: { newPassword: 'somewhere else', token } })
    await stopClock(page)
    await page.getByRole('button', { name: 'Update Password' }).click()
    const problem = problemOf(page, 'Invalid or expired reset link. Please request a new one.')
    await shows(page, problem)
    await movesOn(page, '/reset-password', { afterSec: 3, after: problem })
  })

  for (const path of ['/update-password', '/update-password?token=not-of-ours']) {
    test(`${path} without a session leads to a new request`, async ({ page }) => {
      await page.clock.install()
      await stopClock(page)
      await page.goto(path)
      const problem = problemOf(page, 'Unable to verify your session. Please try again.')
      await shows(page, problem)
      await movesOn(page, '/reset-password', { afterSec: 3, after: problem })
    })
  }

  test('a link that cannot be checked leads to a new request', async ({ page, complaints }) => {
    complaints.tolerate('status of 500', '/api/password-resets/check')
    await answerGarbage(page, 'POST', '/api/password-resets/check', 500)
    await page.clock.install()
    await stopClock(page)
    await page.goto('/update-password?token=pkce_anything')
    const problem = problemOf(page, 'Something went wrong. Please try requesting a new password reset.')
    await shows(page, problem)
    await movesOn(page, '/reset-password', { afterSec: 3, after: problem })
  })

  test('an invitation that was followed before is not lost', async ({ page, server, registered }) => {
    const { email } = await registered()
    await page.goto(await linkTo(await coachOn(server)))
    await expect(page).toHaveURL(/\/login/)
    await requestReset(page, email)
    await page.goto(await resetLink(server, email))
    await fillNewPassword(page, 'an even better one')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, { email, password: 'an even better one' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
  })

  test('whoever is signed in sets a new password without a link, and has to sign in with it', async ({
    page,
    signedIn,
  }) => {
    const { email } = await signedIn('manager')
    await page.goto('/update-password')
    await fillNewPassword(page, 'an even better one')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, { email, password: 'an even better one' })
    await expect(page).toHaveURL('/manager/dashboard')
  })
})
