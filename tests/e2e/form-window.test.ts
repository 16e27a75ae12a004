import type { Page } from '@playwright/test'
import { answeringAthlete, askingCoach } from './answering-team.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be, coachOn } from './team.ts'

const settings = (page: Page) => page.getByRole('region', { name: 'Form Status Settings' })

test('a coach sets when the form is open, closes it by hand and opens it again', async ({ page, server }) => {
  await be(page, await coachOn(server))
  await page.goto('/manager/dashboard')
  const form = settings(page)
  await expect(form.getByText('Forms Open', { exact: true })).toBeVisible()
  await expect(form.getByText('Forms open until 23:59')).toBeVisible()

  await form.getByLabel('Close Time').fill('23:58')
  await form.getByLabel('Close Time').press('Enter')
  await expect(form.getByText('Forms open until 23:58')).toBeVisible()
  const zone = form.getByRole('combobox', { name: 'Time zone' })
  await zone.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search time zones' })).toBeFocused()
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('UTC (UTC+0)')
  await page.keyboard.type('calcutta')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Asia/Kolkata (UTC+5:30)'])
  await expectNothingWrong(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(zone).toHaveText('Asia/Kolkata (UTC+5:30)')
  await page.reload()
  await expect(form.getByLabel('Close Time')).toHaveValue('23:58')
  await expect(zone).toHaveText('Asia/Kolkata (UTC+5:30)')

  // On a phone it stands above, and is higher than what waits for it.
  const firstSteps = page.getByRole('region', { name: 'First steps' })
  await expect(firstSteps).toBeVisible()
  await form.getByRole('button', { name: 'Close now' }).click()
  await expect(form.getByText('Forms Closed', { exact: true })).toBeVisible()
  await page.reload()
  await expect(form.getByText('Closed by you until you open it again')).toBeVisible()
  await expect(firstSteps).toBeVisible()
  await form.getByRole('button', { name: 'Open now' }).click()
  await expect(form.getByText('Forms Open', { exact: true })).toBeVisible()
})

test(
  'equal times are refused with a clear message, and what was typed stays',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    await be(page, await coachOn(server))
    await page.goto('/manager/dashboard')
    const form = settings(page)
    await form.getByLabel('Open Time').fill('23:59')
    await form.getByLabel('Open Time').press('Enter')
    await expect(form.getByRole('alert')).toHaveText(['Open Time and Close Time must differ.'])
    await expect(form.getByLabel('Open Time')).toHaveValue('23:59')
    await form.getByLabel('Open Time').fill('05:30')
    await form.getByLabel('Close Time').focus()
    await expect(form.getByRole('alert')).toBeHidden()
  },
)

test(
  'an athlete sees the form close and open while the page is there',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    const coach = await askingCoach(server)
    await be(page, await answeringAthlete(coach, server))
    await page.goto('/athlete/dashboard')
    await expect(page.getByText('Forms Open', { exact: true })).toBeVisible()
    await coach.team.put('/form-status/open', { open: false })
    await expect(
      page.getByText('Forms Closed — Check back later when your manager opens the forms.'),
    ).toBeVisible()
    await coach.team.put('/form-status/open', { open: true })
    await expect(page.getByText('Forms Open', { exact: true })).toBeVisible()
  },
)
