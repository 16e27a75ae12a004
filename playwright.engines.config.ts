import { defineConfig } from '@playwright/test'
import { ENGINE_NAMES, type EngineName, ENGINES } from './tests/engines/engines.ts'

/** The main journeys in every engine that is installed, all engines at once, each with a server of its own. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/engines',
  globalSetup: './tests/engines/global-setup.ts',
  outputDir: 'test-results/engines',
  workers: ENGINE_NAMES.length,
  // Noted, and few are let through: docs/decisions/0048.
  retries: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: ENGINE_NAMES.filter((name) => ENGINES[name].isInstalled).map((name) => ({
    name,
    use: { engineName: name },
  })),
})
