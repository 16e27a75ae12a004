import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'

const { executablePath, args, env } = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  // One more than there are cores: a journey waits for animations and answers nearly half of its time.
  workers: availableParallelism() + 1,
  // Noted, and few are let through: docs/decisions/0048.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // No journey is about time: what is slow on a busy machine is not wrong, and what never comes is found all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // What it answers from its cache no test could intercept; the tests of the installed app allow it.
    serviceWorkers: 'block',
    // Recording one doubles the time of every test; to see a failure unfold, run it with --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Chromium reads these before its first line of ours runs, so they cannot be set later.
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What no screen size can change is proven once.
      grepInvert: /@any-viewport/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
