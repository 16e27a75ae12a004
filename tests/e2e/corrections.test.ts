import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { openAnswersOf, responsesOn } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be, beInstead } from './team.ts'

test('an athlete corrects a slip, and the coach sees the new value, by whom it is and what it was', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  await answerTheDay(ida)
  await be(page, ida)
  await page.goto('/athlete/dashboard')
  await page.getByRole('link', { name: 'Correct a day' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Answered/ })
    .click()
  await expect(page.getByLabel('Sleep')).toHaveValue('4')
  const save = page.getByRole('button', { name: 'Save correction' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Sleep').selectOption('2 · poor')
  await page.getByLabel('Morning Session (AM)').selectOption('Rest')
  await save.click()
  await expect(page.getByText('The correction is saved.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Corrected/ })
    .click()
  await expect(page.getByText(/^Sleep: Corrected by you on .* Before: 4$/)).toBeVisible()
  await expect(page.getByText(/Corrected by you on .* Before: Competition, RPE 9 · 90 min$/)).toBeVisible()

  await beInstead(page, coach)
  await page.goto('/manager/dashboard')
  const section = responsesOn(page)
  await openAnswersOf(page, 'Ida Lind')
  await expect(section.getByRole('img', { name: 'Sleep: 2 of 5' })).toBeVisible()
  await expect(section.getByText(/^Sleep: Corrected by the athlete on .* Before: 4$/)).toBeVisible()
})

test('a coach corrects on an athlete’s behalf, from the answers and from the week', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  await answerTheDay(ida)
  await be(page, coach)
  await page.goto('/manager/dashboard')
  const section = responsesOn(page)
  await openAnswersOf(page, 'Ida Lind')
  await section.getByRole('link', { name: 'Correct' }).click()
  await expect(page.getByRole('heading', { name: 'Correct a day' })).toBeVisible()
  await page.getByLabel('Mood').selectOption('5 · excellent')
  await page.getByRole('button', { name: 'Save correction' }).click()
  // Back to where it was seen.
  await openAnswersOf(page, 'Ida Lind')
  await expect(section.getByRole('img', { name: 'Mood: 5 of 5' })).toBeVisible()
  await expect(section.getByText(/^Mood: Corrected by .+ on .* Before: 2$/)).toBeVisible()

  await page.goto(`/statistics?athlete=${ida.id}`)
  await page.getByRole('button', { name: 'Correct' }).last().click()
  await page.getByLabel('Duration (min)').fill('60')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByRole('cell', { name: '540' }).first()).toBeVisible()
})

test('nothing is wrong with the days to correct, with one of them, and with the coach’s page', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  await answerTheDay(ida)
  await be(page, ida)
  await page.goto('/athlete/correct')
  await expect(page.getByText('Answered')).toBeVisible()
  await expectNothingWrong(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Answered/ })
    .click()
  await expect(page.getByLabel('Duration (min)')).toHaveValue('90')
  await expectNothingWrong(page)
  await beInstead(page, coach)
  await page.goto('/manager/dashboard')
  const section = responsesOn(page)
  await openAnswersOf(page, 'Ida Lind')
  await section.getByRole('link', { name: 'Correct' }).click()
  await expect(page.getByLabel('Duration (min)')).toHaveValue('90')
  await expect(page.getByText('Ida Lind')).toBeVisible()
  await expectNothingWrong(page)
})
