import { expect, test } from './fixtures.ts'
import { bars, chart } from './statistics-page.ts'
import { be } from './team.ts'

const TWO_DAYS = 'from=2025-12-11&to=2025-12-12'

test(
  'a rating is read before what is usual for the athlete, and the averages stay those of the range',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, cleo } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${cleo.id}&${TWO_DAYS}`)
    const sleep = chart(page, 'Sleep - Trend Over Time')
    // Of the week 27 / 7; of the eleven days before: mean 41 / 11, √(18.18 / 10).
    await expect(sleep).toHaveAttribute(
      'aria-valuetext',
      'Fri 12 Dec 2025, Sleep 5, 7-day mean 3.86, Usual 3.73 ± 1.35',
    )
    await sleep.press('ArrowLeft')
    // Of the week 25 / 7; of the ten days before: five 3 and five 5, √(10 / 9).
    await expect(sleep).toHaveAttribute(
      'aria-valuetext',
      'Thu 11 Dec 2025, Sleep 1, 7-day mean 3.57, Usual 4.00 ± 1.05',
    )
    const card = page.getByRole('region', { name: 'Sleep - Trend Over Time' })
    await expect(card.getByRole('listitem')).toHaveText(['Rating', '7-day mean', 'Usual: 28-day mean ± SD'])
    await expect(card.getByRole('row')).toHaveText([
      'DayRating7-day meanUsual: 28-day mean ± SD',
      'Thu 11 Dec 202513.574.00 ± 1.05',
      'Fri 12 Dec 202553.863.73 ± 1.35',
    ])
    // The mood has nine answers before the first of the two days.
    await expect(page.getByRole('table', { name: 'Mood - Trend Over Time' }).getByRole('row')).toHaveText([
      'DayRating7-day meanUsual: 28-day mean ± SD',
      'Thu 11 Dec 202544.00–',
      'Fri 12 Dec 202544.004.00 ± 0.00',
    ])
    await expect(bars(page, 'Overall Averages').last()).toContainText(
      'Cleo Adeyemi - Sleep, Average 3.00, 2 answers',
    )
  },
)

test(
  'where too little was answered, no usual is drawn or named',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, cleo } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${cleo.id}&from=2025-12-01&to=2025-12-03`)
    await expect(chart(page, 'Sleep - Trend Over Time')).toHaveAttribute(
      'aria-valuetext',
      'Wed 3 Dec 2025, Sleep 3',
    )
    await expect(
      page.getByRole('region', { name: 'Sleep - Trend Over Time' }).getByRole('listitem'),
    ).toHaveCount(0)
  },
)

test(
  'the ratings of a day add up to a total, where the day has them all',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, ida, cleo } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${cleo.id}&from=2025-12-10&to=2025-12-12`)
    const total = page.getByRole('region', { name: 'Wellness total' })
    // (5 + 9) / 2 of twice 5: on the 10th the mood was not said.
    await expect(total.getByText('Average 7.00 of 10, 2 days')).toBeVisible()
    await expect(total.getByRole('row')).toHaveText([
      'DayWellness total7-day meanUsual: 28-day mean ± SD',
      // (7 + 9 + 7 + 9 + 7 + 5) / 6; nine totals before are too few.
      'Thu 11 Dec 202557.33–',
      // (9 + 7 + 9 + 7 + 5 + 9) / 6; five 7, four 9 and a 5: mean 76 / 10, √(16.4 / 9)
      'Fri 12 Dec 202597.677.60 ± 1.35',
    ])
    await expect(chart(page, 'Wellness total')).toHaveAttribute(
      'aria-valuetext',
      'Fri 12 Dec 2025, Wellness total 9, 7-day mean 7.67, Usual 7.60 ± 1.35',
    )

    // Ida never answered both on one day.
    await page.goto(`/statistics?athlete=${ida.id}&from=2025-09-29&to=2025-10-05`)
    await expect(total.getByText('No day in this period has all of the ratings.')).toBeVisible()
    await page.goto(`/statistics?athlete=${ida.id}&from=2025-09-29&to=2025-10-01`)
    await expect(page.getByRole('heading', { name: 'Sleep - Trend Over Time' })).toBeVisible()
    await expect(total).toHaveCount(0)
  },
)
