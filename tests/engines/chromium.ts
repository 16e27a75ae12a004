import { chromium, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '#tests/support/browser.ts'
import { type Engine, type EnginePage, pathOfText, type Target } from './driver.ts'

// What cannot be clicked now is tried again by the driver.
const SOON = { timeout: 10_000 }

/** By Playwright, as in the other journeys. */
export async function startChromium(): Promise<Engine> {
  const { executablePath, args, env } = findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  return {
    newVisitor: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      return chromiumPage(await context.newPage())
    },
    stop: () => browser.close(),
  }
}

function chromiumPage(page: Page): EnginePage {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    evaluate: (call, ...args) =>
      page.evaluate(
        // The call is a function of ours, not a text from elsewhere, but only as a text can it be sent with its arguments.
        `(${String(call)})(...${JSON.stringify(args)})`,
      ),
    click: (target) => located(page, target).click(SOON),
    fill: (target, value) => located(page, target).fill(value, SOON),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
    close: () => page.context().close(),
  }
}

function located(page: Page, { role, name, within }: Target): Locator {
  const scope = within ? located(page, within) : page
  if (role === 'field') return scope.getByLabel(name, { exact: true })
  if (role === 'text') return scope.locator(`xpath=${pathOfText(name)}`)
  return scope.getByRole(role, { name, exact: true })
}
