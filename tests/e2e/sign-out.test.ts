import { type Page, request } from '@playwright/test'
import type { Someone } from '#tests/support/someone.ts'
import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { athleteOf, be, coachOn } from './team.ts'

/** Everything /login is made of has been fetched ahead of its use. */
const hasLogin = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    const files = wanted.map(({ href }) => href)
    return (
      files.some((href) => href.includes('/assets/login-')) && files.every((href) => loaded.includes(href))
    )
  })

/** As if the browser had got a session elsewhere, without a word to this page. */
async function haveCookiesOf({ cookies }: Someone, page: Page) {
  const url = new URL(page.url()).origin
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

/** A coach's page with an athlete on it; the answer is another coach. */
async function openTeamOfAnother(page: Page, server: { origin: string }): Promise<Someone> {
  const coach = await coachOn(server)
  await athleteOf(coach, server, 'Ida Solberg')
  await be(page, coach)
  await page.goto('/')
  await expect(page.getByRole('table', { name: 'Athletes' })).toContainText('Ida Solberg')
  return coachOn(server, 'Jonas Weber')
}

async function expectOnlyTheOther(page: Page) {
  await expect(page.getByRole('banner')).toContainText('Jonas Weber')
  await expect(page.getByText('Ida Solberg')).toHaveCount(0)
}

const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test(
  'signing out breaks off what is still being asked for, before the server would refuse it',
  { tag: '@any-viewport' },
  async ({ page, signedIn }) => {
    await signedIn('manager')
    const asking = await hold(page, 'GET', '/api/teams/*/form-status')
    const ending = await hold(page, 'DELETE', '/api/session')
    await page.goto('/account')
    await expect.poll(asking.count).toBe(1)
    const brokenOff = page.waitForEvent('requestfailed', (read) => read.url().endsWith('/form-status'))
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await brokenOff
    ending.release()
    await expect(page).toHaveURL('/login')
  },
)

test('signing out ends the session here, on the server and in every tab', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  await signedIn('manager')
  const { cookies } = await context.storageState()
  await page.goto('/manager/dashboard')
  await page.evaluate(() => localStorage.setItem('plimsoll.anything-else', 'of the account'))
  await page.getByRole('radio', { name: 'Dark' }).check()
  const otherTab = await context.newPage()
  await otherTab.goto('/statistics')
  await expect(otherTab.getByText('No athletes yet')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(otherTab).toHaveURL('/login')
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    'plimsoll.theme': 'dark',
  })

  await test.step('the old cookie opens nothing any more', async () => {
    const thief = await request.newContext({ baseURL: server.origin, storageState: { cookies, origins: [] } })
    expect(await (await thief.get('/api/session')).json()).toEqual({ profile: null })
    await thief.dispose()
  })

  await test.step('neither the address nor the way back shows the account again', async () => {
    await page.goto('/manager/dashboard')
    await expect(page).toHaveURL('/login?redirect=%2Fmanager%2Fdashboard')
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  })
})

test(
  'signing in as somebody else shows nothing of the account before',
  { tag: '@any-viewport' },
  async ({ page, registered, signedIn }) => {
    await signedIn('manager')
    const other = await registered({ fullName: 'Jonas Weber' })
    // The last of the dashboard to come, or it would ask while the session ends.
    const last = page.waitForResponse((reply) => reply.url().endsWith('/follow-up'))
    await page.goto('/')
    await last
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn(page, other)
    await expect(page).toHaveURL('/athlete/dashboard')
    await expect(page.getByRole('banner')).toContainText('Jonas Weber')
    await expect(page.getByText('Marta')).toBeHidden()
  },
)

test(
  'a page whose session became somebody else’s shows them nothing of the account before',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    const other = await openTeamOfAnother(page, server)
    // Until the page knows, it may ask for the team of before, which is not there for the other.
    complaints.tolerate('status of 404', '/api/teams/*/')
    await haveCookiesOf(other, page)
    await comeBackTo(page)
    await expectOnlyTheOther(page)
  },
)

test(
  'a page whose session ran out shows nothing of it to whoever comes next',
  { tag: '@any-viewport' },
  async ({ page, context, server, complaints }) => {
    const other = await openTeamOfAnother(page, server)
    complaints.tolerate('status of 401')
    await context.clearCookies()
    await comeBackTo(page)
    await expect(page).toHaveURL('/login?redirect=%2Fmanager%2Fdashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await haveCookiesOf(other, page)
    await comeBackTo(page)
    await expectOnlyTheOther(page)
  },
)

test(
  'with the server gone, signing out ends at /login, and the server is told as soon as it is back',
  { tag: '@any-viewport' },
  async ({ page, context, ownServer, complaints }) => {
    test.slow(true, 'starts two servers')
    const first = await ownServer()
    const { origin, dataDir } = first
    const account = { email: 'marta@example.org', password: 'a good password' }
    await context.request.post(`${origin}/api/accounts`, {
      data: { ...account, fullName: 'Marta Kowalczyk', role: 'athlete', timeZone: 'Europe/Warsaw' },
    })
    await context.request.post(`${origin}/api/session`, { data: account })
    const { cookies } = await context.storageState()
    await page.goto(`${origin}/`)
    await expect(page).toHaveURL(`${origin}/athlete/dashboard`)
    await expect.poll(() => hasLogin(page), 'the way out is on board').toBe(true)

    complaints.tolerate('net::ERR_')
    await first.kill()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(page.getByText('Signed out on this device.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('plimsoll.profile'))).toBeNull()

    await ownServer({ dataDir, port: Number(new URL(origin).port) })
    await page.goto(`${origin}/athlete/dashboard`)
    await expect(page).toHaveURL(`${origin}/login`)
    const thief = await request.newContext({ baseURL: origin, storageState: { cookies, origins: [] } })
    await expect.poll(async () => (await thief.get('/api/session')).json()).toEqual({ profile: null })
    await thief.dispose()

    await signIn(page, account)
    await expect(page).toHaveURL(`${origin}/athlete/dashboard`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
  },
)
