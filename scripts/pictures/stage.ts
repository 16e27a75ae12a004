import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test'
import { readConfig } from '#server/process/config.ts'
import { DEMO_PASSWORD, type DemoPerson } from '#server/demo/roster.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { createLog } from '#server/process/log.ts'
import { createServices, openDatabase } from '#server/services.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

/** Half past nine of a Monday where the team is: the pictures are of this moment, whenever they are taken. */
const DAY = '2026-11-09'
const MOMENT = new Date(`${DAY}T08:30:00Z`)
const TIME_ZONE = 'Europe/Warsaw'
/** Stands in the links that are shown; the browser finds it on this machine. */
const ORIGIN = 'http://plimsoll.example'

const { userAgent: onLaptop } = devices['Desktop Safari']
const { userAgent: onPhone } = devices['iPhone 14']
const DEVICES = {
  laptop: { viewport: { width: 1440, height: 900 }, userAgent: onLaptop },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: onPhone },
} satisfies Record<string, BrowserContextOptions>

type Device = keyof typeof DEVICES
export type Stage = {
  /** A page in a browser of its own, where nobody is signed in. */
  visit: (device: Device, path: string) => Promise<Page>
  /** Such a page, of one of the demo team. */
  visitAs: (person: DemoPerson, device: Device, path: string) => Promise<Page>
  close: () => Promise<void>
}

/** The product with the demo team in a data folder of its own, on which the clock stands still, and a browser. */
export async function openStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-pictures-'))
  guardFolder(dataDir)
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', PUBLIC_ORIGIN: ORIGIN }
  execFileSync(process.execPath, ['src/server/demo.ts', DAY], {
    cwd: repositoryRoot,
    // Nothing else of this machine: DATABASE_URL would name a real database.
    env: { ...env, PATH: process.env.PATH, TZ: TIME_ZONE },
  })
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  const services = createServices({ config, db, log, clock: () => MOMENT })
  const app = createApp(services, join(repositoryRoot, 'build/client'))
  const { server, address } = await listen(app.fetch, { port: 0, host: '127.0.0.1' })

  const { executablePath, args, env: browserEnv } = findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      `--host-resolver-rules=MAP ${new URL(ORIGIN).host} 127.0.0.1:${address.port}`,
      `--unsafely-treat-insecure-origin-as-secure=${ORIGIN}`,
    ],
    // The browser's own fields for days and times do not follow the locale of a context.
    env: {
      ...(process.env as Record<string, string>),
      ...browserEnv,
      LANGUAGE: 'en_GB',
      LC_ALL: 'en_GB.UTF-8',
    },
  })

  async function visit(device: Device, path: string) {
    const context = await browser.newContext({
      ...DEVICES[device],
      baseURL: ORIGIN,
      deviceScaleFactor: 2,
      locale: 'en-GB',
      timezoneId: TIME_ZONE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await context.clock.setFixedTime(MOMENT)
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  return {
    visit,
    visitAs: async ({ email }, device, path) => {
      const page = await visit(device, `/login?${new URLSearchParams({ redirect: path })}`)
      await signIn(page, { email, password: DEMO_PASSWORD })
      await page.waitForURL(path)
      return page
    },
    close: async () => {
      await browser.close()
      const closed = new Promise((resolve) => server.close(resolve))
      await services.live.stop()
      await closed
      await services.background.settled()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type NewAccount = { fullName: string; email: string; password: string; role: 'Athlete' | 'Coach/Manager' }

export async function fillRegistration(page: Page, { fullName, email, password, role }: NewAccount) {
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('radio', { name: role }).check()
}

/** From the page that an invitation leads a visitor to, until they are asked whether they join. */
export async function registerByInvitation(page: Page, account: NewAccount) {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(page, account)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await signIn(page, account)
}

export async function signIn(page: Page, { email, password }: Pick<NewAccount, 'email' | 'password'>) {
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
