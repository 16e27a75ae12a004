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
