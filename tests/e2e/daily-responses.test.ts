import { randomUUID } from 'node:crypto'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { openAnswersOf, responsesOn } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { be, linkTo } from './team.ts'

test('a coach watches the day fill up, reads every answer and looks back', async ({ page, server }) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server, 'Ida Lind')
  await answeringAthlete(coach, server, 'Bo Vinter')
  await be(page, coach)
  await page.goto('/manager/dashboard')
  const section = responsesOn(page)
  await expect(section.getByText('No Responses Yet')).toBeVisible()
  await expect(section.getByText('No feedback has been submitted for the selected date.')).toBeVisible()
  await expect(page.getByText('of 2 answered')).toBeVisible()

  await answerTheDay(ida)
  await expect(section.getByText('2 responses')).toBeVisible()
  await expect(section.getByRole('columnheader')).toContainText(['Athlete', 'Sleep', 'Mood', 'Total'])
  await expect(section.getByRole('rowheader')).toContainText(['Bo Vinter0 responses', 'Ida Lind2 responses'])
  await expect(page.getByRole('region', { name: 'Answered' })).toContainText('1 of 2 answered')
  await expect(page.getByRole('region', { name: 'Answered' })).toContainText('Bo Vinter')
  await openAnswersOf(page, 'Ida Lind')
  await expect(section.getByRole('img', { name: 'Sleep: 4 of 5' })).toBeVisible()
  await expect(section.getByRole('img', { name: 'Mood: 2 of 5' })).toBeVisible()
  await expect(section.getByText('Competition, RPE 9, 90 min, load 810')).toBeVisible()

  await section.getByLabel('Athlete').selectOption('Bo Vinter')
  await expect(section.getByText('No Responses Yet')).toBeVisible()
  await section.getByLabel('Athlete').selectOption('All Athletes')
  await section.getByLabel('Date').fill('2026-01-05')
  await expect(section.getByText('No Responses Yet')).toBeVisible()
})

test('a session that was given in time and arrives late is marked so, beside a check-in that is not', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  const { day, metrics } = (await ida.get('/api/day')).body.day as {
    day: string
    metrics: { id: string }[]
  }
  const send = (parts: object) =>
    ida.post('/api/day/submissions', { key: randomUUID(), day, givenAt: new Date().toISOString(), ...parts })
  const answers = metrics.map(({ id }) => ({ metricId: id, kind: 'rating', rating: 4 }))
  expect((await send({ answers })).status).toBe(200)
  const givenAt = new Date().toISOString()
  expect((await coach.team.put('/form-status/open', { open: false })).status).toBe(200)
  expect((await send({ PM: { kind: 'rested' }, givenAt })).status).toBe(200)

  await be(page, coach)
  await page.goto('/manager/dashboard')
  await openAnswersOf(page, 'Ida Lind')
  await expect(responsesOn(page).getByText('Arrived late')).toHaveCount(1)
  await expect(responsesOn(page).getByRole('definition').filter({ hasText: 'Rest' })).toHaveText(
    'RestArrived late',
  )
})

test(
  'the filter forgets an athlete who leaves the team, also when they come back',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    const coach = await askingCoach(server)
    const ida = await answeringAthlete(coach, server, 'Ida Lind')
    const bo = await answeringAthlete(coach, server, 'Bo Vinter')
    for (const athlete of [ida, bo]) await answerTheDay(athlete)
    await be(page, coach)
    await page.goto('/manager/dashboard')
    const section = responsesOn(page)
    const names = section.getByRole('rowheader').getByText(/^(Ida Lind|Bo Vinter)$/)
    await section.getByLabel('Athlete').selectOption('Bo Vinter')
    await expect(names).toHaveText(['Bo Vinter'])

    expect((await coach.team.delete(`/athletes/${bo.id}`)).status).toBe(204)
    await expect(names).toHaveText(['Ida Lind'])
    await expect(section.getByLabel('Athlete')).toHaveValue('')
    expect((await bo.post('/api/join', { code: (await linkTo(coach)).split('=')[1] })).status).toBe(200)
    await expect(names).toHaveText(['Bo Vinter', 'Ida Lind'])
    await expect(section.getByLabel('Athlete')).toHaveValue('')
  },
)

test('the header leads to the responses', { tag: '@any-viewport' }, async ({ page, server }) => {
  await page.setViewportSize({ width: 1024, height: 500 })
  await be(page, await askingCoach(server))
  await page.goto('/manager/dashboard')
  await page.getByRole('button', { name: 'Daily Responses' }).click()
  await expect(page.getByRole('heading', { name: 'Daily Responses' })).toBeInViewport()
  await page.goto('/account')
  await page.getByRole('link', { name: 'Daily Responses' }).click()
  await expect(page.getByRole('heading', { name: 'Daily Responses' })).toBeInViewport()
})
