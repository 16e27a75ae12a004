import { createClient } from '#tests/support/client.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { field, open, press, section } from './account-page.ts'
import { expect, test } from './fixtures.ts'

test.describe('on the account page', { tag: '@any-viewport' }, () => {
  test('a new address is checked before it is sent, and counts once it is', async ({ page, signedIn }) => {
    const { email } = await signedIn('athlete')
    await open(page)
    await press(page, 'Change email')
    await expect(section(page, 'Email').getByRole('alert')).toHaveText([
      'Enter the new email address',
      'Enter your current password',
    ])
    await field(page, 'Email', 'New email').fill(email)
    await field(page, 'Email', 'Current password').fill('a good password')
    await press(page, 'Change email')
    await expect(section(page, 'Email').getByRole('alert')).toHaveText(['This is your address already'])

    await field(page, 'Email', 'New email').fill(`new-${email}`)
    await press(page, 'Change email')
    await expect(section(page, 'Email').getByRole('status')).toHaveText([
      `Saved. From now on you sign in with new-${email}.`,
    ])
    await expect(
      section(page, 'Email').getByText(`You sign in with new-${email}.`, { exact: true }),
    ).toBeVisible()
  })

  test('with a mail server, a new address counts once its link is opened, until the former one undoes it', async ({
    page,
    ownServer,
  }) => {
    test.slow(true, 'starts a server')
    const smtp = await startSmtpServer()
    const { origin } = await ownServer({ env: { SMTP_URL: smtp.url } })
    const registered = createClient(origin)
    const [email, next] = ['ida@example.org', 'ida.solberg@example.org']
    const linkIn = (to: string) => smtp.mails.find((mail) => mail.to.includes(to))?.links[0] ?? ''
    await registered.register({ email })
    await expect.poll(() => linkIn(email)).not.toBe('')
    const token = new URL(linkIn(email)).searchParams.get('token')
    await registered.post('/api/accounts/confirmation', { token })
    await page.request.post(`${origin}/api/session`, { data: { email, password: 'a good password' } })

    await page.goto(`${origin}/account`)
    await field(page, 'Email', 'New email').fill(next)
    await field(page, 'Email', 'Current password').fill('a good password')
    await press(page, 'Change email')
    await expect(section(page, 'Email').getByRole('status')).toHaveText([
      `We have mailed a link to ${next}. Your address changes once you open it.`,
    ])
    await expect.poll(() => linkIn(next)).not.toBe('')
    await page.goto(linkIn(next))
    await expect(page.getByRole('status')).toHaveText([
      'Your new email address is confirmed. You sign in with it from now on.',
    ])
    await page.getByRole('link', { name: 'To my account' }).click()
    await expect(page.getByText(`You sign in with ${next}.`, { exact: true })).toBeVisible()

    const linkOf = (path: string) =>
      smtp.mails
        .filter(({ to }) => to.includes(email))
        .flatMap(({ links }) => links)
        .find((link) => link.startsWith(`${origin}/${path}?`)) ?? ''
    await expect.poll(() => linkOf('undo-email-change')).not.toBe('')
    await page.goto(linkOf('undo-email-change'))
    await press(page, 'Put my address back')
    await expect(page.getByRole('status')).toContainText(
      `Your address is ${email} again, and all devices are signed out.`,
    )
    await expect.poll(() => linkOf('update-password')).not.toBe('')
    await page.goto(linkOf('update-password'))
    await page.getByLabel('New Password', { exact: true }).fill('brand new password')
    await page.getByLabel('Confirm New Password', { exact: true }).fill('brand new password')
    await press(page, 'Update Password')
    await expect(page).toHaveURL(`${origin}/login`)
    expect((await createClient(origin).signIn(email, 'brand new password')).status).toBe(200)
    await smtp.stop()
  })
})
