import type { Page } from '@playwright/test'
import { createClient } from '#tests/support/client.ts'
import { open } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, coachOn } from './team.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete for good' })

async function askToDelete(page: Page) {
  await open(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('an athlete deletes their account: asked once, gone everywhere, nothing left on the device', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const athlete = await athleteOf(await coachOn(server), server, 'Ida Solberg')
  await be(page, athlete)
  await askToDelete(page)
  await expect(dialog(page)).toContainText('0 training sessions and 0 answers of yours')
  await expectNothingWrong(page, DIALOG)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()

  await page.evaluate((id) => localStorage.setItem(`plimsoll.of.${id}.draft`, 'an answer'), athlete.id)
  const otherTab = await context.newPage()
  await otherTab.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  complaints.tolerate('status of 403', '/api/account/deletion')
  await confirm(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(['Enter your current password'])
  await dialog(page).getByLabel('Current password').fill('a wrong password')
  await confirm(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(['That is not your current password.'])

  // A request that is under way at that very moment is told that there is no session.
  complaints.tolerate('status of 401', '/api/')
  const deleting = await hold(page, 'POST', '/api/account/deletion')
  await dialog(page).getByLabel('Current password').fill('a good password')
  await confirm(page).dblclick()
  await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible()
  deleting.release()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your account and all that was yours have been deleted.')).toBeVisible()
  await expect(otherTab).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(deleting.count()).toBe(1)
  expect((await createClient(server.origin).signIn(athlete.email)).status).toBe(401)
})

test(
  'a coach is told what goes; the athletes stay, without a team',
  { tag: '@any-viewport' },
  async ({ page, browser, server, complaints }) => {
    const coach = await coachOn(server)
    const athlete = await athleteOf(coach, server, 'Ida Solberg')
    const athletesContext = await browser.newContext({ baseURL: server.origin })
    const athletesPage = await athletesContext.newPage()
    await be(athletesPage, athlete)
    await athletesPage.goto('/account')
    await expect(athletesPage.getByRole('heading', { level: 1 })).toHaveText('Account')
    await be(page, coach)
    await askToDelete(page)
    await expect(dialog(page)).toContainText('The athlete on your team keeps their account')
    complaints.tolerate('status of 401', '/api/')
    await dialog(page).getByLabel('Current password').fill('a good password')
    await confirm(page).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(athletesPage.getByText('on this device, until you join a team')).toBeVisible()
    await athletesContext.close()
  },
)
