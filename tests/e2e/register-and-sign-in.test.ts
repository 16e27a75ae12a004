import { fillRegistration, newAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'

const journeys = [
  { who: 'an athlete', role: 'athlete', label: 'Athlete', dashboard: '/athlete/dashboard' },
  { who: 'a coach', role: 'manager', label: 'Manager', dashboard: '/manager/dashboard' },
] as const

for (const { who, role, label, dashboard } of journeys) {
  test(`${who} registers, signs in and lands on the right dashboard`, async ({ page }) => {
    const account = newAccount({ role, fullName: 'Zoë Ångström-Nuñez' })

    await test.step('from the landing page to the form', async () => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Join as an Athlete' }).click()
      await expect(page).toHaveURL('/register')
      await expect(page).toHaveTitle('Create an account · Plimsoll')
    })

    await test.step('creating the account', async () => {
      const creating = await hold(page, 'POST', '/api/accounts')
      await fillRegistration(page, account)
      await page.getByRole('button', { name: 'Create Account' }).dblclick()
      await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible()
      await page.getByLabel('Full Name').press('Enter')
      creating.release()
      await expect(page).toHaveURL('/login?registered=true')
      expect(creating.count()).toBe(1)
    })

    await test.step('signing in', async () => {
      await expect(page.getByRole('status')).toHaveText([
        'Account created successfully! Please sign in to continue.',
      ])
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
      const signingIn = await hold(page, 'POST', '/api/session')
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Sign in' }).dblclick()
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
      signingIn.release()
      await expect(page).toHaveURL(dashboard)
      expect(signingIn.count()).toBe(1)
    })

    await test.step('the dashboard', async () => {
      await expect(page).toHaveTitle('Dashboard · Plimsoll')
      const header = page.getByRole('banner')
      await expect(header.getByText(account.fullName)).toBeVisible()
      await expect(header.getByText(label, { exact: true })).toBeVisible()
      await expect(header.getByRole('button', { name: 'Sign out' })).toBeVisible()
    })
  })
}

test('an athlete without a team is told how to get onto one', async ({ page, signedIn }) => {
  await signedIn('athlete')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
  await expect(page.getByRole('listitem')).toContainText([
    'Ask your manager for an invitation link',
    'Click the link',
    'Track your metrics and training',
  ])
})

test(
  'the account screens lead to each other, home and to the legal pages',
  { tag: '@any-viewport' },
  async ({ page }) => {
    const form = page.getByRole('main')
    await page.goto('/login')
    await form.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL('/reset-password')
    await form.getByRole('link', { name: 'Back to Sign in' }).click()
    await expect(page).toHaveURL('/login')
    await form.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/register')
    await form.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')

    for (const [name, path] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      await page.goto('/register')
      await form.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
    }
    await page.goto('/register')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  },
)

for (const path of ['/login', '/register']) {
  test(`${path} says beside the form what is on offer, and what is only planned`, async ({ page }) => {
    await page.goto(path)
    const offer = page.getByRole('complementary', { name: 'What Plimsoll offers' })
    await expect(offer.getByRole('heading', { level: 3 })).toHaveText([
      'Real-time analytics',
      'AI insights',
      'Team management',
      'Progress tracking',
      'Mobile app',
      'Wearable integrationplanned',
      'Pro',
    ])
  })
}
