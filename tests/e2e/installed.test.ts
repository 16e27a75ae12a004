import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { answeringAthlete, askingCoach, rate } from './answering-team.ts'
import { test } from './connection.ts'
import { expect } from './fixtures.ts'
import { startFront } from './front.ts'
import { installed } from './installed.ts'
import { be } from './team.ts'

test.use({ serviceWorkers: 'allow' })

const form = (page: Page) => page.getByRole('heading', { name: 'Daily Wellness Check-in' })
const sleep = (page: Page) => page.getByRole('radiogroup', { name: 'Sleep' })

test.describe('the app', { tag: '@any-viewport' }, () => {
  test('can be installed: it has a manifest, icons of the size they claim, and a service worker', async ({
    page,
  }) => {
    await page.goto('/login')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const reply = await page.request.get(address!)
    expect(reply.headers()['content-type']).toBe('application/manifest+json')
    const manifest = (await reply.json()) as {
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Plimsoll', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(await (await page.request.get(src)).body()).metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    }
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    expect((await page.request.get(touchIcon!)).status()).toBe(200)

    await installed(page)
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  test('opens without a connection, in its theme and with the form filled in so far', async ({
    page,
    context,
    connection,
    server,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_INTERNET_DISCONNECTED')
    complaints.tolerate('net::ERR_', '/api/')
    const athlete = await answeringAthlete(await askingCoach(server), server)
    await be(page, athlete)
    await page.goto('/athlete/dashboard')
    await page.evaluate(() => localStorage.setItem('plimsoll.theme', 'dark'))
    await rate(page, 'Sleep', '4 good')
    await installed(page)

    await connection.cut(context)
    for (const address of ['/', '/dashboard', '/athlete/dashboard?from=home', '/login']) {
      const opened = await context.newPage()
      await opened.goto(address)
      await expect(opened).toHaveURL(/\/athlete\/dashboard/)
      await expect(form(opened)).toBeVisible()
      await expect(sleep(opened).getByRole('radio', { name: '4 good' })).toBeChecked()
      await expect(opened.getByRole('banner')).toContainText('Ida Lind')
      await expect(opened.locator('html')).toHaveAttribute('data-theme', 'dark')
      await opened.close()
    }
  })

  test('loads nothing but data on the second visit', async ({ page, context, server }) => {
    const athlete = await answeringAthlete(await askingCoach(server), server)
    await be(page, athlete)
    await page.goto('/athlete/dashboard')
    await expect(form(page)).toBeVisible()
    await installed(page)
    await page.close()

    const fromServer: string[] = []
    const again = await context.newPage()
    again.on('response', (response) => {
      if (!response.fromServiceWorker()) fromServer.push(new URL(response.url()).pathname)
    })
    await again.goto('/athlete/dashboard')
    await expect(form(again)).toBeVisible()
    await expect.poll(() => fromServer).toContain('/api/day')
    expect(fromServer.filter((path) => !/^\/(api|avatars)\//.test(path))).toEqual([])
  })

  test('leaves an open form alone when a new version comes out, and is the new one when loaded again', async ({
    page,
    server,
  }) => {
    const front = await startFront(server.origin)
    const athlete = await answeringAthlete(await askingCoach(server), server)
    await be(page, athlete)
    await page.goto(`${front.origin}/athlete/dashboard`)
    await rate(page, 'Sleep', '4 good')
    await installed(page)
    const [before] = await shellVersions(page)

    const worker = await (await page.request.get('/sw.js')).text()
    const newWorker = worker.replace(before!, '0000000000000000')
    expect(newWorker).not.toBe(worker)
    front.answer(({ url = '' }, outgoing) => {
      if (url === '/sw.js') outgoing.setHeader('Content-Type', 'text/javascript').end(newWorker)
      else if (url.startsWith('/assets/')) outgoing.writeHead(404).end()
      else return false
      return true
    })
    await page.evaluate(async () => {
      document.body.dataset['loaded'] = 'before the new version'
      await (await navigator.serviceWorker.ready).update()
    })
    await expect.poll(() => shellVersions(page)).toHaveLength(2)
    await expect.poll(() => hasWaiting(page)).toBe(true)

    await rate(page, 'Mood', '2 poor')
    await expect(page.locator('body'), 'still the same page').toHaveAttribute('data-loaded', /./)

    await page.reload()
    await expect(form(page)).toBeVisible()
    await expect.poll(() => hasWaiting(page)).toBe(false)
    await expect.poll(() => shellVersions(page)).toEqual(['0000000000000000'])
    await expect(sleep(page).getByRole('radio', { name: '4 good' })).toBeChecked()
    // Or it would complain about the server that is gone.
    await page.close()
    await front.stop()
  })
})

test.describe('without a service worker', { tag: '@any-viewport' }, () => {
  test.use({ serviceWorkers: 'block' })

  test('a part that the server no longer has loads the page anew, once', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('404')
    complaints.tolerate('Failed to fetch dynamically imported module')
    const athlete = await answeringAthlete(await askingCoach(server), server)
    await be(page, athlete)
    // Not those that ended: a page may be loaded anew before its last picture has come.
    let loads = 0
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
    await page.route(/\/assets\/toaster-/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/athlete/dashboard')
    await expect.poll(() => loads).toBe(2)
    await rate(page, 'Sleep', '4 good')
    await expect(sleep(page).getByRole('radio', { name: '4 good' })).toBeChecked()
    expect(loads).toBe(2)
  })
})

/** The revisions of the app shell that are on the device. */
const shellVersions = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const revision = new URL(url).searchParams.get('__WB_REVISION__')
        if (url.includes('__spa-fallback.html') && revision) found.push(revision)
      }
    }
    return found
  })

const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
