import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar/local-day.ts'
import { LOCALE_COOKIE } from '#domain/language/locale.ts'
import { writingIn } from '#domain/language/writing.ts'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { dayAboveIsWhole } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, beInstead, coachOn, colleagueOf } from './team.ts'
import { dialog, enterAbsence, todayOf } from './team-health.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Availability' })
const { shortDay } = writingIn('en')

test('a coach enters that somebody is out, sees it everywhere, and ends it once it is due', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server, 'Ida Lind')
  await athleteOf(coach, server, 'Bo Vinter')
  await answerTheDay(ida)
  const today = await todayOf(coach)
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await expect(strip(page)).toContainText('All 2 can train')

  await strip(page).getByRole('button', { name: 'Enter an absence' }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('Athlete').selectOption('Ida Lind')
  await dialog(page).getByRole('radio', { name: 'Out' }).check()
  await dialog(page).getByLabel('Back on').fill(addDays(today, -1))
  await dialog(page).getByLabel('Note for the staff').fill('No contact')
  await dialog(page).getByLabel('Reason').selectOption('Injury')
  await dialog(page).getByLabel('Note about health').fill('Left knee')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The day back must come after the first day.')
  await expectNothingWrong(page, DIALOG)
  await dialog(page).getByLabel('Back on').fill(addDays(today, 5))
  await dialog(page).getByRole('button', { name: 'Save' }).dblclick()
  await expect(dialog(page)).toBeHidden()
  await expect(strip(page)).toContainText('1 full·1 out')
  const entry = strip(page).getByRole('button', { name: 'Ida Lind' })
  await expect(entry).toContainText(`Out · back ${shortDay(addDays(today, 5))}`)
  expect((await coach.team.get('/absences')).body.absences).toHaveLength(1)
  await expectNothingWrong(page)

  const responses = page.getByRole('region', { name: 'Daily Responses' })
  const row = responses.getByRole('button', { name: 'Ida Lind' })
  await expect(row).toContainText('Out')
  await row.click()
  await expect(responses.getByText(`Out · back ${shortDay(addDays(today, 5))}`)).toBeVisible()
  await responses.getByRole('button', { name: 'Change availability' }).click()
  await expect(dialog(page)).toContainText('No contact')
  await expect(dialog(page)).toContainText('Left knee')
  await expectNothingWrong(page, DIALOG)
  await dialog(page).getByRole('button', { name: 'Change', exact: true }).click()
  await dialog(page).getByLabel('First day').fill(addDays(today, -9))
  await dialog(page).getByLabel('Back on').fill(addDays(today, -2))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(entry).toContainText(`due since ${shortDay(addDays(today, -2))}`)

  await entry.click()
  // That it is over is a dialog as well: of the toasts.
  const about = page.getByRole('dialog', { name: 'Availability of Ida Lind' })
  await about.getByRole('button', { name: 'Can train again' }).dblclick()
  await expect(about).toBeHidden()
  await expect(strip(page)).toContainText('All 2 can train')
  const first = strip(page).getByRole('button', { name: 'Enter an absence' })
  await expect(first, 'for the name that was pressed is gone').toBeFocused()
})

test('days off end with their last day, and what was entered by mistake today is deleted', async ({
  page,
  server,
}) => {
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  await athleteOf(coach, server, 'Bo Vinter')
  const today = await todayOf(coach)
  await enterAbsence(coach, ida, { status: 'modified', firstDay: addDays(today, -3), backOn: today })
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await strip(page).getByRole('button', { name: 'Enter an absence' }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('Athlete').selectOption('Bo Vinter')
  await dialog(page).getByLabel('Day off').check()
  await expect(dialog(page).getByLabel('Reason')).toBeHidden()
  await dialog(page).getByLabel('Last day').fill(addDays(today, -1))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The last day cannot come before the first.')
  await dialog(page).getByLabel('Last day').fill(addDays(today, 1))
  await dialog(page).getByLabel('The days off are for').selectOption('Exam')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(strip(page)).toContainText('0 full·1 modified·1 off')
  // Who is due comes first.
  await expect(strip(page).getByRole('listitem')).toContainText([
    `Ida LindModified training · due since ${shortDay(today)}`,
    `Bo VinterDay off · back ${shortDay(addDays(today, 2))}`,
  ])

  await strip(page).getByRole('button', { name: 'Bo Vinter' }).click()
  await expect(dialog(page)).toContainText('Exam')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this absence?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(strip(page)).toContainText('1 full·1 modified')
})

test('what could not be saved stays in its fields, and what others enter comes in by itself', async ({
  page,
  server,
  complaints,
}) => {
  complaints.tolerate('ERR_FAILED', '/api/teams/*/absences')
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  const today = await todayOf(coach)
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await strip(page).getByRole('button', { name: 'Enter an absence' }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('Athlete').selectOption('Ida Lind')
  await dialog(page).getByLabel('Note for the staff').fill('Fell off her bike')
  await page.route('**/absences/*', (route) => route.abort())
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('It could not be saved.')
  await enterAbsence(coach, ida, { status: 'modified', firstDay: today })
  await expect(page.getByText('1 modified'), 'behind the dialog').toBeVisible()
  await expect(dialog(page).getByLabel('Note for the staff')).toHaveValue('Fell off her bike')
  await page.unroute('**/absences/*')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(strip(page)).toContainText('1 out')
  await strip(page).getByRole('button', { name: 'Ida Lind' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await enterAbsence(coach, ida, {
    status: 'off',
    offKind: 'holiday',
    firstDay: today,
    backOn: addDays(today, 3),
  })
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
})

test('who does not see health is shown no reason, and a viewer nothing to press', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server, 'Ida Lind')
  await answerTheDay(ida)
  const today = await todayOf(coach)
  const details = { reason: 'injury', note: 'Left knee' }
  await enterAbsence(coach, ida, { status: 'out', firstDay: today, note: 'No contact', details })
  await be(page, await colleagueOf(coach, server, 'coach', 'Kim'))
  await page.goto(`/manager/dashboard?team=${coach.team.id}`)
  await strip(page).getByRole('button', { name: 'Ida Lind' }).click()
  await expect(dialog(page)).toContainText('No contact')
  await expect(dialog(page)).not.toContainText('Injury')
  await expect(dialog(page)).not.toContainText('Left knee')
  await dialog(page).getByRole('button', { name: 'Change', exact: true }).click()
  await expect(dialog(page).getByLabel('First day')).toBeVisible()
  await expect(dialog(page).getByLabel('Reason')).toHaveCount(0)
  await dialog(page).getByLabel('Modified training').check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(strip(page)).toContainText('1 modified')
  expect((await coach.team.get('/absences')).body.absences).toMatchObject([{ details }])

  await beInstead(page, await colleagueOf(coach, server, 'viewer', 'Vera'))
  await page.goto(`/manager/dashboard?team=${coach.team.id}`)
  await expect(strip(page).getByRole('button')).toHaveText([/Ida Lind/])
  await strip(page).getByRole('button').click()
  await expect(dialog(page)).toContainText('no date yet')
  await expect(dialog(page)).not.toContainText('Injury')
  await expect(dialog(page).getByRole('button')).toHaveText(['', 'Close'])
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  const responses = page.getByRole('region', { name: 'Daily Responses' })
  await dayAboveIsWhole(page)
  await responses.getByRole('button', { name: 'Ida Lind' }).click()
  await expect(responses.getByText('Modified training · no date yet')).toBeVisible()
  await expect(responses.getByRole('button', { name: 'Change availability' })).toHaveCount(0)
})

for (const locale of ['en', 'de', 'fr', 'es', 'pt-BR', 'ar']) {
  test(
    `nothing is wrong with availability in ${locale}`,
    { tag: '@any-viewport' },
    async ({ page, server, context }) => {
      const coach = await coachOn(server)
      const today = await todayOf(coach)
      const off = { status: 'off', offKind: 'national-team', backOn: addDays(today, 110) }
      const wishes = [{ status: 'modified', backOn: today }, off, { status: 'out' }, {}]
      for (const [at, wish] of wishes.entries()) {
        const athlete = await athleteOf(coach, server, `Maximiliane-Alexandra von Hohenfels ${at}`)
        const details = at === 0 ? { details: { reason: 'illness', note: 'n'.repeat(280) } } : {}
        const note = 'x'.repeat(140)
        if (at < 3)
          await enterAbsence(coach, athlete, { firstDay: addDays(today, -9), note, ...wish, ...details })
      }
      await coach.put('/api/account/language', { locale })
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: server.origin }])
      await be(page, coach)
      await page.goto('/manager/dashboard')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // A nudge shows a face, and no name.
      const due = page.locator('main li button bdi').first()
      await expect(due).toBeVisible()
      await inEverySize()
      await due.click()
      await expect(page.getByText('n'.repeat(280))).toBeVisible()
      await inEverySize(DIALOG)
      // The second: to change it.
      await page.getByRole('dialog').getByRole('listitem').getByRole('button').nth(1).click()
      await expect(page.locator('[name=detailNote]')).toBeVisible()
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
