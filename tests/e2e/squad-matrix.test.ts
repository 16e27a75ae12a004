import { dayAboveIsWhole } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be } from './team.ts'

/** Cleo slept worse than ever: a 1 where 4.00 ± 1.05 is usual. */
const THE_DAY = '2025-12-11'

test('a coach sees at one glance who is below their own usual, and by what', async ({
  page,
  season: { coach },
}) => {
  await be(page, coach)
  await page.goto('/manager/dashboard')
  const section = page.getByRole('region', { name: 'Daily Responses' })
  await section.getByLabel('Date').fill(THE_DAY)
  const cleo = section.getByRole('row').filter({ hasText: 'Cleo Adeyemi' })
  await expect(cleo.getByRole('cell', { name: '1 far lower than usual', exact: true })).toBeVisible()
  // With nine answers before it there is nothing to compare the mood with.
  await expect(cleo.getByRole('cell', { name: '4', exact: true })).toBeVisible()
  await expect(section.getByRole('rowheader').first()).toContainText('Cleo Adeyemi')

  const opener = section.getByRole('button', { name: 'Cleo Adeyemi' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  const widthOfNames = async () => (await section.getByRole('columnheader').first().boundingBox())?.width
  const closed = await widthOfNames()
  await opener.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(section.getByText('usually 4.0')).toBeVisible()
  expect(await widthOfNames(), 'what opens takes no column of its own').toBe(closed)
  await expect(section.getByRole('img', { name: 'Sleep: 1 of 5' })).toBeVisible()
  await expectNothingWrong(page)
  await opener.press('Enter')
  await expect(section.getByRole('img', { name: 'Sleep: 1 of 5' })).toBeHidden()

  const names = section.getByRole('rowheader').locator('bdi')
  const inAlphabet = (await names.allInnerTexts()).toSorted((one, other) => one.localeCompare(other))
  await section.getByLabel('Sort by').selectOption('Athlete, Z to A')
  await expect(names).toHaveText(inAlphabet.toReversed())
  await section.getByLabel('Sort by').selectOption('Athlete, A to Z')
  await expect(names).toHaveText(inAlphabet)
})

test(
  'on a laptop a column is ordered by its head, and 24 athletes take no more than 900 pixels',
  { tag: '@any-viewport' },
  async ({ page, largeTeam: { coach } }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await be(page, coach)
    await page.goto('/manager/dashboard')
    const table = page.getByRole('table', { name: 'Daily Responses' })
    const sleep = table.getByRole('columnheader', { name: 'Sleep' })
    const ratings = async () =>
      (await table.locator('tbody tr td:nth-of-type(1)').allInnerTexts()).flatMap((text) =>
        /^\d/.test(text) ? Number(text[0]) : [],
      )
    await dayAboveIsWhole(page)
    await sleep.getByRole('button').click()
    await expect(sleep).toHaveAttribute('aria-sort', 'ascending')
    const rises = (numbers: number[]) => numbers.every((number, at) => at === 0 || numbers[at - 1]! <= number)
    await expect.poll(async () => rises(await ratings())).toBe(true)
    const lowestFirst = await ratings()
    expect(lowestFirst).toHaveLength(150)
    await sleep.getByRole('button').click()
    await expect(sleep).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(ratings).toEqual(lowestFirst.toReversed())

    const heights = await table
      .locator('tr')
      .evaluateAll((rows) => rows.slice(0, 25).map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights.slice(1))).toBeLessThanOrEqual(44)
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(900)

    await table.locator('tbody tr').last().scrollIntoViewIfNeeded()
    await expect(sleep, 'the questions stay in sight').toBeInViewport()
  },
)
