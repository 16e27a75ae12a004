import { expect } from '@playwright/test'

/** What a person would name it by: its role and its name to a screen reader, or for `text` what it says. */
export type Target = { role: Role; name: string; within?: Target }
export type Role = 'button' | 'dialog' | 'field' | 'link' | 'radio' | 'radiogroup' | 'region' | 'text'

const targets =
  (role: Role) =>
  (name: string, within?: Target): Target => ({ role, name, ...(within && { within }) })

export const button = targets('button')
export const dialog = targets('dialog')
export const field = targets('field')
export const link = targets('link')
export const radio = targets('radio')
export const radiogroup = targets('radiogroup')
export const region = targets('region')
export const text = targets('text')

/** XPath, the one language that all engines search texts in; a closed list of choices is not on the screen. */
export const pathOfText = (said: string) => `.//*[not(self::option)][text()[normalize-space()='${said}']]`

export type Key = 'Enter' | 'Escape' | 'ArrowRight'
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What each engine does in a way of its own. Nothing in here waits: a driver asks again until it has its way. */
export type EnginePage = {
  goTo: (url: string) => Promise<void>
  /** Runs in the page; `call` may use nothing but its arguments. */
  evaluate: <Args extends Json[], Result extends Json>(
    call: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Throws unless there is exactly one such element, in view and not covered by another. */
  click: (target: Target) => Promise<void>
  fill: (target: Target, value: string) => Promise<void>
  press: (key: Key) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** Errors on the console and uncaught ones, as far as the engine tells. */
  complaints: () => string[]
  close: () => Promise<void>
}

export type Engine = {
  /** A browser window that was never used: no cookies, nothing kept. */
  newVisitor: () => Promise<EnginePage>
  stop: () => Promise<void>
}

// Generous, for three browsers share the machine; a journey that works waits for none of it.
const DEADLINE = { timeout: 60_000, intervals: [50, 100, 200, 400] }

const until = (attempt: () => Promise<void>) => expect(attempt).toPass(DEADLINE)

/** The verbs in which journeys are written. Each waits until it can be done, or is so. */
export function createDriver(page: EnginePage, origin: string) {
  const words = () => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
  /** WebKit answers before it has left the page it is on, which may have the very link that is clicked next. */
  async function open(path: string) {
    await until(
      async () =>
        void (await page.evaluate(() => document.documentElement.toggleAttribute('data-left', true))),
    )
    await until(() => page.goTo(new URL(path, origin).href))
    await until(async () =>
      expect(await page.evaluate(() => document.documentElement.hasAttribute('data-left'))).toBe(false),
    )
  }

  return {
    open,
    click: (target: Target) => until(() => page.click(target)),
    fill: (target: Target, value: string) => until(() => page.fill(target, value)),
    press: (key: Key) => page.press(key),
    see: (said: string) => until(async () => expect(await words()).toContain(said)),
    seeNoMore: (said: string) => until(async () => expect(await words()).not.toContain(said)),
    arriveAt: (path: string) =>
      until(async () => expect(await page.evaluate(() => location.pathname + location.search)).toBe(path)),
    /** What stands in the field that has the focus, once it is like this. */
    focusedValue: async (like: RegExp) => {
      let value = ''
      await until(async () => {
        value = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? '')
        expect(value).toMatch(like)
      })
      return value
    },
    /** Whether the app is on the device, and opens without its server. */
    isInstalled: () =>
      until(async () =>
        expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true),
      ),
    complaints: page.complaints,
    screenshot: page.screenshot,
  }
}

export type Driver = ReturnType<typeof createDriver>
