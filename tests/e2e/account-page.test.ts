import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { createClient } from '#tests/support/client.ts'
import { field, open, press, section } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { athleteOf, be, beInstead, coachOn } from './team.ts'

test('a new name is in the header at once, in the other tab, and with the coach', async ({
  page,
  context,
  browser,
  server,
}) => {
  const coach = await coachOn(server)
  const athlete = await athleteOf(coach, server, 'Ida Solberg')
  const coachsContext = await browser.newContext({ baseURL: server.origin })
  const coachsPage = await coachsContext.newPage()
  await be(coachsPage, coach)
  await coachsPage.goto('/manager/dashboard')
  const team = coachsPage.getByRole('region', { name: 'Athletes', exact: true })
  await expect(team.getByText('Ida Solberg').first()).toBeVisible()

  await be(page, athlete)
  await page.goto('/athlete/dashboard')
  const otherTab = await context.newPage()
  await open(otherTab)
  // An athlete who has no picture yet, and is asked for one, can reach the account page too.
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')

  await field(page, 'Name', 'Full name').fill('   ')
  await press(page, 'Save name')
  await expect(section(page, 'Name').getByRole('alert')).toHaveText(['Enter your full name'])
  await field(page, 'Name', 'Full name').fill('Ida Nordmann')
  await press(page, 'Save name')
  await expect(section(page, 'Name').getByRole('status')).toHaveText([
    'Saved. Your new name is shown everywhere.',
  ])
  await expect(page.getByRole('banner').getByText('Ida Nordmann')).toBeVisible()
  await expect(otherTab.getByRole('banner').getByText('Ida Nordmann')).toBeVisible()
  await expect(team.getByText('Ida Nordmann').first()).toBeVisible()
  await coachsContext.close()
})

test(
  'the password changes with the current one only, and the other device is signed out',
  { tag: '@any-viewport' },
  async ({ page, server, signedIn, complaints }) => {
    const { email } = await signedIn('manager')
    const phone = createClient(server.origin)
    await phone.signIn(email)
    await page.goto('/manager/dashboard')
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
    const fill = async (current: string, next: string, again = next) => {
      await field(page, 'Password', 'Current password').fill(current)
      await field(page, 'Password', 'New password').fill(next)
      await field(page, 'Password', 'Confirm new password').fill(again)
      await press(page, 'Change password')
    }
    await fill('a good password', 'short', 'other')
    await expect(section(page, 'Password').getByRole('alert')).toHaveText([
      'Password must be at least 6 characters long',
      'Passwords do not match',
    ])
    complaints.tolerate('status of 403', '/api/account/password')
    await fill('a wrong password', 'brand new password')
    await expect(section(page, 'Password').getByRole('alert')).toHaveText([
      'That is not your current password.',
    ])
    await expect(field(page, 'Password', 'Current password')).toBeFocused()
    await fill('a good password', 'brand new password')
    await expect(section(page, 'Password').getByRole('status')).toHaveText([
      'Saved. You are signed out on all other devices.',
    ])
    await expect(field(page, 'Password', 'New password')).toHaveValue('')
    expect(await phone.profile()).toBeNull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  },
)

test.describe('on the account page', { tag: '@any-viewport' }, () => {
  test('the devices are listed, and one or all but this one can be signed out', async ({
    page,
    server,
    signedIn,
    complaints,
  }) => {
    const { email } = await signedIn('athlete')
    const phone = createClient(server.origin, { 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/604.1' })
    const tablet = createClient(server.origin, { 'User-Agent': 'Mozilla/5.0 (iPad) Safari/604.1' })
    for (const device of [phone, tablet]) await device.signIn(email)
    await open(page)
    const devices = section(page, 'Devices').getByRole('listitem')
    await expect(devices).toContainText([
      /Chrome on Linux.*this device/,
      /Safari on iPad/,
      /Safari on iPhone/,
    ])
    await press(page, 'Sign out on Safari on iPad')
    await expect(devices).toContainText([/Chrome on Linux.*this device/, /Safari on iPhone/])
    await expect(section(page, 'Devices').getByRole('list')).toBeFocused()
    expect([await tablet.profile(), await phone.profile()]).toEqual([null, expect.anything()])
    await press(page, 'Sign out on all other devices')
    const dialog = page.getByRole('dialog', { name: 'Sign out on all other devices?' })
    const confirm = dialog.getByRole('button', { name: 'Sign out elsewhere' })
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText(['Enter your current password'])
    await expectNothingWrong(page, DIALOG)
    complaints.tolerate('status of 403', '/api/account/sessions/deletion')
    await dialog.getByLabel('Current password', { exact: true }).fill('a wrong password')
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText(['That is not your current password.'])
    await dialog.getByLabel('Current password', { exact: true }).fill('a good password')
    await confirm.click()
    await expect(section(page, 'Devices').getByRole('status')).toHaveText([
      'You are signed out on all other devices.',
    ])
    await expect(devices).toHaveCount(1)
    await expect(section(page, 'Devices').getByRole('list')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Sign out on all other devices' })).toBeHidden()
    expect(await phone.profile()).toBeNull()
  })

  test('a coach’s time zone is saved as it is chosen, and is the team’s', async ({ page, server }) => {
    const coach = await coachOn(server)
    const athlete = await athleteOf(coach, server, 'Ida Solberg')
    await be(page, coach)
    await open(page)
    // As an engine that follows the old names has stored it.
    const times = { openTime: '00:00', closeTime: '23:59', timeZone: 'Europe/Kiev' }
    expect((await coach.team.put('/form-status', times)).status).toBe(200)
    const zone = section(page, 'Time zone').getByRole('combobox')
    await expect(zone).toHaveText(/^Europe\/Kyiv \(UTC\+[23]\)$/)
    await zone.click()
    await page.getByRole('combobox', { name: 'Search time zones' }).fill('ho chi')
    await page.getByRole('option', { name: 'Asia/Ho Chi Minh (UTC+7)' }).click()
    await expect(section(page, 'Time zone').getByRole('status')).toBeVisible()
    await beInstead(page, athlete)
    await open(page)
    await expect(section(page, 'Time zone').getByText('Asia/Ho Chi Minh (UTC+7)')).toBeVisible()
  })

  test('without a connection every form says so and keeps what was typed', async ({
    page,
    signedIn,
    complaints,
  }) => {
    complaints.tolerate('ERR_CONNECTION_REFUSED')
    await signedIn('athlete')
    await open(page)
    await cutOff(page, 'PUT', '/api/account/*')
    await cutOff(page, 'POST', '/api/account/*')
    await field(page, 'Name', 'Full name').fill('Somebody Else')
    await press(page, 'Save name')
    await expect(section(page, 'Name').getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(field(page, 'Name', 'Full name')).toHaveValue('Somebody Else')
    await press(page, 'Delete my account')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill('a good password')
    await press(page, 'Delete for good')
    await expect(dialog.getByRole('alert')).toContainText('We do not know whether your account was deleted.')
  })

  test('‘Download my data’ gives a zip file that opens', async ({ page, server }) => {
    const athlete = await athleteOf(await coachOn(server), server, 'Ida Solberg')
    await be(page, athlete)
    await open(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^plimsoll-data_\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
    expect(JSON.parse(strFromU8(files['profile.json']!))).toMatchObject([
      { fullName: 'Ida Solberg', team: 'Marta Kowalczyk’s team' },
    ])
    expect(strFromU8(files['README.txt']!)).toContain('Ida Solberg')
  })
})
