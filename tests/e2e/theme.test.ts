import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const browserColor = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')

test('the theme follows the device until one is chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = { background: await background(page), browser: await browserColor(page) }

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = { background: await background(page), browser: await browserColor(page) }
  expect(dark.background).not.toBe(light.background)
  expect(dark.browser).not.toBe(light.browser)

  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await browserColor(page)).toBe(light.browser)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect(await themeOf(page)).toBe('light')

  await page.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a choice in one tab holds in the others', { tag: '@any-viewport' }, async ({ page, context }) => {
  const otherTab = await context.newPage()
  await otherTab.goto('/privacy-policy')
  await page.goto('/login')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(otherTab.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

for (const { device, choice, applied } of [
  { device: 'light', choice: 'dark', applied: 'dark' },
  { device: 'dark', choice: 'light', applied: 'light' },
  { device: 'dark', choice: 'system', applied: 'dark' },
  { device: 'dark', choice: 'nonsense', applied: 'dark' },
] as const) {
  test(
    `on a ${device} device the choice ${choice} is ${applied} before anything is painted`,
    { tag: '@any-viewport' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: device })
      await page.addInitScript((chosen) => {
        localStorage.setItem('plimsoll.theme', chosen)
        const seen: { theme: string | undefined; painted: boolean }[] = []
        Object.assign(window, { seen })
        // Its callback runs before the parser goes on: without a body there was nothing to paint yet.
        new MutationObserver(() =>
          seen.push({ theme: document.documentElement.dataset.theme, painted: document.body !== null }),
        ).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] })
      }, choice)
      await page.goto('/login')
      await expect(page.getByRole('radio', { checked: true })).toBeVisible()
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { theme: string; painted: boolean }[] }).seen,
      )
      expect(seen[0]).toEqual({ theme: applied, painted: false })
      expect(new Set(seen.map(({ theme }) => theme))).toEqual(new Set([applied]))
    },
  )
}
