import { expect, test } from './fixtures.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, coachOn, teamIdOf } from './team.ts'

test('an athlete leaves the team, which holds at once for the coach and in every tab', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Solberg')
  const coaching = await browser.newContext({ baseURL: server.origin })
  complaints.listenTo(coaching)
  const coachPage = await coaching.newPage()
  await be(coachPage, coach)
  await coachPage.goto('/manager/dashboard')
  await expect(coachPage.getByRole('button', { name: 'Remove Ida Solberg' })).toBeVisible()

  await be(page, ida)
  await page.goto('/account')
  const team = page.getByRole('region', { name: 'Team', exact: true })
  await expect(team.getByText('You are on Marta Kowalczyk’s team.')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/account')
  await expect(other.getByRole('button', { name: 'Leave team' })).toBeVisible()

  await test.step('the dialog says what ends, and "Cancel" ends nothing', async () => {
    await team.getByRole('button', { name: 'Leave team' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave Marta Kowalczyk’s team?' })
    await expect(dialog).toContainText('Marta Kowalczyk no longer sees anything of you, at once.')
    await expect(dialog).toContainText('Your training sessions and answers stay yours.')
    await expect(dialog).toContainText('To come back you need a new invitation link.')
    await expect(dialog).not.toContainText('have not been sent yet')
    await expectNothingWrong(page, DIALOG)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(await teamIdOf(page)).toBe(coach.team.id)
  })

  await test.step('with answers on the device it says that they go too', async () => {
    const draft = `plimsoll.of.${ida.id}.draft.2026-11-10`
    await page.evaluate((key) => localStorage.setItem(key, '{"ratings":{"a":4},"texts":{}}'), draft)
    await team.getByRole('button', { name: 'Leave team' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Answers on this device have not been sent yet.')
    await dialog.getByRole('button', { name: 'Leave team' }).click()
    await expect(page.getByText('You have left the team.')).toBeVisible()
    await expect(team).toBeHidden()
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull()
  })

  await expect(coachPage.getByRole('button', { name: 'Remove Ida Solberg' })).toBeHidden()
  await expect(other.getByRole('button', { name: 'Leave team' })).toBeHidden()
  expect(await teamIdOf(page)).toBeNull()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
  await coaching.close()
})
