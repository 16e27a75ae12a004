import { fillRegistration, newAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff } from './intercept.ts'

test.describe('registration', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ page }) => page.goto('/register'))

  test('every field is needed, the first one missing gets the focus, and nothing is sent', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => void sent.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toHaveText([
      'Enter your full name',
      'Enter your email address',
      'Enter your password',
      'Enter the password again',
    ])
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name')
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(sent).not.toContain('/api/accounts')
  })

  test('the address has to be one', async ({ page, complaints }) => {
    // The second is one to a browser, and none to the server.
    complaints.tolerate('status of 400', '/api/accounts')
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
    for (const email of ['marta', 'marta@club']) {
      await fillRegistration(page, newAccount({ email }))
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('alert')).toHaveText(['Enter an email address like name@example.com'])
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    }
  })

  test('name and password have an end', async ({ page }) => {
    await fillRegistration(page, newAccount({ fullName: '', password: 'x'.repeat(129) }))
    await page.getByLabel('Full Name').pressSequentially('Ida '.repeat(31))
    await expect(page.getByLabel('Full Name')).toHaveValue('Ida '.repeat(30))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert').first()).toHaveText('A password has at most 128 characters')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('two different passwords are noticed, and putting that right goes through', async ({ page }) => {
    await fillRegistration(page, newAccount({ password: 'one password' }))
    await page.getByLabel('Confirm Password').fill('another password')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toHaveText(['Passwords do not match'])
    await expect(page.getByLabel('Confirm Password')).toBeFocused()
    await page.getByLabel('Confirm Password').fill('one password')
    await page.getByLabel('Confirm Password').press('Enter')
    await expect(page).toHaveURL('/login?registered=true')
  })

  test('a short password is refused by the server, in its words, and everything typed stays', async ({
    page,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/accounts')
    const account = newAccount({ password: 'short', role: 'manager' })
    await fillRegistration(page, account)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toHaveText(['Password must be at least 6 characters long'])
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(account.fullName)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
    await expect(page.getByLabel('Confirm Password')).toHaveValue('short')
    await expect(page.getByRole('radio', { name: 'Coach/Manager' })).toBeChecked()
  })

  test('an address that is taken is refused', async ({ page, registered, complaints }) => {
    complaints.tolerate('status of 409', '/api/accounts')
    await fillRegistration(page, newAccount({ email: (await registered()).email }))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toHaveText(['An account with this email address already exists.'])
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  })

  for (const { status, sentence } of [
    { status: 502, sentence: 'Failed to create user account' },
    { status: 200, sentence: 'An unexpected error occurred' },
  ]) {
    test(`a meaningless answer with status ${status} reads '${sentence}'`, async ({ page, complaints }) => {
      complaints.tolerate(`status of ${status}`, '/api/accounts')
      complaints.tolerate('is not valid JSON')
      await answerGarbage(page, 'POST', '/api/accounts', status)
      await fillRegistration(page, newAccount())
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('alert')).toHaveText([sentence])
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
    })
  }

  for (const { code, message, shown } of [
    { code: 'profile-not-created', message: 'Failed to create user profile', shown: undefined },
    {
      code: 'unexpected',
      message: 'Something went wrong on our side.',
      shown: 'An unexpected error occurred',
    },
  ]) {
    test(`the answer '${code}' reads '${shown ?? message}'`, async ({ page, complaints }) => {
      complaints.tolerate('status of 503', '/api/accounts')
      await page.route('**/api/accounts', (route) => route.fulfill({ status: 503, json: { code, message } }))
      await fillRegistration(page, newAccount())
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('alert')).toHaveText([shown ?? message])
    })
  }

  test('without a server it says so, keeps what was typed, and works once the server is back', async ({
    page,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_CONNECTION_REFUSED', '/api/accounts')
    await cutOff(page, 'POST', '/api/accounts')
    await fillRegistration(page, newAccount())
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred')
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/login?registered=true')
  })
})
