import { expect, type Page } from '@playwright/test'

export const responsesOn = (page: Page) => page.getByRole('region', { name: 'Daily Responses' })

/** The day above the responses has all its parts: it grows with the last of them, and a tap on what moves is lost. */
export async function dayAboveIsWhole(page: Page) {
  await expect(page.getByRole('region', { name: 'Availability' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stands out' })).toHaveAttribute('aria-busy', 'false')
}

export async function openAnswersOf(page: Page, fullName: string) {
  await dayAboveIsWhole(page)
  await responsesOn(page).getByRole('row').getByText(fullName).click()
}
