import type { Page } from '@playwright/test'
import { dayAboveIsWhole } from './coach-day.ts'
import { expect } from './fixtures.ts'
import { settled } from './settled.ts'
import { be } from './team.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Performance|Team) Insights$/ })

export const panel = (page: Page) => dialog(page).getByRole('region', { name: 'AI Insights' })

export const cards = (page: Page) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

export const button = (page: Page, { fullName }: { fullName: string }) =>
  page.getByRole('button', { name: `AI Insights: ${fullName}` })

export async function openDashboard(page: Page, coach: { email: string }) {
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await expect(page.getByRole('button', { name: 'Team Insights' })).toBeVisible()
  await dayAboveIsWhole(page)
  // What it stands below grows with what is loaded for it.
  await settled(page)
}
