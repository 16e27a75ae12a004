import { expect, type Page } from '@playwright/test'

export const responsesOn = (page: Page) => page.getByRole('region', { name: 'Daily Responses' })

/** Once the day above has all its parts: it grows with the last of them, and a tap on a row that moves is lost. */
export async function openAnswersOf(page: Page, fullName: string) {
  await expect(page.getByRole('region', { name: 'Availability' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stands out' })).toHaveAttribute('aria-busy', 'false')
  await responsesOn(page).getByRole('row').getByText(fullName).click()
}
