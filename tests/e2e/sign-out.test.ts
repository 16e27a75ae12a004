import { type Page, request } from '@playwright/test'
import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { athleteOf, be, coachOn } from './team.ts'

const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join('\n'),
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
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Performance Statistics')

  await page.getByRole('button', { name: 'Sign out' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  // With the way back, if it was refused something before it heard of the sign-out.
  await expect(otherTab).toHaveURL(/\/login/)
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

test('signing in as somebody else shows nothing of the account before', async ({
  page,
  registered,
  signedIn,
}) => {
  await signedIn('manager')
  const other = await registered({ fullName: 'Jonas Weber' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, other)
  await expect(page).toHaveURL('/athlete/dashboard')
  await expect(page.getByRole('banner')).toContainText('Jonas Weber')
  await expect(page.getByText('Marta')).toBeHidden()
})

test(
  'a page whose session became somebody else’s shows them nothing of the account before',
  { tag: '@any-viewport' },
  async ({ page, context, server }) => {
    const coach = await coachOn(server)
    const other = await coachOn(server, 'Jonas Weber')
    await athleteOf(coach, server, 'Ida Solberg')
    await be(page, coach)
    await page.goto('/')
    await expect(page.getByRole('table', { name: 'Athletes' })).toContainText('Ida Solberg')

    await test.step('the session ran out, and somebody else signed in', async () => {
      await context.clearCookies()
      await be(page, other)
    })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('banner')).toContainText('Jonas Weber')
    await expect(page.getByText('Ida Solberg')).toHaveCount(0)
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
    await expect.poll(() => loadedFiles(page), 'the way out is on board').toMatch(/\/assets\/login-\S+\.js/)

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
