import { fillLogin, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff, hold } from './intercept.ts'

test.describe('signing in', { tag: '@any-viewport' }, () => {
  test('needs an address and a password', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText(['Enter your email address', 'Enter your password'])
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  })

  test('an address that only a browser takes for one is refused in words', async ({ page, complaints }) => {
    complaints.tolerate('status of 400', '/api/session')
    await page.goto('/login')
    await signIn(page, { email: 'marta@club', password: 'a good password' })
    await expect(page.getByRole('alert')).toHaveText(['Enter an email address like name@example.com'])
  })

  test('the password is masked until its owner asks to see it', async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show characters' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('a wrong password and an unknown address are refused alike, and the typed address stays', async ({
    page,
    registered,
    complaints,
  }) => {
    complaints.tolerate('status of 401', '/api/session')
    const { email, password } = await registered()
    await page.goto('/login')
    for (const wrong of [
      { email, password: 'not this one' },
      { email: `nobody-${email}`, password },
    ]) {
      await signIn(page, wrong)
      await expect(page.getByRole('alert')).toHaveText(['Invalid email or password'])
      await expect(page).toHaveURL('/login')
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wrong.email)
    }
    await signIn(page, { email, password })
    await expect(page).toHaveURL('/athlete/dashboard')
  })

  for (const status of [200, 500]) {
    test(`a meaningless answer with status ${status} falls back to a sentence`, async ({
      page,
      complaints,
    }) => {
      complaints.tolerate(`status of ${status}`, '/api/session')
      complaints.tolerate('is not valid JSON')
      await page.goto('/login')
      await answerGarbage(page, 'POST', '/api/session', status)
      await signIn(page, { email: 'marta@example.org', password: 'a good password' })
      await expect(page.getByRole('alert')).toHaveText(['An error occurred during login'])
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('marta@example.org')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    })
  }

  test('an unreachable server falls back to the sentence and says what to do', async ({
    page,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_CONNECTION_REFUSED', '/api/session')
    await page.goto('/login')
    await cutOff(page, 'POST', '/api/session')
    await signIn(page, { email: 'marta@example.org', password: 'a good password' })
    await expect(page.getByRole('alert')).toContainText('An error occurred during login')
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again.')
  })

  test('whoever is faster than the script loses nothing and leaks no password', async ({
    page,
    registered,
  }) => {
    const account = await registered()
    const scripts = await hold(page, 'GET', '/assets/*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await fillLogin(page, account)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/login')
    scripts.release()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/athlete/dashboard')
  })
})
