import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mondayOf } from '#domain/calendar/days.ts'
import { addDays } from '#domain/calendar/local-day.ts'
import { LOCALE_COOKIE } from '#domain/language/locale.ts'
import { writingIn } from '#domain/language/writing.ts'
import { expect, test } from './fixtures.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, coachOn } from './team.ts'
import { dialog, enterAbsence, KNEE, now, reportProblem, todayOf } from './team-health.ts'

const { weekRange } = writingIn('en')
const season = (page: Page) => page.getByRole('region', { name: 'Season', exact: true })

test('a season shows a week without an answer as a gap, what problems cost and who could train', async ({
  page,
  server,
}) => {
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  const bo = await athleteOf(coach, server, 'Bo Vinter')
  const today = await todayOf(coach)
  const beganOn = addDays(today, -10)
  const knee = await reportProblem(ida, { ...KNEE, beganOn })
  await reportProblem(bo, { kind: 'illness', beganOn })
  const out = { status: 'out', firstDay: beganOn, backOn: addDays(today, 3) }
  await enterAbsence(coach, ida, { ...out, details: { reason: 'injury' } })
  await be(page, coach)

  await page.goto('/team')
  const check = page.getByRole('region', { name: 'Weekly health check' })
  await expect(check.getByLabel('Asked on')).toHaveValue('')
  await check.getByLabel('Asked on').selectOption('Monday')
  await expect.poll(async () => (await coach.team.get('/health-round')).body.round).toEqual({ weekday: 1 })
  const week = mondayOf(today)
  const answers = [{ problemId: knee, participation: 3 }]
  expect((await ida.put(`/api/health-rounds/${week}`, { answers })).status).toBe(200)
  expect((await bo.put(`/api/health-rounds/${week}`, { answers: [] })).status).toBe(200)

  await page.goto('/manager/health')
  const chart = season(page).getByRole('slider', { name: 'Health problems week by week' })
  const thisWeek = `${weekRange(week, addDays(week, 6))}, All problems 50% (1), Substantial 50% (1), 2 athletes answered`
  await expect(chart).toHaveAttribute('aria-valuetext', thisWeek)
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  const lastWeek = weekRange(addDays(week, -7), addDays(week, -1))
  await expect(chart).toHaveAttribute('aria-valuetext', `${lastWeek}, Nobody answered`)
  const losses = season(page).getByRole('table', { name: 'Days lost by problem' }).getByRole('row')
  await expect(losses).toContainText([
    'Athlete',
    /Ida Lind.*Injury · Knee, left.*10$/,
    /Bo Vinter.*Illness.*0$/,
  ])
  await expect(season(page).getByRole('region', { name: 'Availability over the season' })).toContainText(
    'Out',
  )
  for (const name of ['Weeks CSV', 'Problems CSV', 'Availability CSV']) {
    const link = season(page).getByRole('link', { name })
    expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200)
  }

  await season(page).getByLabel('Start Date').fill(addDays(today, 1))
  await expect(season(page).getByRole('alert')).toHaveText('The end date must not be before the start date.')
  await season(page).getByLabel('Start Date').fill(today)
  await expect(chart).toHaveAttribute('aria-valuemax', '0')
  await losses.getByRole('button', { name: 'Bo Vinter' }).click()
  await expect(dialog(page)).toContainText('Illness')
})

test('a team in which nobody ever had anything reads so, by keyboard too', async ({ page, server }) => {
  const coach = await coachOn(server)
  await athleteOf(coach, server, 'Ida Lind')
  await be(page, coach)
  await page.goto('/manager/health')
  await expect(now(page)).toContainText('Nobody has an open injury or illness.')
  const weeks = season(page).getByRole('region', { name: 'Health problems week by week' })
  await expect(weeks).toContainText('Nobody has answered a weekly health check in this time.')
  await expect(weeks, 'an axis would stand for answers').not.toContainText('%')
  await expect(season(page)).toContainText('No injury or illness in this time.')
  const button = now(page).getByRole('button', { name: 'Report a problem' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

for (const locale of ['en', 'de', 'ar']) {
  test(
    `nothing is wrong with the health of a team in ${locale}`,
    { tag: '@any-viewport' },
    async ({ page, server, context }) => {
      const coach = await coachOn(server)
      const today = await todayOf(coach)
      for (const at of [0, 1, 2]) {
        const athlete = await athleteOf(coach, server, `Maximiliane-Alexandra von Hohenfels ${at}`)
        const beganOn = addDays(today, -20 + at)
        const id = await reportProblem(athlete, {
          ...KNEE,
          area: 'hip-groin',
          beganOn,
          note: 'n'.repeat(280),
        })
        await enterAbsence(coach, athlete, { status: 'out', firstDay: beganOn, backOn: addDays(today, 3) })
        const step = `/problems/${id}/steps/${randomUUID()}` as '/problems/:id/steps/:stepId'
        await coach.team.put(step, {
          title: 'W'.repeat(60),
          plannedOn: at === 2 ? null : addDays(today, -at),
        })
      }
      await coach.put('/api/account/language', { locale })
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: server.origin }])
      await be(page, coach)
      await page.goto('/manager/health')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('main table').first()).toBeAttached()
      const first = page.locator('main li button').first()
      await expect(first).toBeVisible()
      await inEverySize()
      await first.click()
      await inEverySize(DIALOG)
      // The last: that it is over.
      await dialog(page).getByRole('button').last().click()
      await expect(page.locator('[name=resolvedOn]')).toBeVisible()
      await inEverySize(DIALOG)

      async function inEverySize(within?: string) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNothingWrong(page, within)
        }
      }
    },
  )
}
