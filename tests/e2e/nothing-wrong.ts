import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What is behind a dialog is nobody's to read. */
export const DIALOG = '[role=dialog], [role=alertdialog]'

/** Axe finds nothing in either theme, and nothing has to be scrolled sideways. `within`: a part of the page only. */
export async function expectNothingWrong(page: Page, within = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(within).analyze()
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    expect(found, `in the ${colorScheme} theme`).toEqual([])
  }
  // Not innerWidth: on a phone it grows with whatever is too wide.
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, 'nothing has to be scrolled sideways').toBeLessThanOrEqual(0)
}
