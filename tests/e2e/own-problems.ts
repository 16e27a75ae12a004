import type { Page } from '@playwright/test'
import type { Someone } from '#tests/support/someone.ts'
import { expect } from './fixtures.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' })
export const reportButton = (page: Page) => page.getByRole('button', { name: 'Report a problem' }).first()
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
export const shape = (page: Page, area: string, side: string) =>
  dialog(page).locator(`[data-place="${area} ${side}"]`).first()
export const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
export const round = (page: Page) => page.getByRole('region', { name: 'This week’s health check' })
export const own = async (athlete: Someone) => (await athlete.get('/api/problems')).body
export const openPage = (page: Page) => page.goto('/athlete/health')

/** A round that has been open for some days of the team's calendar. */
export async function askWeekly(coach: Someone) {
  expect((await coach.team.put('/health-round', { weekday: 1 })).status).toBe(200)
}
