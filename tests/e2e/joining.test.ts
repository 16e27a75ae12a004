import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { writingIn } from '#domain/language/writing.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { someone } from '#tests/support/someone.ts'
import { fillRegistration, newAccount, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { agreeToJoin, athleteOf, be, coachOn, linkTo, teamIdOf, pendingCode } from './team.ts'

const { dateInWords } = writingIn('en')

const listed = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

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

  await test.step('signing in leads to the question who will see what', async () => {
    const preview = await hold(page, 'POST', '/api/join/preview')
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processing invitation...')
    preview.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
    await expect(listed(page, 'These people work for the team:')).toHaveText(['Marta KowalczykManager'])
    await expect(listed(page, 'While you are on the team, they see:')).toHaveText([
      'your name, e-mail address and picture',
      'your answers to their questions, and your notes',
      'your training sessions from today on',
      'statistics and AI insights made from these',
      'when you cannot train fully or have days off; why, and your injuries and illnesses, only those who see answers about health, unless you share one with your coaches',
    ])
    await expect(page.getByText('You can leave the team at any time.')).toBeVisible()
    expect(await teamIdOf(page)).toBeNull()
  })

  await test.step('agreeing twice in one breath joins once', async () => {
    const joining = await hold(page, 'POST', '/api/join')
    await page.getByRole('button', { name: 'Join team' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('button', { name: 'Joining...' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { before: true }))
    const countdown = page.getByText(
      /^You have joined Marta Kowalczyk's team\. Redirecting to your dashboard in [123] seconds\.\.\.$/,
    )
    // Listened for before it begins: all of it is over after three seconds.
    const counted = secondsIn(countdown)
    const greeted = expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    const told = expect(page.getByText("Successfully joined Marta Kowalczyk's team!")).toBeVisible()
    joining.release()
    const [seconds] = await Promise.all([counted, greeted, told])
    expect(seconds.slice(-2)).toEqual(['2', '1'])
    expect(joining.count()).toBe(1)
  })

  await test.step('joined and counted down, it is off to the dashboard by a full page load', async () => {
    await expect(page).toHaveURL('/athlete/dashboard')
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    await expect(page.getByText('Welcome to Your Dashboard')).toBeHidden()
    expect(await pendingCode(page)).toBeNull()
    expect(await teamIdOf(page)).toBe(coach.team.id)
  })
})

/** Read by the page itself: each of them stands for a second only. */
const secondsIn = (countdown: Locator) =>
  countdown.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        const reading = setInterval(() => {
          const [seconds] = /\d+/.exec(element.textContent ?? '') ?? []
          if (seconds !== undefined && seconds !== seen.at(-1)) seen.push(seconds)
          if (seconds !== '1') return
          clearInterval(reading)
          resolve(seen)
        }, 20)
      }),
  )

test('a link, or a page of another site that leads there, joins nobody who does not agree', async ({
  page,
  server,
  complaints,
}) => {
  complaints.tolerate('status of 409', '/api/join')
  const coach = await coachOn(server)
  await be(page, await someone(server.origin))
  const link = `${server.origin}${(await linkTo(coach)).replace('?code=', '/')}`

  await test.step('driven there, and turning away with "Not now"', async () => {
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>location = '${link}'</script>` }),
    )
    await page.goto('https://elsewhere.example/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
    expect(await teamIdOf(page)).toBeNull()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/athlete/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
    expect([await teamIdOf(page), await pendingCode(page)]).toEqual([null, null])
  })

  await test.step('asked in two tabs, and agreeing in both', async () => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) await tab.goto(link)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
    await agreeToJoin(page)
    await expect(page.getByText(/Redirecting to your dashboard in [123] seconds/)).toBeVisible()
    await agreeToJoin(other)
    await expect(other.getByText('You are already part of a team')).toBeVisible()
    for (const tab of [page, other]) await expect(tab).toHaveURL('/athlete/dashboard')
    expect(await teamIdOf(page)).toBe(coach.team.id)
  })
})

test.describe('a followed link', { tag: '@any-viewport' }, () => {
  test('is not lost on another way to signing in', async ({ page, server, registered }) => {
    const account = await registered()
    await page.goto(await linkTo(await coachOn(server)))
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/login?redirect=/dashboard')
    await signIn(page, account)
    await agreeToJoin(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    await expect(page).toHaveURL('/athlete/dashboard')
  })

  test('waits in its own tab only, and not for whoever signs in elsewhere', async ({
    page,
    server,
    registered,
  }) => {
    const account = await registered()
    await page.goto(await linkTo(await coachOn(server)))
    await expect(page).toHaveURL(/\/login/)
    const other = await page.context().newPage()
    // As a version before this one left it.
    await other.goto('/login')
    await other.evaluate(
      (code) => localStorage.setItem('plimsoll.pending-invitation', code ?? ''),
      await pendingCode(page),
    )
    await other.reload()
    await signIn(other, account)
    await expect(other).toHaveURL('/athlete/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
    expect(await other.evaluate(() => localStorage.getItem('plimsoll.pending-invitation'))).toBeNull()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
    expect(await teamIdOf(page)).toBeNull()
  })

  test('waits for an hour, and no longer than its account is signed in', async ({
    page,
    server,
    registered,
  }) => {
    const account = await registered()
    const link = await linkTo(await coachOn(server))
    await page.clock.install()
    await page.goto(link)
    await expect(page).toHaveURL(/\/login/)
    await page.clock.setSystemTime(Date.now() + 60 * 60 * 1000)
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')

    await page.context().clearCookies()
    await page.goto(link)
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Marta Kowalczyk’s team?')
    await page.goto('/join-team?code=')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await pendingCode(page)).toBeNull()
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
    const mailed = await page.context().newPage()
    await mailed.goto(await linkFor(account.email))
    await expect(mailed).toHaveURL(`${server.origin}/login?registered=true`)
    await signIn(mailed, account)
    await agreeToJoin(mailed, coach.fullName)
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    await smtp.stop()
  })
})

/** As elsewhere, on a server that asks a provider of insights. */
const askingTest = test.extend({ baseURL: ({ askingServer }, provide) => provide(askingServer.origin) })

askingTest(
  'what an athlete trained before, and what a provider is told, is theirs to decide',
  async ({ page, askingServer: server }) => {
    const [former, coach] = [await coachOn(server, 'Jonas Weber'), await coachOn(server)]
    const ida = await athleteOf(former, server, 'Ida Solberg')
    // Given yesterday, arrived today.
    const day = addDays((await ida.get('/api/day')).body.day.day as LocalDay, -1)
    const session = { kind: 'trained', trainingType: 'competition', rpe: 9, durationMin: 90 }
    const submission = { key: randomUUID(), day, givenAt: `${day}T12:00:00.000Z`, AM: session }
    expect((await ida.post('/api/day/submissions', submission)).status).toBe(200)
    expect((await ida.delete('/api/team-membership')).status).toBe(204)

    await be(page, ida)
    await page.goto(await linkTo(coach))
    const share = page.getByRole('checkbox', {
      name: `Share my earlier training (1 session since ${dateInWords(day)})`,
    })
    await expect(share).not.toBeChecked()
    await expect(share).toHaveAccessibleDescription(
      'A ratio of your load needs five weeks. Without it your figures begin today.',
    )
    const ai = page.getByRole('checkbox', { name: 'Let 127.0.0.1 write insights from my figures' })
    await expect(ai).not.toBeChecked()
    await expectNothingWrong(page)
    await page.getByText('Share my earlier training').click()
    await expect(share).toBeChecked()
    await ai.check()
    const joining = page.waitForRequest((request) => request.url().endsWith('/api/join'))
    await page.getByRole('button', { name: 'Join team' }).click()
    expect((await joining).postDataJSON()).toMatchObject({ shareEarlier: true, allowAi: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
  },
)
