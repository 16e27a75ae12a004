import { mondayOf } from '#domain/calendar/days.ts'
import { expect, test } from './fixtures.ts'
import { HARD_WEEK, shownWeek, weekTable } from './statistics-page.ts'
import { be } from './team.ts'

test('the weeks are gone through: back always, forward only where there is a session', async ({
  page,
  season,
}) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=${season.ida.id}&week=2025-09-29`)
  const [previous, next] = ['Previous Week', 'Next Week'].map((name) => page.getByRole('button', { name }))
  await next!.click()
  await expect(shownWeek(page, '6 Oct – 12 Oct 2025')).toBeVisible()
  await expect(page.getByText('3 sessions this week')).toBeVisible()
  await expect(next!).toHaveAttribute('aria-disabled', 'true')
  await expect(next!).toHaveAccessibleDescription('No session in the week after this one yet.')
  await next!.press('Enter')
  await expect(shownWeek(page, '6 Oct – 12 Oct 2025')).toBeVisible()

  await page.goto(`/statistics?athlete=${season.ida.id}&week=2025-09-01`)
  await expect(shownWeek(page, /^1 Sept? – 7 Sept? 2025$/)).toBeVisible()
  await previous!.click()
  await expect(page.getByText('25 Aug – 31 Aug 2025')).toBeVisible()
  await expect(page.getByText('sessions this week')).toHaveCount(0)
  await expect(next!).not.toHaveAttribute('aria-disabled')
  await previous!.click()
  await expect(page.getByText('18 Aug – 24 Aug 2025')).toBeVisible()
  await expect(next!).toHaveAttribute('aria-disabled', 'true')

  await page.goBack()
  await expect(page.getByText('25 Aug – 31 Aug 2025')).toBeVisible()
  await page.reload()
  await expect(page.getByText('25 Aug – 31 Aug 2025')).toBeVisible()
})

test(
  'a view begins with the latest week, and finds back to it',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, dov, dovsDay } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${dov.id}`)
    const latest = page.getByRole('button', { name: 'Latest week' })
    await expect(page.getByText('1 session this week')).toBeVisible()
    await expect(latest).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous Week' }).click()
    await expect(page.getByText('1 session this week')).toHaveCount(0)
    await latest.click()
    await expect(page.getByText('1 session this week')).toBeVisible()
    await expect(page).not.toHaveURL(/week=/)
    const monday = Number(mondayOf(dovsDay).slice(8))
    await expect(weekTable(page).getByRole('rowheader').first()).toContainText(`${monday} `)
  },
)

test(
  'printed, a week is one sheet with the name of the athlete',
  { tag: '@any-viewport' },
  async ({ page, season: { coach, ida } }) => {
    await be(page, coach)
    await page.goto(`/statistics?athlete=${ida.id}&${HARD_WEEK}`)
    await expect(weekTable(page)).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const sheet = page.getByRole('region', { name: 'RATE OF PERCEIVED EXERTION (RPE) WEEK' })
    await expect(sheet.getByText('Ida Lind')).toBeVisible()
    await expect(shownWeek(page, /^29 Sept? – 5 Oct 2025$/)).toBeVisible()
    await expect(weekTable(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Training Load Analysis' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Previous Week' })).toBeHidden()
    await expect(weekTable(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  },
)
