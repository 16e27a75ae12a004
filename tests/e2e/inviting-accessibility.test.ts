import { someone } from '#tests/support/someone.ts'
import { dayAboveIsWhole } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, hold } from './intercept.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, coachOn, linkTo } from './team.ts'

test.describe('axe finds nothing', () => {
  test('in the athletes, the links and their dialogs', async ({ page, server }) => {
    test.slow(true, 'axe looks ten times')
    const coach = await coachOn(server)
    await athleteOf(coach, server, 'Charlotte Wright-Anastasopoulou')
    await athleteOf(coach, server, 'Ida Solberg')
    await linkTo(coach, `${'a-rather-long-address-'.repeat(2)}@example.org`)
    await be(page, coach)
    await page.goto('/manager/dashboard')
    await dayAboveIsWhole(page)
    await page.getByRole('button', { name: 'Remove Ida Solberg' }).click()
    await expectNothingWrong(page, DIALOG)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Recently removed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show QR code' }).first()).toBeVisible()
    await expectNothingWrong(page)
    await page.getByRole('button', { name: 'Show QR code' }).first().click()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expectNothingWrong(page, DIALOG)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Invite Athlete' }).click()
    await expectNothingWrong(page, DIALOG)
    await page.getByLabel('Email (optional)').fill('ida@example.org')
    await page.getByRole('button', { name: 'Generate Invitation Link' }).click()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expectNothingWrong(page, DIALOG)
  })

  test('on the join screen', async ({ page, server, complaints }) => {
    complaints.tolerate('status of 500', '/api/join/preview')
    await be(page, await someone(server.origin))
    const link = await linkTo(await coachOn(server))
    const preview = await hold(page, 'POST', '/api/join/preview')
    await page.goto(link)
    await expect(page.getByText('Processing invitation...')).toBeVisible()
    await expectNothingWrong(page)
    preview.release()
    await expect(page.getByRole('button', { name: 'Join team' })).toBeVisible()
    await expectNothingWrong(page)
    await page.unrouteAll()
    await answerGarbage(page, 'POST', '/api/join/preview', 500)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNothingWrong(page)
  })
})
