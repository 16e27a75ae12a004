import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** For a check of the dialog alone: a screen reader does not read the page behind it. */
export const DIALOG = '[role=dialog], [role=alertdialog]'

/** Axe finds nothing in either theme, and nothing has to be scrolled sideways. `within`: a part of the page only. */
export async function expectNothingWrong(page: Page, within = 'html') {
  await expect(page.locator(within).first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await foundByAxe(page, within), `in the ${colorScheme} theme`).toEqual([])
  }
  // Not innerWidth: on a phone it grows with whatever is too wide.
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, 'nothing has to be scrolled sideways').toBeLessThanOrEqual(0)
}

/** The rules that the page breaks, and where. Axe stays in the page: loading it takes longer than running it. */
export async function foundByAxe(page: Page, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
  }, within)
}
