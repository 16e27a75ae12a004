import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { haveMetrics, openMetrics, TEN } from './metrics-dialog.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'

const STATES: { name: string; titles: string[]; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'without a metric', titles: [] },
  { name: 'full', titles: TEN },
  {
    name: 'with problems, renaming, a long title and an archived one',
    titles: ['Mood', 'Word'.repeat(20), ...TEN.slice(0, 5)],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete One' }).click()
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      await page.getByText('Archived Metrics').click()
      await page.getByRole('button', { name: 'Rename Mood' }).click()
      await page.getByRole('button', { name: 'Create Metric' }).click()
    },
  },
  {
    name: 'about to delete',
    titles: ['Mood'],
    prepare: (page) => page.getByRole('button', { name: 'Delete Mood' }).click(),
  },
]

for (const { name, titles, prepare } of STATES) {
  test(`axe finds nothing in Manage Metrics ${name}`, async ({ page, context, signedIn }) => {
    await signedIn('manager')
    await haveMetrics(context, titles)
    await openMetrics(page)
    await prepare?.(page)
    await expectNothingWrong(page, DIALOG)
    const overflow = await page.locator('[role=dialog]').evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow, 'nothing has to be scrolled sideways').toBeLessThanOrEqual(0)
  })
}
