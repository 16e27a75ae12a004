import { createClient } from '#tests/support/client.ts'
import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff, hold } from './intercept.ts'

const heading = 'Welcome to Your Dashboard'

test.describe('a session', { tag: '@any-viewport' }, () => {
  test('survives a reload, and the app shows at once while the server is being asked', async ({
    page,
    registered,
  }) => {
    await page.goto('/login')
    await signIn(page, await registered())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const asking = await hold(page, 'GET', '/api/session')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    asking.release()
    await expect(page).toHaveURL('/athlete/dashboard')
  })

  test('not known yet shows a spinner', async ({ page, signedIn }) => {
    await signedIn('athlete')
    const asking = await hold(page, 'GET', '/api/session')
    await page.goto('/athlete/dashboard')
    await expect(page.getByRole('status')).toHaveText(['Loading...'])
    asking.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('status')).toBeHidden()
  })

  test('known from before keeps the app usable while the server cannot be reached', async ({
    page,
    signedIn,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_CONNECTION_REFUSED', '/api/')
    await signedIn('athlete')
    await page.goto('/')
    await expect(page).toHaveURL('/athlete/dashboard')
    await cutOff(page, 'GET', '/api/*')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('banner')).toContainText('Marta Kowalczyk')
  })

  for (const status of [200, 503]) {
    test(`survives a proxy that answers ${status} in the server's place`, async ({
      page,
      signedIn,
      complaints,
    }) => {
      complaints.tolerate('status of 503', '/api/session')
      await signedIn('athlete')
      await page.goto('/athlete/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await answerGarbage(page, 'GET', '/api/session', status)
      const answered = page.waitForResponse('/api/session')
      await page.reload()
      await answered
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.unrouteAll()
      await page.reload()
      await expect(page).toHaveURL('/athlete/dashboard')
    })
  }

  test('ended from elsewhere ends here as soon as its owner comes back to the page', async ({
    page,
    server,
    signedIn,
  }) => {
    const { email } = await signedIn('manager')
    // The page must have loaded all: a later request would be refused before its owner comes back.
    const parts = ['metrics', 'form-status', 'athletes', 'groups', 'invitations', 'nudges', 'follow-up']
    const loaded = ['live', ...parts.map((part) => `teams/*/${part}`)].map((path) =>
      page.waitForResponse(`/api/${path}`),
    )
    await page.goto('/manager/dashboard')
    await Promise.all(loaded)
    await expect(page.getByRole('banner')).toContainText('Marta Kowalczyk')

    const elsewhere = createClient(server.origin)
    await elsewhere.signIn(email)
    expect((await elsewhere.put('/api/password', { newPassword: 'an even better one' })).status).toBe(204)

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page).toHaveURL('/login?redirect=%2Fmanager%2Fdashboard')
    await expect(page.getByText('You are signed out. Sign in to go on.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('plimsoll.profile'))).toBeNull()
    await signIn(page, { email, password: 'an even better one' })
    await expect(page).toHaveURL('/manager/dashboard')
  })

  test('refused by any request ends here too', async ({ page, signedIn, complaints }) => {
    complaints.tolerate('status of 401', '/api/')
    await signedIn('manager')
    await page.route('/api/teams/*/athletes', (route) =>
      route.fulfill({
        status: 401,
        json: { code: 'session-required', message: 'Unable to verify your session.' },
      }),
    )
    await page.goto('/manager/dashboard')
    await expect(page).toHaveURL('/login?redirect=%2Fmanager%2Fdashboard')
    expect(await page.evaluate(() => localStorage.getItem('plimsoll.profile'))).toBeNull()
  })

  test('begun in one tab begins in the others', async ({ page, context, registered }) => {
    const otherTab = await context.newPage()
    await otherTab.goto('/login')
    await page.goto('/login')
    await signIn(page, await registered())
    await expect(page).toHaveURL('/athlete/dashboard')
    await expect(otherTab).toHaveURL('/athlete/dashboard')
  })
})
