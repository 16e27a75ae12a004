import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { someone } from '#tests/support/someone.ts'
import { fillRegistration, newAccount, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { be, coachOn, linkTo, pendingCode } from './team.ts'

test('a new person registers from the link and ends up in the team', async ({ page, server }) => {
  const coach = await coachOn(server)
  const account = newAccount({ fullName: 'Ida Solberg' })

  await test.step('from the link to an account', async () => {
    await page.goto(await linkTo(coach))
    await expect(page.getByText('Please log in to join the team')).toBeVisible()
    await expect(page.getByText('Sign in, or create an account, to join the team.')).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillRegistration(page, account)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await expect(page.getByText('Welcome to Plimsoll.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
  })

  await test.step('signing in resumes the join', async () => {
    const joining = await hold(page, 'POST', '/api/join')
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processing invitation...')
    await expect.poll(joining.count).toBe(1)
    joining.release()
  })

  await test.step('joined, counted down, and off to the dashboard by a full page load', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    await expect(page.getByText("Successfully joined Marta Kowalczyk's team!")).toBeVisible()
    await page.evaluate(() => Object.assign(window, { before: true }))
    for (const seconds of [2, 1]) {
      const text = `You have joined Marta Kowalczyk's team. Redirecting to your dashboard in ${seconds} seconds...`
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page).toHaveURL('/athlete/dashboard')
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    await expect(page.getByText('Welcome to Your Dashboard')).toBeHidden()
    expect(await pendingCode(page)).toBeNull()
    const reply = await page.request.get('/api/session')
    expect(await reply.json()).toMatchObject({ profile: { managerId: coach.id } })
  })
})

test('whoever is signed in and follows a link joins at once', async ({ page, server }) => {
  const coach = await coachOn(server)
  await be(page, await someone(server.origin))
  await page.goto((await linkTo(coach)).replace('?code=', '/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
  await expect(page.getByText('Redirecting to your dashboard in 3 seconds...')).toBeVisible()
  await expect(page).toHaveURL('/athlete/dashboard')
})

test.describe('a followed link', { tag: '@any-viewport' }, () => {
  test('is not lost on another way to signing in', async ({ page, server, registered }) => {
    const account = await registered()
    await page.goto(await linkTo(await coachOn(server)))
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/login?redirect=/dashboard')
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    await expect(page).toHaveURL('/athlete/dashboard')
  })

  test('survives the confirmation of the address by mail', async ({ page, ownServer }) => {
    test.slow(true, 'starts a server')
    const smtp = await startSmtpServer()
    const server = await ownServer({ env: { SMTP_URL: smtp.url } })
    const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))
    const linkFor = async (address: string) => {
      await expect.poll(() => mailsTo(address).length).toBeGreaterThan(0)
      return mailsTo(address).at(-1)?.links[0] ?? ''
    }
    const [coach, account] = [newAccount({ role: 'manager' }), newAccount({ fullName: 'Ida Solberg' })]

    await page.request.post(`${server.origin}/api/accounts`, { data: { ...coach, timeZone: 'UTC' } })
    await page.goto(await linkFor(coach.email))
    await signIn(page, coach)
    await page.getByRole('button', { name: 'Invite Athlete' }).click()
    await page.getByLabel('Email (optional)').fill(account.email)
    await page.getByRole('button', { name: 'Generate Invitation Link' }).click()
    const invitation = await linkFor(account.email)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${server.origin}/login`)

    await page.goto(invitation)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillRegistration(page, account)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/confirmation=pending/)
    await expect.poll(() => mailsTo(account.email).length).toBe(2)
    await page.goto(await linkFor(account.email))
    await expect(page).toHaveURL(`${server.origin}/login?registered=true`)
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    await smtp.stop()
  })
})
