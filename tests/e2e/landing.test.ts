import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const SECTIONS = [
  ['How It Works', 'How It Works'],
  ['Features', 'Core Features'],
  ['Dashboard', 'A dashboard that answers first'],
  ['Pricing', 'Pricing'],
  ['Contact', 'Contact'],
] as const

const isPhone = (page: Page) => page.viewportSize()!.width < 1024

async function choose(page: Page, section: string) {
  if (isPhone(page)) await page.getByRole('banner').getByLabel('Menu').first().click()
  const nav = page.getByRole('navigation', { name: isPhone(page) ? 'Menu' : 'Sections' })
  await nav.getByRole('link', { name: section }).click()
}

/** The page is there before its app: only then does the menu close by itself, and the section being read get its mark. */
async function openLanding(page: Page, address = '/') {
  await page.goto(address)
  await page.mouse.move(1, 1)
  await page.mouse.move(9, 9)
  await expect(page.locator('input[aria-label="System"]:checked').first()).toBeAttached()
}

/** The one link that is marked, wherever it is shown. */
const current = (page: Page) => page.locator('header a[aria-current="location"]').first()

test('the navigation leads to every section, marks it and lets the keyboard go on from there', async ({
  page,
}) => {
  await openLanding(page)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  for (const [, title] of SECTIONS) await expect(titles.filter({ hasText: title }).first()).toBeAttached()
  await expect(current(page)).toHaveCount(0)
  for (const [name, title] of SECTIONS) {
    await choose(page, name)
    const region = page.getByRole('region', { name: title, exact: true })
    await expect(region.getByRole('heading', { level: 2, name: title })).toBeInViewport()
    await expect(region).toBeFocused()
    await expect(current(page)).toHaveText(name)
    await expect(page.getByRole('banner')).toBeInViewport()
  }
  await page.goBack()
  await expect(page).toHaveURL('/#pricing')
})

test('a section that is arrived at or scrolled to is marked before anything is touched', async ({ page }) => {
  await page.goto('/#pricing')
  await expect(current(page)).toHaveText('Pricing')
  await page.goto('/login')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.getElementById('features')?.scrollIntoView())
  await expect(current(page)).toHaveText('Features')
  await page.evaluate(() => document.getElementById('hero')?.scrollIntoView())
  await expect(current(page)).toHaveCount(0)
})

test('every way in leads to the registration', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of [
    'Join as an Athlete',
    'Get Started: Starter',
    'Start Free Trial: Pro',
    'Start Free Trial: Elite',
  ]) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/register')
  }
  await main.getByRole('link', { name: 'How It Works' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'How It Works' })).toBeInViewport()
  await page.getByRole('link', { name: 'Start Free Trial: Pro' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the load each athlete can carry.')
})

test('prices are by the month or by the year, and three plans say what they carry', async ({ page }) => {
  await page.goto('/')
  const plan = (name: string) =>
    page
      .getByRole('region', { name: 'Pricing' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name }) })
  await expect(plan('Starter')).toContainText('€19per month')
  await expect(plan('Starter')).toContainText('Up to 5 athletes')
  await expect(plan('Starter')).toContainText('No AI insights')
  await expect(plan('Pro')).toContainText('Most Popular')
  await expect(plan('Elite')).toContainText('Unlimited athletes')
  await expect(page.getByText('Save ~20%')).toBeVisible()

  await page.getByRole('radio', { name: 'Yearly' }).check()
  for (const [name, price] of [
    ['Starter', '€190'],
    ['Pro', '€375'],
    ['Elite', '€790'],
  ] as const) {
    await expect(plan(name).getByText(price, { exact: true })).toBeVisible()
  }
  await expect(plan('Pro').getByText('€39', { exact: true })).toBeHidden()
  await page.getByRole('radio', { name: 'Yearly' }).press('ArrowLeft')
  await expect(plan('Pro').getByText('€39', { exact: true })).toBeVisible()
})

test('the previews are the product itself, one at a time', async ({ page }) => {
  await page.goto('/')
  const figure = (name: string) => page.locator(`figure[aria-label="Example: ${name}"]`)
  await expect(figure('Athletes').locator('section[aria-label="Form Status Settings"]')).toContainText(
    'Forms Closed',
  )
  await expect(figure('Athletes').locator('table[aria-label="Athletes"]')).toContainText('Ida Solberg')
  await expect(figure('Analytics')).toBeHidden()
  await page.getByRole('radio', { name: 'Athletes' }).press('ArrowRight')
  await expect(figure('Analytics').getByRole('table')).toContainText('TRAINING MONOTONY')
  await expect(figure('Athletes')).toBeHidden()
  await page.getByRole('radio', { name: 'Insights' }).check()
  await expect(figure('Insights')).toContainText('A sharp rise')
})

test('until somebody touches the page no script is loaded, and then the page comes to life', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  const theme = page.getByRole('group', { name: 'Theme' }).filter({ visible: true })
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
  await theme.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(scripts.length).toBeGreaterThan(0)
})

test.describe('on a phone', { tag: '@any-viewport' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu closes with Escape, with a tap beside it and with a choice', async ({ page }) => {
    await openLanding(page)
    const button = page.locator('summary[aria-label="Menu"]')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.press('Enter')
    await expect(menu.getByRole('link')).toHaveText([
      ...SECTIONS.map(([name]) => name),
      'Sign In',
      'Register',
    ])
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'How It Works' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(190, 800)
    await expect(menu).toBeHidden()

    await button.tap()
    await menu.getByRole('link', { name: 'Sign In' }).tap()
    await expect(page).toHaveURL('/login')
  })

  test('plans are swiped, and the dots follow and lead', async ({ page }) => {
    await openLanding(page, '/#pricing')
    const dots = page.getByRole('navigation', { name: 'Plans' }).getByRole('link')
    await expect(dots).toHaveCount(3)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.locator('#plan-pro').evaluate((plan) => plan.parentElement!.scrollTo({ left: 10_000 }))
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await dots.nth(1).tap()
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('#plan-pro')).toBeInViewport({ ratio: 0.9 })
    await expect(page).toHaveURL('/#pricing')
  })
})
