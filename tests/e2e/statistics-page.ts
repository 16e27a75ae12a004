import type { Page } from '@playwright/test'

export const analysis = (page: Page) => page.getByRole('region', { name: 'Training Load Analysis' })

export const chart = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

export const bars = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')

export const weekTable = (page: Page) =>
  page.getByRole('table', { name: 'RATE OF PERCEIVED EXERTION (RPE) WEEK' })

/** In its navigator; the bars of weeks name them too. */
export const shownWeek = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'RATE OF PERCEIVED EXERTION (RPE) WEEK' }).getByText(name)

export const HARD_WEEK = 'from=2025-09-29&to=2025-10-05&week=2025-09-29'
