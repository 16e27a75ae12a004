import type { BrowserContext, Page, Request } from '@playwright/test'
import { createClient } from '#tests/support/client.ts'
import { teamClient } from '#tests/support/someone.ts'
import type { Account } from './account.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'

const DASHBOARD = '/manager/dashboard'
const badge = (page: Page, text: 'Forms Open' | 'Forms Closed') => page.getByText(text, { exact: true })

/** The same coach on another device. */
async function elsewhere(origin: string, { email, password }: Account) {
  const client = createClient(origin)
  const { body } = await client.signIn(email, password)
  const team = teamClient(client, body.profile?.teams[0]?.id ?? '')
  return {
    client,
    openForms: async (open: boolean) =>
      expect((await team.put('/form-status/open', { open })).status).toBe(200),
  }
}

/** How many live connections the browser has at the moment. */
function countStreams(context: BrowserContext) {
  const open = new Set<Request>()
  const isLive = (request: Request) => new URL(request.url()).pathname === '/api/live'
  context.on('request', (request) => isLive(request) && open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  // A tab that is closed takes its requests with it without a word.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}

async function openTabs(context: BrowserContext, count: number) {
  const tabs: Page[] = []
  for (let tab = 0; tab < count; tab++) {
    const page = await context.newPage()
    await page.goto(DASHBOARD)
    await expect(badge(page, 'Forms Open')).toBeVisible()
    tabs.push(page)
  }
  return tabs
}

test.describe('a change made elsewhere', { tag: '@any-viewport' }, () => {
  test('is shown at once in all six tabs of a browser, over one connection', async ({
    context,
    server,
    signedIn,
  }) => {
    const other = await elsewhere(server.origin, await signedIn('manager'))
    const streams = countStreams(context)
    const tabs = await openTabs(context, 6)
    await expect.poll(streams).toBe(1)
    await other.openForms(false)
    for (const tab of tabs) await expect(badge(tab, 'Forms Closed')).toBeVisible()
    expect(streams()).toBe(1)
  })

  test('is shown in a tab that loads meanwhile, and hears of it from the others', async ({
    page,
    context,
    server,
    signedIn,
  }) => {
    const other = await elsewhere(server.origin, await signedIn('manager'))
    await page.goto(DASHBOARD)
    await expect(badge(page, 'Forms Open')).toBeVisible()
    const late = await context.newPage()
    // Until this is answered it shows what it remembers, and follows nothing.
    const session = await hold(late, 'GET', '/api/session')
    await late.goto(DASHBOARD)
    await expect(badge(late, 'Forms Open')).toBeVisible()
    await other.openForms(false)
    await expect(badge(page, 'Forms Closed')).toBeVisible()
    await expect(badge(late, 'Forms Open')).toBeVisible()
    session.release()
    await expect(badge(late, 'Forms Closed')).toBeVisible()
  })

  test('is still shown after the tab that held the connection was closed', async ({
    context,
    server,
    signedIn,
  }) => {
    const other = await elsewhere(server.origin, await signedIn('manager'))
    const streams = countStreams(context)
    const [first, ...rest] = await openTabs(context, 3)
    await expect.poll(streams).toBe(1)
    await first!.close()
    await other.openForms(false)
    for (const tab of rest) await expect(badge(tab, 'Forms Closed')).toBeVisible()
    await expect.poll(streams).toBe(1)
  })

  test('while the server was away is shown when it is back', async ({
    page,
    context,
    ownServer,
    complaints,
  }) => {
    test.slow()
    complaints.tolerate('net::ERR_', '/api/')
    const server = await ownServer()
    const coach = { email: 'coach@example.org', password: 'a good password', role: 'manager' as const }
    await createClient(server.origin).register(coach)
    await context.request.post(`${server.origin}/api/session`, { data: coach })
    await page.goto(server.origin + DASHBOARD)
    await expect(badge(page, 'Forms Open')).toBeVisible()
    // What is loaded ahead is there: cut off in the middle of a script, the page would load itself again.
    await page.waitForFunction(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['/seen-all-', '/week-line-'].every((part) => loaded.some((name) => name.includes(part)))
    })
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
        ({ href }) => performance.getEntriesByName(href).length > 0,
      ),
    )

    await server.kill()
    await expect(page.getByText('Reconnecting…')).toBeVisible()
    const { dataDir, origin } = server
    await ownServer({ dataDir, port: Number(new URL(origin).port) })
    const other = await elsewhere(origin, { ...coach, fullName: '' })
    await other.openForms(false)
    await expect(badge(page, 'Forms Closed')).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('Reconnecting…')).toBeHidden()
  })
})

test(
  'a coach whose password was changed elsewhere is shown the login screen at once',
  { tag: '@any-viewport' },
  async ({ page, server, signedIn }) => {
    const coach = await signedIn('manager')
    const streams = countStreams(page.context())
    // The last of the dashboard to come, or it would ask while the session ends.
    const last = page.waitForResponse((reply) => reply.url().endsWith('/follow-up'))
    await page.goto(DASHBOARD)
    await last
    await expect.poll(streams).toBe(1)
    const { client } = await elsewhere(server.origin, coach)
    expect((await client.put('/api/password', { newPassword: 'another password' })).status).toBe(204)
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(streams).toBe(0)
  },
)
