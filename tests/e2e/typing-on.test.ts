import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerGarbage, hold } from './intercept.ts'
import { openMetrics } from './metrics-dialog.ts'

/** Sends, types something else before the reply is there, lets it come, and waits for what it brings. */
async function typeOn(
  page: Page,
  reply: { method: string; path: string },
  steps: { send: () => Promise<void>; type: () => Promise<void>; arrived: () => Promise<void> },
) {
  const sending = await hold(page, reply.method, reply.path)
  await steps.send()
  await expect.poll(sending.count).toBe(1)
  await steps.type()
  sending.release()
  await steps.arrived()
  await page.unrouteAll()
}

test.describe('what is typed while a reply is on its way', { tag: '@any-viewport' }, () => {
  test('into a new metric stays, and a metric that was not created comes back or is named', async ({
    page,
    signedIn,
    complaints,
  }) => {
    complaints.tolerate('status of 500', '/api/teams/*/metrics')
    await signedIn('manager')
    const { form, rows } = await openMetrics(page)
    const title = form.getByRole('textbox', { name: 'Title' })
    const type = form.getByRole('combobox', { name: 'Type' })
    await title.fill('Sleep quality')
    await type.selectOption('Text')
    await typeOn(
      page,
      { method: 'POST', path: '/api/teams/*/metrics' },
      {
        send: () => title.press('Enter'),
        type: async () => {
          await expect(title).toHaveValue('')
          await expect(title).toBeFocused()
          await page.keyboard.type('Mood')
        },
        arrived: () => expect(rows.filter({ hasText: 'Sleep quality' })).toBeVisible(),
      },
    )
    await expect(title).toHaveValue('Mood')
    await expect(type).toHaveValue('rating')
    await expect(rows.filter({ hasText: 'Sleep quality' })).toBeVisible()

    await answerGarbage(page, 'POST', '/api/teams/*/metrics', 500)
    await type.selectOption('Text')
    await title.press('Enter')
    await expect(form.getByRole('alert')).toHaveText(['Failed to create metric. Please try again.'])
    await expect(title).toHaveValue('Mood')
    await expect(type).toHaveValue('text')
    await expect(form.getByText(/free-form/i)).toBeVisible()
    await typeOn(
      page,
      { method: 'POST', path: '/api/teams/*/metrics' },
      {
        send: () => title.press('Enter'),
        type: () => title.fill('Soreness'),
        arrived: () => expect(form.getByRole('alert')).toContainText('“Mood” was not created.'),
      },
    )
    await expect(title).toHaveValue('Soreness')
  })

  test('into the times, the name and an invitation stays', async ({ page, signedIn }) => {
    await signedIn('manager')
    await page.goto('/manager/dashboard')
    const open = page.getByLabel('Open Time')
    await open.fill('06:00')
    await typeOn(
      page,
      { method: 'PUT', path: '/api/teams/*/form-status' },
      {
        send: () => open.press('Enter'),
        type: () => open.fill('07:30'),
        arrived: () => expect(page.getByText('Forms open until')).toBeVisible(),
      },
    )
    await expect(open).toHaveValue('07:30')
    await expect(open).toBeFocused()

    await page.getByRole('button', { name: 'Invite Athlete' }).first().click()
    const invite = page.getByRole('dialog', { name: 'Invite Athlete' })
    const email = invite.getByRole('textbox', { name: 'Email (optional)' })
    await email.fill('ida@example.org')
    await typeOn(
      page,
      { method: 'POST', path: '/api/teams/*/invitations' },
      {
        send: () => email.press('Enter'),
        type: () => email.fill('mika@example.org'),
        arrived: () => expect(email).toBeHidden(),
      },
    )
    await invite.getByRole('button', { name: 'Generate another' }).click()
    await expect(email).toHaveValue('mika@example.org')

    await page.goto('/account')
    const name = page.getByRole('textbox', { name: 'Full name' })
    await name.fill('Marta Lind')
    await typeOn(
      page,
      { method: 'PUT', path: '/api/account/name' },
      {
        send: () => name.press('Enter'),
        type: () => name.fill('Marta Lind-Berg'),
        arrived: () => expect(page.getByText('Saved. Your new name is shown everywhere.')).toBeVisible(),
      },
    )
    await expect(name).toHaveValue('Marta Lind-Berg')
  })

  test('into the contact form stays', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Contact' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Ida')
    await form.getByRole('textbox', { name: 'Email' }).fill('ida@example.org')
    const message = form.getByRole('textbox', { name: 'Message' })
    await message.fill('How much is it')
    await typeOn(
      page,
      { method: 'POST', path: '/api/contact-messages' },
      {
        send: () => form.getByRole('button').click(),
        type: () => message.fill('How much is it, for 30 athletes?'),
        arrived: () => expect(form.getByText(/^Message sent successfully!/)).toBeVisible(),
      },
    )
    await expect(message).toHaveValue('How much is it, for 30 athletes?')
  })
})
