import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { analysis, bars, HARD_WEEK } from './statistics-page.ts'
import { be } from './team.ts'

const squad = (page: Page) => page.getByRole('region', { name: 'Squad' })
/** Before a name its avatar may stand, as initials. */
const endingWith = (...names: string[]) => names.map((name) => new RegExp(`${name}$`))
const names = (page: Page) => squad(page).getByRole('rowheader')

test('a coach compares the squad, and every number is the one on paper', async ({ page, season }) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=all&${HARD_WEEK}`)
  const cells = async (name: string) =>
    (await squad(page).getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((text) =>
      text.split('\n').findLast((line) => !line.endsWith('of 28 days reported')),
    )
  await expect(names(page)).toHaveText(endingWith('Bo Vinter', 'Cleo Adeyemi', 'Dov Katz', 'Ida Lind'))
  // 2,100 after 900; monotony and strain as in her week; 13 of 28 days
  expect(await cells('Ida Lind')).toEqual(['2,100', '+133%', '1.08', '2,268', '2.33', '46%', '5 Oct'])
  // 700 after 700, day by day the same: there is no deviation to divide by
  expect(await cells('Bo Vinter')).toEqual(['700', '0%', 'same load every day', '–', '–', '100%', '29 Sept'])
  const none = 'not enough history'
  expect(await cells('Cleo Adeyemi')).toEqual(['0', none, none, '–', '–', '0%', 'Never'])
  await expect(squad(page).getByRole('list', { name: 'Change of load' })).toHaveText(
    '1 Sharp rise3 not enough history',
  )

  // Mood is Ida's alone; of Sleep the lowest stands first.
  await expect(bars(page, 'Overall Averages, Sleep').last()).toContainText(
    'Ida Lind - Sleep, Average 4.33, 3 answers',
  )
  const trend = page.getByRole('table', { name: 'Sleep - Trend Over Time' }).getByRole('row')
  // (4 + 1) / 2 on Monday
  await expect(trend).toHaveText([
    'DayRatingAnswers',
    'Mon 29 Sept 20252.502',
    'Tue 30 Sept 202551',
    'Wed 1 Oct 202541',
  ])
})

test(
  'the squad is sorted by keyboard, and Enter leads to an athlete',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=all&${HARD_WEEK}`)
    const head = (name: string) => squad(page).getByRole('columnheader', { name })
    await expect(head('Athlete')).toHaveAttribute('aria-sort', 'ascending')
    await head('Weekly Load').getByRole('button').press('Enter')
    await expect(head('Weekly Load')).toHaveAttribute('aria-sort', 'descending')
    await expect(head('Athlete')).not.toHaveAttribute('aria-sort')
    await expect(names(page)).toHaveText(endingWith('Ida Lind', 'Bo Vinter', 'Cleo Adeyemi', 'Dov Katz'))
    await head('Weekly Load').getByRole('button').press('Enter')
    await expect(names(page)).toHaveText(endingWith('Cleo Adeyemi', 'Dov Katz', 'Bo Vinter', 'Ida Lind'))
    for (const column of ['Change', 'Monotony', 'Strain', 'ACWR', 'Compliance', 'Last Answer']) {
      await head(column).getByRole('button').press('Space')
      await expect(head(column)).toHaveAttribute('aria-sort', 'descending')
    }
    await expect(names(page)).toHaveText(endingWith('Ida Lind', 'Bo Vinter', 'Cleo Adeyemi', 'Dov Katz'))

    await squad(page).getByRole('link', { name: 'Bo Vinter' }).press('Enter')
    await expect(analysis(page).getByRole('definition').first()).toHaveText('100on 5 Oct')
    await expect(page.getByLabel('Athlete', { exact: true }).locator('option:checked')).toHaveText(
      'Bo Vinter',
    )
    await page.goBack()
    await expect(names(page)).toHaveText(endingWith('Ida Lind', 'Bo Vinter', 'Cleo Adeyemi', 'Dov Katz'))
  },
)

test(
  'on a phone the squad is cards, sorted by a list',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=all&${HARD_WEEK}`)
    await squad(page).getByLabel('Sort by').selectOption('Weekly Load, highest first')
    await expect(names(page)).toHaveText(endingWith('Ida Lind', 'Bo Vinter', 'Cleo Adeyemi', 'Dov Katz'))
    await squad(page).getByRole('row', { name: 'Ida Lind' }).click()
    await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
  },
)
