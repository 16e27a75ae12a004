import { expect, test } from './fixtures.ts'
import { analysis, bars, chart, HARD_WEEK, shownWeek, weekTable } from './statistics-page.ts'
import { be } from './team.ts'

test('a coach reads a hard week, and every number is the one on paper', async ({ page, season }) => {
  const { coach, ida } = season
  await be(page, coach)
  await page.goto(`/statistics?athlete=${ida.id}&${HARD_WEEK}`)

  await expect(shownWeek(page, /^29 Sept? – 5 Oct 2025$/)).toBeVisible()
  await expect(page.getByText('5 sessions this week')).toBeVisible()
  const table = weekTable(page)
  await expect(table.getByRole('columnheader')).toHaveText([
    'DAY',
    'AM/PM',
    'Type of Session',
    'RPE (1-10)',
    'Duration (min)',
    'Unit Load',
    'DAILY LOAD',
  ])
  const rows = [
    ['Strength/Power', '6', '50', '300', '600'],
    ['Technical/Tactical', '5', '60', '300'],
    ['Rest', '–', '–', '0', '0'],
    ['Rest', '–', '–', '0'],
    ['Not reported', '–', '–', '–', '300'],
    ['Speed/Agility', '4', '75', '300'],
    ['Not reported', '–', '–', '–', '–'],
    ['Not reported', '–', '–', '–'],
    ['Competition', '10', '60', '600', '600'],
    ['Rest', '–', '–', '0'],
    ['Rest', '–', '–', '0', '0'],
    ['Not reported', '–', '–', '–'],
    ['Interval Metabolic', '8', '75', '600', '600'],
    ['Not reported', '–', '–', '–'],
    // 600 + 0 + 300 + 0 + 600 + 0 + 600
    ['2,100'],
    // 2,100 / 7
    ['300'],
    // Six days are 300 away from the mean, one is on it: √(6 · 90,000 / 7) = 277.746
    ['278'],
    // 300 / 277.746 = 1.0801
    ['1.08'],
    // 2,100 · 1.0801
    ['2,268'],
  ]
  const body = table.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(body).toHaveCount(rows.length)
  for (const [index, cells] of rows.entries()) {
    await expect(body.nth(index).getByRole('cell')).toHaveText(cells)
  }

  await expect(analysis(page).getByRole('definition')).toHaveText([
    '600on 5 Oct',
    '2,100last 7 days',
    // Four weeks of 900
    '900mean of the 4 weeks before',
    // 2,100 / 900 = 2.333; one day of the week and 8 of the 28 before it are not reported
    '2.33Sharp rise6 of 7, 20 of 28 days reported',
  ])
  // Sessions on 3 + 3 + 3 + 4 of 28 days: 46.4 %
  await expect(analysis(page).getByText('Compliance 46%')).toBeVisible()
  await expect(analysis(page).getByText('It does not predict injury.')).toBeVisible()
})

test('the charts are read by arrow keys, and say what their tables say', async ({ page, season }) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=${season.ida.id}&${HARD_WEEK}`)
  const ratio = chart(page, 'ACWR Trend')
  await ratio.focus()
  await expect(ratio).toHaveAttribute(
    'aria-valuetext',
    'Sun 5 Oct 2025, ACWR 2.33, Sharp rise, 6 of 7, 20 of 28 days reported',
  )
  await page.keyboard.press('ArrowLeft')
  // The first report is of 1 September: a day earlier there are no 35 days on record.
  await expect(ratio).toHaveAttribute(
    'aria-valuetext',
    'Sat 4 Oct 2025, ACWR –, not enough history, 5 of 7, 20 of 28 days reported',
  )
  await expect(ratio.getByText('Sat 4 Oct 2025')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(ratio).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('Tab')
  await expect(ratio.getByText('Sat 4 Oct 2025')).toHaveCount(0)
  const loads = chart(page, 'Acute and Chronic Load')
  await expect(loads).toBeFocused()
  await expect(loads).toHaveAttribute(
    'aria-valuetext',
    'Sun 5 Oct 2025, Acute 2,100 in 7 days, Chronic 900 a week, Daily 600',
  )

  const table = page.getByRole('table', { name: 'ACWR Trend' })
  await expect(table.getByRole('row')).toHaveCount(1 + 7)
  await expect(table.getByRole('row').last()).toHaveText(
    'Sun 5 Oct 20252.33Sharp rise6 of 7, 20 of 28 days reported',
  )

  // (4 + 5 + 4) / 3
  await expect(bars(page, 'Overall Averages')).toContainText([
    'Ida Lind - Mood, Average 2.00, 1 answer',
    'Ida Lind - Sleep, Average 4.33, 3 answers',
  ])
  await expect(page.getByRole('heading', { name: 'Mood - Trend Over Time' })).toBeVisible()
  const sleep = chart(page, 'Sleep - Trend Over Time')
  await sleep.press('ArrowLeft')
  await expect(sleep).toHaveAttribute('aria-valuetext', 'Tue 30 Sept 2025, Sleep 5')
})

test('a week later too little is reported to call it a fall, and a bar says whose it is', async ({
  page,
  season,
}) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=${season.ida.id}&from=2025-09-29&to=2025-10-12`)
  // 900 over (900 + 900 + 900 + 2,100) / 4
  await expect(analysis(page).getByRole('definition')).toHaveText([
    '0not reported on 12 Oct',
    '900last 7 days',
    '1,200mean of the 4 weeks before',
    '0.75too few days reported3 of 7, 21 of 28 days reported',
  ])
  await expect(bars(page, 'Overall Averages').first()).toHaveAttribute('title', 'Ida Lind - Mood')
})

test(
  'averages that weigh older days less can be switched to, and back',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=${season.bo.id}&from=2025-09-29&to=2025-10-05`)
    const figures = analysis(page).getByRole('definition')
    // 28 days on record are too few for the four weeks before the last one.
    await expect(figures.last()).toHaveText('–not enough history7 of 7, 21 of 28 days reported')
    await expect(analysis(page).getByText('No ratio in this period')).toBeVisible()
    // The address says which it is, so that it is not checked in the same instant.
    await page.getByRole('radio', { name: 'EWMA' }).click()
    await expect(page.getByRole('radio', { name: 'EWMA' })).toBeChecked()
    // The average of a load that is 100 every day is 100, however it is weighed.
    await expect(figures).toHaveText([
      '100on 5 Oct',
      '100average per day',
      '100average per day',
      '1.00Steady7 of 7, 28 of 28 days reported',
    ])
    await expect(page).toHaveURL(/method=ewma/)
    await page.goBack()
    await expect(figures.last()).toHaveText('–not enough history7 of 7, 21 of 28 days reported')
    await expect(page.getByRole('radio', { name: 'Rolling' })).toBeChecked()
  },
)

test('without any load the page says so', { tag: '@any-viewport' }, async ({ page, season }) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=${season.cleo.id}`)
  await expect(page.getByText('No training load data available for the selected period.')).toBeVisible()
  await expect(weekTable(page).getByRole('row').last()).toHaveText('STRAIN0')
  await expect(weekTable(page).getByText('Not reported')).toHaveCount(14)
  await expect(weekTable(page).getByRole('row', { name: 'TRAINING MONOTONY' })).toContainText('0.00')
  await expect(page.getByRole('heading', { name: 'Overall Averages' })).toHaveCount(0)
})
