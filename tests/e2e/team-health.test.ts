import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar/local-day.ts'
import { writingIn } from '#domain/language/writing.ts'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { openAnswersOf } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, beInstead, coachOn, colleagueOf } from './team.ts'
import { dialog, KNEE, now, reportProblem, todayOf } from './team-health.ts'

const { shortDay } = writingIn('en')
const health = (page: Page) => page.getByRole('link', { name: 'Health', exact: true })

test('a physio completes a problem, plans the way back and confirms it step by step until it is over', async ({
  page,
  server,
}) => {
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  const today = await todayOf(coach)
  await reportProblem(ida, { ...KNEE, beganOn: addDays(today, -8) })
  await be(page, await colleagueOf(coach, server, 'medical', 'Pia Berg'))
  await page.goto(`/manager/dashboard?team=${coach.team.id}`)
  await health(page).click()
  await expect(page).toHaveTitle(/^Health/)
  const row = now(page).getByRole('button', { name: 'Ida Lind' })
  await expect(row).toContainText(`Injury · Knee, left · since ${shortDay(addDays(today, -8))}`)
  await expect(row).toContainText('Twisted it')
  await row.click()
  await expect(dialog(page)).toContainText('Reported by the athlete')

  await dialog(page).getByRole('button', { name: 'Add findings' }).click()
  await expect(dialog(page).getByLabel('How it came about')).toBeFocused()
  await dialog(page).getByLabel('How it came about').selectOption('Sudden, by one event')
  await dialog(page).getByLabel('Caused by sport?').selectOption('By sport itself')
  await dialog(page).getByLabel('Code').fill('KLA')
  await dialog(page).getByRole('button', { name: 'Save' }).dblclick()
  const findings = dialog(page).getByRole('region', { name: 'Findings' })
  await expect(findings).toContainText('Sudden, by one event')
  await expect(findings).toContainText('KLA')

  const steps = dialog(page).getByRole('region', { name: 'Way back' })
  await steps.getByRole('button', { name: 'Add a step' }).click()
  await expect(steps.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await steps.getByRole('button', { name: 'Save' }).click()
  await expect(steps.getByRole('alert')).toHaveText('Please say what the step is.')
  await steps.getByRole('textbox', { name: 'Step' }).fill('Straight running')
  await steps.getByLabel('Planned for').fill('2099-01-01')
  await steps.getByRole('button', { name: 'Save' }).click()
  await expect(steps.getByRole('alert')).toHaveText('That day is too far away. Please check the year.')
  await steps.getByLabel('Planned for').fill(addDays(today, -1))
  await steps.getByRole('button', { name: 'Save' }).dblclick()
  await expect(steps.getByRole('listitem')).toHaveText([
    new RegExp(`Straight running.*Due since ${shortDay(addDays(today, -1))}`),
  ])
  await steps.getByRole('button', { name: 'Add a step' }).click()
  await steps.getByRole('textbox', { name: 'Step' }).fill('Macth')
  await steps.getByRole('button', { name: 'Save' }).click()
  await steps.getByRole('button', { name: 'Change step: Macth' }).click()
  await steps.getByRole('textbox', { name: 'Step' }).fill('Match')
  await steps.getByRole('button', { name: 'Save' }).click()
  await expect(steps.getByText('No day yet')).toBeVisible()
  await expectNothingWrong(page, DIALOG)

  await steps.getByRole('button', { name: 'Confirm: Straight running' }).click()
  await steps.getByLabel('Done on').fill(addDays(today, 1))
  await steps.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(steps.getByRole('alert')).toHaveText('A step is confirmed today at the latest.')
  await steps.getByLabel('Done on').fill(today)
  await steps.getByRole('button', { name: 'Confirm', exact: true }).dblclick()
  await expect(steps).toContainText(`Confirmed by Pia Berg, ${shortDay(today)}`)
  const season = await hold(page, 'GET', '/api/teams/*/health-season')
  await steps.getByRole('button', { name: 'Take off: Match' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take off' }).click()
  await expect(steps.getByRole('listitem')).toHaveCount(1)

  await dialog(page).getByRole('button', { name: 'It is over' }).click()
  const counted = page.waitForResponse(/health-season\?/)
  season.release()
  await (await counted).finished()
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await dialog(page).getByLabel('First day without it').fill(addDays(today, -9))
  await dialog(page).getByRole('button', { name: 'It is over' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('It cannot be over before it began.')
  await dialog(page).getByLabel('First day without it').fill(today)
  await dialog(page).getByRole('button', { name: 'It is over' }).click()
  await expect(dialog(page).getByText(`Over since ${shortDay(today)}`)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Add a step' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(now(page)).toContainText('Nobody has an open injury or illness.')
})

test('who does not see health is led to the dashboard and reads there what is shared, a viewer nothing', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server, 'Ida Lind')
  await answerTheDay(ida)
  const beganOn = await todayOf(coach)
  const knee = await reportProblem(ida, { ...KNEE, beganOn, isSharedWithCoach: true })
  await reportProblem(ida, { kind: 'illness', beganOn, note: 'Migraine' })
  const responses = page.getByRole('region', { name: 'Daily Responses' })
  const openIda = () => openAnswersOf(page, 'Ida Lind')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await be(page, await colleagueOf(coach, server, 'coach', 'Kim'))
  await page.goto(`/manager/health?team=${coach.team.id}`)
  await expect(page).toHaveURL(/\/manager\/dashboard/)
  await openIda()
  await expect(
    responses.getByText(`Injury · Knee, left · since ${shortDay(beganOn)} · shared by the athlete`),
  ).toBeVisible()
  await expect(responses.getByText('Illness')).toHaveCount(0)
  await expect(health(page)).toHaveCount(0)
  await expect(responses.getByRole('link', { name: 'Knee' })).toHaveCount(0)

  await beInstead(page, await colleagueOf(coach, server, 'viewer', 'Vera'))
  asked.length = 0
  await page.goto(`/manager/dashboard?team=${coach.team.id}`)
  await openIda()
  await expect(responses.getByText('Full training')).toBeVisible()
  await expect(responses.getByText('Knee')).toHaveCount(0)
  await expect(health(page)).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api/') && path.includes('problems'))).toEqual([])

  await beInstead(page, coach)
  await page.goto('/manager/dashboard')
  await openIda()
  await expect(responses.getByRole('link', { name: 'Illness' })).toBeVisible()
  await responses.getByRole('link', { name: 'Injury · Knee, left' }).click()
  await expect(page).toHaveURL(new RegExp(`/manager/health.*#${knee}$`))
  await expect(dialog(page)).toContainText('Twisted it')
})

test('staff report for an athlete, also that it is back; what was lost on the way is sent again, and others see it at once', async ({
  page,
  server,
  complaints,
}) => {
  complaints.tolerate('ERR_FAILED', '/api/teams/*/problems')
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  const today = await todayOf(coach)
  const former = await reportProblem(ida, { ...KNEE, beganOn: addDays(today, -60) })
  const over = { resolvedOn: addDays(today, -30) }
  expect((await ida.post(`/api/problems/${former}/resolution`, over)).status).toBe(200)
  await be(page, coach)
  await page.goto('/manager/health')
  await now(page).getByRole('button', { name: 'Report a problem' }).click()
  await dialog(page).getByLabel('Athlete').selectOption('Ida Lind')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Please choose where it is.')
  await expect(dialog(page).getByLabel('Where?')).toBeFocused()
  await dialog(page).getByLabel('Where?').selectOption('Head')
  await expect(dialog(page).getByLabel('Which side?')).toBeHidden()
  await dialog(page).getByLabel('Where?').selectOption('Knee')
  await dialog(page).getByLabel('Which side?').selectOption('Left')
  await dialog(page).getByLabel('Since when?').fill(addDays(today, -7))
  await dialog(page).getByLabel('Is it back?').selectOption({ index: 1 })
  await expectNothingWrong(page, DIALOG)
  await page.route('**/problems/*', (route) => route.abort())
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('It could not be saved.')
  await page.unroute('**/problems/*')
  await dialog(page).getByRole('button', { name: 'Save' }).dblclick()
  await expect(dialog(page)).toBeHidden()
  await now(page).getByRole('button', { name: 'Ida Lind' }).click()
  await expect(dialog(page)).toContainText('Back 23 days after it was over')
  await expect(dialog(page)).toContainText('Reported by Marta Kowalczyk')

  // While it is open, somebody else adds to it.
  const { problems } = (await coach.team.get('/problems')).body
  expect(problems).toHaveLength(2)
  const { id } = problems.find(({ resolvedOn }) => resolvedOn === null)!
  const step = `/problems/${id}/steps/${randomUUID()}` as '/problems/:id/steps/:stepId'
  await coach.team.put(step, { title: 'Cycling', plannedOn: today })
  await expect(dialog(page).getByText('Cycling', { exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'See the earlier one' }).click()
  await expect(dialog(page)).toContainText(`Over since ${shortDay(addDays(today, -30))}`)
})
