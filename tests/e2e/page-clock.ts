import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** From here on the page's time passes only where a test lets it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** Waits for the message, which the page shows a few ticks of its clock after the answer. */
export async function shows(page: Page, message: Locator) {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await message.count()).toBe(1)
  }).toPass()
}

/** Resolves on the page that follows, which must not have come sooner than the reader could read the message. */
export async function movesOn(
  page: Page,
  to: string,
  { afterSec, after }: { afterSec: number; after: Locator },
) {
  await page.clock.runFor(afterSec * 1000 - 100)
  await expect(after).toBeVisible()
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(page).toHaveURL(to)
}
