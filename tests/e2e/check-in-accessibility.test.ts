import { answeringAthlete, askingCoach } from './answering-team.ts'
import { answer, openDay, rateBoth, train } from './check-in-page.ts'
import { openAnswersOf, responsesOn } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be } from './team.ts'

test('axe finds nothing in an athlete’s day, open and done, and in what the coach reads of it', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  await be(page, await answeringAthlete(coach, server, 'Ida Lind'))
  await openDay(page)
  await train(page, 'AM')
  await expectNothingWrong(page)
  await answer(page, 'PM', 'No')
  await rateBoth(page)
  await page.getByRole('button', { name: 'Submit All Responses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
  await expectNothingWrong(page)

  await answeringAthlete(coach, server, 'Bo Vinter')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await openAnswersOf(page, 'Ida Lind')
  await expect(responsesOn(page).getByRole('img', { name: 'Sleep: 4 of 5' })).toBeVisible()
  await expectNothingWrong(page)
})
