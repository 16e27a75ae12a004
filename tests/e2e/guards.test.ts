import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { READ_AGAIN } from './intercept.ts'

type Row = [path: string, lands: string, heading: string | RegExp]

const WELCOME = 'Know the load each athlete can carry.'
const LEGAL: Row[] = [
  ['/privacy-policy', '/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', '/terms-of-service', 'Terms of Service'],
]

const VISITOR: Row[] = [
  ['/', '/', WELCOME],
  ['/login', '/login', 'Sign in'],
  ['/register', '/register', 'Create your account'],
  ['/reset-password', '/reset-password', 'Reset Password'],
  ['/update-password', '/reset-password', 'Reset Password'],
  ['/auth/callback', '/auth/callback', 'Confirm your email'],
  ['/join', '/login?redirect=%2Fjoin', 'Sign in'],
  ['/join-team', '/login?redirect=%2Fjoin-team', 'Sign in'],
  ['/join-team?code=abc', '/login?redirect=%2Fjoin-team%3Fcode%3Dabc', 'Sign in'],
  ['/athlete/dashboard', '/login?redirect=%2Fathlete%2Fdashboard', 'Sign in'],
  ['/manager/dashboard', '/login?redirect=%2Fmanager%2Fdashboard', 'Sign in'],
  ['/manager/health', '/login?redirect=%2Fmanager%2Fhealth', 'Sign in'],
  ['/statistics', '/login?redirect=%2Fstatistics', 'Sign in'],
  ['/dashboard', '/login?redirect=%2Fdashboard', 'Sign in'],
  ...LEGAL,
  ['/nowhere', '/', WELCOME],
  ['/no/such/page?at=all', '/', WELCOME],
]

/** What every signed-in user sees, given where their role's dashboard is. */
const signedInRows = (home: string, heading: string | RegExp): Row[] => [
  ['/', home, heading],
  ['/login', home, heading],
  ['/register', home, heading],
  ['/reset-password', home, heading],
  ['/update-password', '/update-password', 'Set New Password'],
  ['/auth/callback', '/auth/callback', 'Confirm your email'],
  ['/athlete/dashboard', home, heading],
  ['/manager/dashboard', home, heading],
  ['/statistics', '/statistics', 'Performance Statistics'],
  ['/dashboard', home, heading],
  ...LEGAL,
  ['/nowhere', home, heading],
]

async function leadsTo(page: Page, [path, lands, heading]: Row) {
  await test.step(`${path} leads to ${lands}`, async () => {
    await page.goto(path)
    await expect(page).toHaveURL(lands)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test.describe('every route', { tag: '@any-viewport' }, () => {
  test('opens for a visitor or leads them to sign in', async ({ page }) => {
    for (const row of VISITOR) await leadsTo(page, row)
  })

  test('leads an athlete to their own dashboard where it is not theirs', async ({ page, signedIn }) => {
    await signedIn('athlete')
    for (const row of signedInRows('/athlete/dashboard', 'Welcome to Your Dashboard')) {
      await leadsTo(page, row)
    }
    await leadsTo(page, ['/manager/health', '/athlete/dashboard', 'Welcome to Your Dashboard'])
  })

  test('leads a coach to their own dashboard where it is not theirs', async ({ page, signedIn }) => {
    await signedIn('manager')
    for (const row of signedInRows('/manager/dashboard', /^Good (morning|afternoon|evening), Marta$/)) {
      await leadsTo(page, row)
    }
  })

  test('leads whoever has another role to joining a team', async ({ page, signedIn }) => {
    await signedIn('athlete')
    await page.route('/api/session', async (route) => {
      const response = await route.fetch(READ_AGAIN)
      const { profile } = (await response.json()) as { profile: object }
      await route.fulfill({ response, json: { profile: { ...profile, role: 'physio' } } })
    })
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/join-team')
  })
})

test(
  'the page for joining a team leads an athlete back',
  { tag: '@any-viewport' },
  async ({ page, signedIn }) => {
    await signedIn('athlete')
    await page.goto('/join-team')
    await expect(page.getByText('Joining starts from an invitation link')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/athlete/dashboard')
  },
)

test('the statistics page names its reader and leads back', async ({ page, signedIn }) => {
  const { fullName } = await signedIn('manager')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Statistics' }).click()
  await expect(page).toHaveURL('/statistics')
  await expect(page).toHaveTitle('Performance Statistics · Plimsoll')
  await expect(page.getByRole('banner').getByText(fullName)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/manager/dashboard')
})
