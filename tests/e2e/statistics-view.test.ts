import { readFile } from 'node:fs/promises'
import { mondayOf } from '#domain/calendar/days.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { expect, test } from './fixtures.ts'
import { analysis, HARD_WEEK, weekTable } from './statistics-page.ts'
import { be } from './team.ts'

test('what is chosen lives in the address: it survives a reload and can be gone back from', async ({
  page,
  season,
}) => {
  await be(page, season.coach)
  await page.goto('/statistics')
  const athlete = page.getByLabel('Athlete', { exact: true })
  await expect(athlete.locator('option')).toHaveText([
    'Select an Athlete',
    'All Athletes',
    'Bo Vinter',
    'Cleo Adeyemi',
    'Dov Katz',
    'Ida Lind',
  ])
  await expect(athlete.locator('option:checked')).toHaveText('Select an Athlete')
  await athlete.selectOption('Ida Lind')
  await page.getByLabel('Start Date').fill('2025-09-29')
  await page.getByLabel('End Date').fill('2025-10-05')
  await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
  await expect(page).toHaveURL(`/statistics?athlete=${season.ida.id}&from=2025-09-29&to=2025-10-05`)

  await page.reload()
  await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
  await expect(page.getByLabel('Start Date')).toHaveValue('2025-09-29')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Squad' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/manager/dashboard')
})

test(
  'an end before the start is refused in words, and the last good figures stay',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=${season.ida.id}&${HARD_WEEK}`)
    await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
    await page.getByLabel('End Date').fill('2025-09-01')
    await expect(page.getByRole('alert')).toHaveText(['The end date must not be before the start date.'])
    await expect(page.getByLabel('End Date')).toHaveAccessibleDescription(
      'The end date must not be before the start date.',
    )
    await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
    await page.getByLabel('Start Date').fill('2021-09-01')
    await expect(page.getByRole('alert')).toHaveText(['Please choose at most two years.'])
    await page.getByLabel('Start Date').fill('2025-08-30')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(analysis(page).getByRole('definition').first()).toHaveText('300on 1 Sept')
    expect(asked.filter((url) => url.includes('from=2025-09-29&to=2025-09-01'))).toEqual([])
    expect(asked.filter((url) => url.includes('from=2021'))).toEqual([])
  },
)

test(
  'without dates it is the last 30 days up to today',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, dov } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${dov.id}`)
    const [from, to] = await Promise.all(
      ['Start Date', 'End Date'].map((label) => page.getByLabel(label).inputValue()),
    )
    expect(Date.parse(to!) - Date.parse(from!)).toBe(30 * 86_400_000)
    await expect(
      page.getByRole('table', { name: 'Acute and Chronic Load' }).getByRole('row'),
    ).not.toHaveCount(0)

    await page.goto(`/statistics?athlete=${dov.id}&to=2098-01-01`)
    const end = page.getByLabel('End Date')
    await expect(end, 'of the days to come there is nothing to show').toHaveValue(to!)
    await end.fill('2098-01-02')
    await end.blur()
    await expect(end).toHaveValue(to!)
  },
)

test(
  'this week, 28 days and the season are one press away, and marked while they are shown',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, dov } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${dov.id}`)
    const preset = (name: string) => page.getByRole('group', { name: 'Period' }).getByRole('button', { name })
    const [start, end] = [page.getByLabel('Start Date'), page.getByLabel('End Date')]
    await expect(preset('28 days')).toHaveAttribute('aria-pressed', 'false')
    await preset('28 days').click()
    await expect(preset('28 days')).toHaveAttribute('aria-pressed', 'true')
    const [from, to] = await Promise.all([start.inputValue(), end.inputValue()])
    expect(Date.parse(to) - Date.parse(from)).toBe(27 * 86_400_000)
    await expect(page).toHaveURL(`/statistics?athlete=${dov.id}&from=${from}&to=${to}`)

    await preset('This week').focus()
    await page.keyboard.press('Enter')
    await expect(start).toHaveValue(mondayOf(to as LocalDay))
    await expect(end).toHaveValue(to)
    await expect(preset('28 days')).toHaveAttribute('aria-pressed', 'false')
    await page.goBack()
    await expect(preset('28 days')).toHaveAttribute('aria-pressed', 'true')

    await preset('28 days').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(start).toHaveValue(/-07-01$/)
    await expect(preset('Season')).toHaveAttribute('aria-pressed', 'true')
    await expect(preset('Season')).toBeFocused()
    await start.fill('2025-09-29')
    await expect(preset('Season')).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'an athlete reads their own figures, and nobody else’s',
  { tag: '@any-viewport' },
  async ({ page, season: { ida, bo } }) => {
    await be(page, ida)
    await page.goto(`/statistics?athlete=${bo.id}&${HARD_WEEK}`)
    await expect(page.getByLabel('Athlete', { exact: true }).locator('option')).toHaveText(['Ida Lind'])
    await expect(analysis(page).getByRole('definition').first()).toHaveText('600on 5 Oct')
    await expect(weekTable(page).getByText('Competition')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sleep - Trend Over Time' })).toBeVisible()
    await expect(page.getByText('Bo Vinter')).toHaveCount(0)
  },
)

test(
  'the rows behind a view can be downloaded',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, ida, bo } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${bo.id}&${HARD_WEEK}`)
    const load = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name }).click(),
      ])
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1)
      return { name: download.suggestedFilename(), lines }
    }
    const sessions = await load('Sessions CSV')
    expect(sessions.name).toMatch(/-team_sessions_2025-09-29_2025-10-05\.csv$/)
    expect(sessions.lines).toHaveLength(7)
    expect(sessions.lines[0]).toBe(`${bo.id},Bo Vinter,2025-09-29,PM,trained,Regenerative,4,25,100,no`)

    const figures = await load('Load CSV')
    expect(figures.lines.at(-1)).toBe(`${bo.id},Bo Vinter,2025-10-05,yes,100,700,,,short-record,none,,,7,21`)

    await page.getByLabel('Athlete', { exact: true }).selectOption('All Athletes')
    await expect(page.getByRole('region', { name: 'Squad' })).toBeVisible()
    const responses = await load('Responses CSV')
    expect(responses.lines).toHaveLength(5)
    expect(responses.lines.filter((line) => line.startsWith(ida.id))).toHaveLength(4)
  },
)

test(
  'figures that can’t be loaded say so, and come when asked again',
  { tag: '@any-viewport' },
  async ({ page, season, complaints }) => {
    await be(page, season.coach)
    complaints.tolerate('net::ERR_FAILED', '/api/teams/*/statistics/squad')
    await page.route('/api/teams/*/statistics/squad*', (route) => route.abort())
    await page.goto('/statistics')
    await expect(page.getByText('The statistics could not be loaded.')).toBeVisible()
    await page.unroute('/api/teams/*/statistics/squad*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Squad' })).toBeVisible()
  },
)
