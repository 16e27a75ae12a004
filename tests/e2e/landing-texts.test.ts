import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const STEPS = [
  ['Daily Check-in', ['Sleep quality', 'Fatigue level', 'Muscle soreness', 'Overall readiness']],
  ['Log Training', ['Training type', 'Session duration', 'Intensity level (RPE)', 'Session notes']],
  [
    'Smart Analysis',
    ['Training load analysis', 'Recovery tracking', 'Performance trends', 'Wellness patterns'],
  ],
] as const

test.describe('the landing page', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('opens with a hero of its own', async ({ page }) => {
    const hero = region(page, 'Know the load each athlete can carry.')
    await expect(hero).toHaveAttribute('id', 'hero')
    await expect(hero.getByRole('link')).toHaveText(['Join as an Athlete', 'How It Works'])
  })

  test('says what is done in three steps, and why', async ({ page }) => {
    const howItWorks = region(page, 'How It Works')
    for (const [name, parts] of STEPS) {
      const step = howItWorks
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name }) })
      await expect(step.getByRole('listitem')).toHaveText([...parts])
    }
    await expect(howItWorks).toContainText('in about 2 minutes')
    await expect(howItWorks.getByRole('heading', { level: 3, name: 'Why It Matters' })).toBeVisible()
    await expect(howItWorks.locator('dt')).toHaveText([
      'Optimize training',
      'Prevent injuries',
      'Track progress',
      'Build trust',
    ])
  })

  test('names six core features', async ({ page }) => {
    await expect(region(page, 'Core Features').getByRole('heading', { level: 3 })).toHaveText([
      'Smart Analytics',
      'Schedule Management',
      'Performance Metrics',
      'Data Security',
      'Mobile Access',
      'Cloud Storage',
    ])
  })

  test('previews the manager’s dashboard', async ({ page }) => {
    const preview = page.locator('figure[aria-label="Example: Athletes"]')
    await expect(preview).toContainText('Forms Closed')
    await expect(preview.getByLabel('Open Time')).toHaveValue('06:30')
    await expect(preview.getByLabel('Close Time')).toHaveValue('09:00')
    await expect(preview.locator('table[aria-label="Athletes"] th')).toHaveText(['Name', 'Email', 'Actions'])
    await expect(preview.getByText('Invite Athlete', { exact: true })).toBeVisible()
    const invitations = preview.locator('table[aria-label="Pending invitations"]')
    await expect(invitations.locator('th')).toHaveText(['Status', 'Expires', 'Actions'])
    await expect(invitations.locator('tbody tr')).toHaveCount(2)
  })

  test('previews the insights under the name they have in the product', async ({ page }) => {
    const preview = page.locator('figure[aria-label="Example: Insights"]')
    await expect(preview.getByRole('heading', { includeHidden: true }).first()).toHaveText('AI Insights')
  })

  test('advertises what the product has, and marks what is planned', async ({ page }) => {
    const main = page.getByRole('main')
    for (const offer of [
      'Real-time analytics',
      'AI insights',
      'Team management',
      'progress tracking',
      'mobile app',
    ]) {
      await expect(main).toContainText(offer)
    }
    await expect(main.getByText('On the horizon: wearable integration')).toBeVisible()
    await expect(main.getByText('planned', { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 3, name: 'Pro', exact: true })).toBeAttached()
  })
})
