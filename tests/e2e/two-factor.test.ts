import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { authenticator } from '#tests/support/authenticator.ts'
import { fillNewPassword, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** A later one than before, however soon it is asked for, and not yet too early. */
const inHalfAMinute = () => new Date(Date.now() + 30_000)

async function signOut(page: Page) {
  await press(page, 'Sign out')
  await expect(page).toHaveURL('/login')
}

test('a coach switches two-step sign-in on, signs in with a code and with a recovery code, and switches it off', async ({
  page,
  signedIn,
  complaints,
}) => {
  test.slow(true, 'a journey of five screens, looked at in both themes')
  complaints.tolerate('status of 403', '/api/account/two-factor')
  complaints.tolerate('status of 403', '/api/session/second-step')
  const account = await signedIn('manager')
  let key = ''
  let codes: string[] = []

  await test.step('switching it on', async () => {
    await page.goto('/account')
    await press(page, 'Set up two-step sign-in')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Current password')).toBeVisible()
    await expectNothingWrong(page, DIALOG)
    await press(page, 'Continue')
    await expect(dialog.getByRole('alert')).toHaveText(['Enter your current password'])
    await dialog.getByLabel('Current password').fill('a wrong password')
    await press(page, 'Continue')
    await expect(dialog.getByRole('alert')).toHaveText(['That is not your current password.'])
    await dialog.getByLabel('Current password').fill(account.password)
    await press(page, 'Continue')
    await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    await expect(dialog.getByLabel('6-digit code')).toBeFocused()
    await expectNothingWrong(page, DIALOG)
    key = (await dialog.getByRole('definition').innerText()).replaceAll(' ', '')
    await dialog.getByLabel('6-digit code').fill('12345')
    await press(page, 'Switch on')
    await expect(dialog.getByRole('alert')).toHaveText(['Enter the 6 digits your app shows'])
    await dialog.getByLabel('6-digit code').fill(authenticator(key).codeOf(new Date()))
    await press(page, 'Switch on')
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
  })

  await test.step('keeping the recovery codes', async () => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    codes = await dialog.getByRole('listitem').allInnerTexts()
    await expectNothingWrong(page, DIALOG)
    const downloading = page.waitForEvent('download')
    await press(page, 'Download')
    const file = await downloading
    expect(file.suggestedFilename()).toBe('plimsoll-recovery-codes.txt')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toContain(account.email)
    expect(text).toContain(codes.join('\n'))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await press(page, 'I have saved them')
    await expect(dialog).toBeHidden()
    await expect(section(page).getByRole('status')).toHaveText([
      'Two-step sign-in is on. You are signed out on all other devices.',
    ])
    await expect(section(page)).toContainText('You have 10 recovery codes left.')
    await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused()
  })

  await test.step('thinking better of new recovery codes', async () => {
    await press(page, 'New recovery codes')
    await expect(page.getByRole('dialog', { name: 'New recovery codes' })).toBeVisible()
    await expectNothingWrong(page, DIALOG)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused()
  })

  await test.step('a new password is set only where the current one is asked for', async () => {
    complaints.tolerate('status of 403', '/api/password')
    await page.goto('/update-password')
    await fillNewPassword(page, 'an even better one')
    await press(page, 'Update Password')
    await expect(page.getByRole('alert')).toHaveText([
      'Please set your new password on your account page, where you are asked for the current one.',
    ])
    await page.getByRole('link', { name: 'account page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  })

  await test.step('signing in with a code, back to where one wanted to go', async () => {
    await signOut(page)
    await page.goto('/login?redirect=/statistics')
    await signIn(page, account)
    await expect(page).toHaveURL('/login/second-step?redirect=%2Fstatistics')
    const field = page.getByLabel('Enter the 6-digit code')
    await expect(field).toBeFocused()
    await expectNothingWrong(page)
    await field.fill('000000')
    await press(page, 'Sign in')
    await expect(page.getByRole('alert')).toHaveText([
      'This code is wrong or was used already. Enter the one your app shows now.',
    ])
    await field.fill(authenticator(key).codeOf(inHalfAMinute()))
    await field.press('Enter')
    await expect(page).toHaveURL('/statistics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Performance Statistics')
  })

  await test.step('signing in with a recovery code', async () => {
    await signOut(page)
    await signIn(page, account)
    await press(page, 'Use a recovery code')
    await expect(page.getByLabel('Enter a recovery code')).toBeFocused()
    await page.getByLabel('Enter a recovery code').fill(codes[0]!.toUpperCase())
    await press(page, 'Sign in')
    await expect(page).toHaveURL('/manager/dashboard')
  })

  await test.step('switching it off', async () => {
    await page.goto('/account')
    await expect(section(page)).toContainText('You have 9 recovery codes left.')
    await press(page, 'Switch off')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Code from your app')).toBeVisible()
    await expectNothingWrong(page, DIALOG)
    await dialog.getByLabel('Current password').fill(account.password)
    await dialog.getByLabel('Code from your app').fill(codes[0]!)
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(['This recovery code is wrong or was used already.'])
    await dialog.getByLabel('Code from your app').fill(codes[1]!)
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect(dialog).toBeHidden()
    await expect(section(page).getByRole('status')).toHaveText([
      'Two-step sign-in is off. You are signed out on all other devices.',
    ])
    await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeFocused()
    await signOut(page)
    await signIn(page, account)
    await expect(page).toHaveURL('/manager/dashboard')
  })
})

test(
  'whoever comes to the second step too late begins again, and is told why',
  { tag: '@any-viewport' },
  async ({ page, complaints }) => {
    complaints.tolerate('status of 410', '/api/session/second-step')
    await page.goto('/login/second-step?redirect=/statistics')
    await page.getByLabel('Enter the 6-digit code').fill('123 456')
    await press(page, 'Sign in')
    await expect(page).toHaveURL('/login?redirect=%2Fstatistics')
    await expect(page.getByRole('alert')).toHaveText(['The second step took too long. Please sign in again.'])
  },
)
