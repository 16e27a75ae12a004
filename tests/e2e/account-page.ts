import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './settled.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const field = (page: Page, part: string, label: string) =>
  section(page, part).getByLabel(label, { exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The whole of it: each part grows with what is loaded for it, and moves the ones below. */
export async function open(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  await settled(page)
}
