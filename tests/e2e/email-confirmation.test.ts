import { createClient } from '#tests/support/client.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { teamClient } from '#tests/support/someone.ts'
import { fillRegistration, newAccount, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'

test(
  'with a mail server, an account opens through the link in its confirmation mail',
  { tag: '@any-viewport' },
  async ({ page, browser, ownServer, complaints }) => {
    test.slow(true, 'starts a server')
    const smtp = await startSmtpServer()
    const { origin } = await ownServer({ env: { SMTP_URL: smtp.url } })
    const account = newAccount({ role: 'manager' })
    const mailsToThem = () => smtp.mails.filter(({ to }) => to.includes(account.email))

    await test.step('registering', async () => {
      await page.goto(`${origin}/register`)
      await fillRegistration(page, account)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page).toHaveURL(`${origin}/login?confirmation=pending`)
      await expect(page.getByRole('status')).toHaveText([
        'Check your email! Please verify your email address to continue.',
      ])
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
    })

    await test.step('until then the account is closed', async () => {
      complaints.tolerate('status of 403', '/api/session')
      await expect.poll(() => mailsToThem().length).toBe(1)
      await signIn(page, account)
      await expect(page.getByRole('alert')).toHaveText([
        'Please verify your email address first. We have sent you a new link.',
      ])
      await expect.poll(() => mailsToThem().length).toBe(2)
    })

    await test.step('the link of the mail opens it', async () => {
      const [link = ''] = mailsToThem().at(-1)?.links ?? []
      expect(link).toContain(`${origin}/auth/callback?token=`)
      await page.goto(link)
      await expect(page).toHaveURL(`${origin}/login?registered=true`)
      await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
      await signIn(page, account)
      await expect(page).toHaveURL(`${origin}/manager/dashboard`)
    })

    await test.step('a link that was sent again still leads to the team of the invitation', async () => {
      const coach = createClient(origin)
      const teamId = (await coach.signIn(account.email)).body.profile?.teams[0]?.id ?? ''
      const { body } = await teamClient(coach, teamId).post('/invitations', {})
      const { code: invitationCode } = body.invitation
      const athlete = newAccount({ fullName: 'Ida Solberg' })
      await createClient(origin).post('/api/accounts', { ...athlete, invitationCode })
      await createClient(origin).signIn(athlete.email)
      const linksTo = () => smtp.mails.filter(({ to }) => to.includes(athlete.email))
      await expect.poll(() => linksTo().length).toBe(2)

      const phone = await browser.newPage()
      await phone.goto(linksTo().at(-1)?.links[0] ?? '')
      await signIn(phone, athlete)
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
      await phone.close()
    })
    await smtp.stop()
  },
)

test.describe('a confirmation link', { tag: '@any-viewport' }, () => {
  test('that is wrong says so and leads to signing in', async ({ page, complaints }) => {
    complaints.tolerate('status of 400', '/api/accounts/confirmation')
    await page.goto('/auth/callback?token=made-up')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email')
    await expect(page.getByRole('alert')).toHaveText([
      'This confirmation link is invalid or has expired. Sign in to get a new one.',
    ])
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('that lost its end asks for the whole link', async ({ page }) => {
    await page.goto('/auth/callback')
    await expect(page.getByRole('alert')).toHaveText([
      'This confirmation link is incomplete. Please open the whole link from the mail.',
    ])
  })
})
