import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const toastOf = (page: Page) => page.getByRole('dialog', { name: 'Please log in to join the team' })

test('a toast stands at the bottom right, is announced, and can be dismissed', async ({ page }) => {
  await page.goto('/join')
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  // It stays for as long as it is pointed at.
  await toast.hover()
  await expect(page.getByRole('region').filter({ has: toast })).toHaveAttribute('aria-live', 'polite')

  const box = await toast.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(width - (box!.x + box!.width)).toBeLessThanOrEqual(24)
  await expect
    .poll(async () => height - ((await toast.boundingBox())!.y + box!.height))
    .toBeLessThanOrEqual(24)

  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeHidden()
})

test('a toast is gone after 5 seconds', { tag: '@any-viewport' }, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(10_000)
  await page.goto('/join')
  const toast = toastOf(page)
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await toast.isVisible()).toBe(true)
  }).toPass()
  await page.clock.runFor(4500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast).toBeHidden()
})
