import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tests/support/browser.ts'
import type { Person } from '../scenario.ts'

const QUIET_MS = 1500

/** A screen, and how much slower than this machine what is behind it. */
export type View = { width: number; height: number; timesSlower: number }

declare global {
  interface Window {
    /** How long each interaction took to the next paint, in ms. */
    interactions: number[]
  }
}

/** Opens a page as one person and hands it over once nothing more comes. */
export async function onDevice<T>(
  { origin, person, view, path }: { origin: string; person: Person; view: View; path: string },
  work: (page: Page, milliseconds: () => Promise<{ script: number; task: number }>) => Promise<T>,
): Promise<T> {
  const { width, height, timesSlower } = view
  const { executablePath, args, env } = findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    // Without a service worker, whose installation would be counted.
    const context = await browser.newContext({
      viewport: { width, height },
      serviceWorkers: 'block',
      baseURL: origin,
    })
    await signIn(context, origin, person)
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.interactions = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) window.interactions.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(path)
    await untilQuiet(page)
    return await work(page, async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      const msOf = (wanted: string) =>
        (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000
      return { script: msOf('ScriptDuration'), task: msOf('TaskDuration') }
    })
  } finally {
    await browser.close()
  }
}

function signIn(context: BrowserContext, origin: string, { cookie }: Person) {
  const nameEnd = cookie.indexOf('=')
  return context.addCookies([
    { name: cookie.slice(0, nameEnd), value: cookie.slice(nameEnd + 1), url: origin },
  ])
}

/** Once nothing was loaded for a while: a stream of news stays open, so the network is never idle. */
export async function untilQuiet(page: Page) {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1; ;) {
    const now = await loaded()
    if (now === before) return
    before = now
    await page.waitForTimeout(QUIET_MS)
  }
}
