import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { teamIdOf } from './team.ts'

/** The Manage Metrics modal of a signed-in manager, opened from the header. */
export async function openMetrics(page: Page) {
  await page.goto('/manager/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Metrics' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Metrics' })
  await expect(dialog.getByText('metrics used')).toBeVisible()
  return {
    dialog,
    form: dialog.getByRole('form', { name: 'Add New Metric' }),
    rows: dialog.getByRole('region', { name: 'Current Metrics' }).locator('ol > li'),
    question: page.getByRole('alertdialog', { name: 'Delete Metric' }),
  }
}

/** As many metrics as titles, created without the screen. */
export async function haveMetrics({ request }: BrowserContext, titles: string[]) {
  const path = `/api/teams/${await teamIdOf({ request })}/metrics`
  for (const title of titles) {
    const reply = await request.post(path, { data: { title, type: 'rating' } })
    expect(reply.status()).toBe(201)
  }
}

export const TEN = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
