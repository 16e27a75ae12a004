import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { analysis, bars, HARD_WEEK } from './statistics-page.ts'
import { be } from './team.ts'

const squad = (page: Page) => page.getByRole('region', { name: 'Squad' })
/** Before a name its avatar may stand, as initials. */
const endingWith = (...names: string[]) => names.map((name) => new RegExp(`${name}$`))
const names = (page: Page) => squad(page).getByRole('rowheader')

test(
  'a coach compares the squad, and every number is the one on paper',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=all&${HARD_WEEK}`)
    const cells = async (name: string) =>
      (await squad(page).getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((text) =>
        text.split('\n').findLast((line) => !line.endsWith('of 28 days reported')),
      )
    await expect(names(page)).toHaveText(endingWith('Bo Vinter', 'Cleo Adeyemi', 'Dov Katz', 'Ida Lind'))
    // 2,100 after 900; monotony and strain as in her week; 13 of 28 days
    expect(await cells('Ida Lind')).toEqual([
      '2,100',
      '+133%',
      '1.08',
      '2,268',
      '2.33',
      'only one rating',
      '46%',
      '5 Oct',
    ])
    // 700 after 700, day by day the same: there is no deviation to divide by
    expect(await cells('Bo Vinter')).toEqual([
      '700',
      '0%',
      'same load every day',
      '–',
      '–',
      'no recent answer',
      '100%',
      '29 Sept',
    ])
    const none = 'not enough history'
    expect(await cells('Cleo Adeyemi')).toEqual([
      '0',
      none,
      none,
      '–',
      '–',
      'no recent answer',
      '0%',
      'Never',
    ])
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
  },
)

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
    for (const column of ['Change', 'Monotony', 'Strain', 'ACWR', 'Wellness', 'Compliance', 'Last Answer']) {
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

test.describe('on a phone', { tag: '@any-viewport' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const lines = (page: Page) => squad(page).getByRole('list', { name: 'Squad' }).getByRole('listitem')

  test('the squad is a list, sorted by a select and opened to the rest', async ({ page, season }) => {
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=all&${HARD_WEEK}`)
    await squad(page).getByLabel('Sort by').selectOption('Weekly Load, highest first')
    await expect(lines(page)).toContainText(['Ida Lind', 'Bo Vinter', 'Cleo Adeyemi', 'Dov Katz'])
    const ida = lines(page).first()
    await expect(ida).toHaveText('Ida LindWeekly Load 2,100ACWR 2.33Sharp rise')
    await squad(page).getByLabel('Sort by').selectOption('Change, highest first')
    await expect(ida).toHaveText('Ida LindChange +133%ACWR 2.33Sharp rise')

    await ida.getByText('Ida Lind').click()
    await expect(ida.getByRole('definition')).toContainText(['2,100', '6 of 7, 20 of 28 days reported'])
    await expect(ida.getByRole('term')).toHaveText([
      'Weekly Load',
      'ACWR',
      'Change',
      'Monotony',
      'Strain',
      'Wellness',
      'Compliance',
      'Last Answer',
    ])
    await expectNothingWrong(page)
    await ida.getByRole('link', { name: 'Statistics of Ida Lind' }).click()
    await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
  })

  test('24 athletes are two screens', async ({ page, largeTeam: { coach } }) => {
    await be(page, coach)
    await page.goto('/statistics?athlete=all')
    await expect(lines(page)).toHaveCount(200)
    const boxes = await Promise.all([0, 1, 23].map((at) => lines(page).nth(at).boundingBox()))
    const [first, second, last] = boxes.map((box) => box!)
    expect(second!.height).toBeLessThanOrEqual(64)
    expect(last!.y + last!.height - first!.y).toBeLessThanOrEqual(2 * 844)
  })
})
