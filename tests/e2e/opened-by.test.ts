import { answeringAthlete, askingCoach, submitCheckIn } from './answering-team.ts'
import { openAnswersOf, responsesOn } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be } from './team.ts'

test('an athlete knows who sees an answer, sees live who opened it, and changes what they share', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  await be(page, ida)
  await page.goto('/athlete/dashboard')

  await test.step('beside each question stand the names of who sees the answer', async () => {
    const names = page.getByText('Who sees your answer to Mood').locator('..')
    const button = page.getByLabel('Who sees your answer to Mood')
    await button.click()
    await expect(names.filter({ visible: true })).toContainText('Marta KowalczykManager')
    await expectNothingWrong(page)
    await button.press('Escape')
    await expect(names.filter({ visible: true })).toHaveCount(0)
  })

  await test.step('the answers say who opens them, as soon as they do', async () => {
    await submitCheckIn(page)
    await expect(page.getByText('Your check-in')).toBeVisible()
    const coaching = await browser.newContext({ baseURL: server.origin })
    complaints.listenTo(coaching)
    const coachPage = await coaching.newPage()
    await be(coachPage, coach)
    await coachPage.goto('/manager/dashboard')
    await expect(responsesOn(coachPage).getByText('2 responses')).toBeVisible()
    await expect(page.getByText('Opened by')).toBeHidden()
    await openAnswersOf(coachPage, 'Ida Lind')
    await expect(page.getByText(/^Opened by Marta Kowalczyk, \d\d:\d\d$/)).toBeVisible()
    await coaching.close()
  })

  await test.step('and the account page has the list, and what is shared', async () => {
    await page.goto('/account')
    const list = page.getByRole('region', { name: 'Who opened my data' })
    await expect(list.getByRole('listitem')).toHaveText([/^Marta KowalczykOpened your answers of /])
    const sharing = page.getByRole('region', { name: 'What you share' })
    await expect(sharing.getByRole('listitem').first()).toContainText('Agreed since')
    const other = await page.context().newPage()
    await other.goto('/account')
    const there = other.getByRole('region', { name: 'What you share' })
    await sharing.getByRole('button', { name: 'Share earlier training' }).click()
    await expect(page.getByText('Your team sees your earlier training.')).toBeVisible()
    await expect(there.getByRole('button', { name: 'Stop sharing earlier training' })).toBeVisible()
    await expectNothingWrong(page)
  })
})
