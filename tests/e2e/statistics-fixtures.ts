import type { Page } from '@playwright/test'
import { startServer } from '#tests/support/server-process.ts'
import { test as base } from './fixtures.ts'
import { type StatisticsSeason, statisticsSeason } from './statistics-season.ts'

/** As elsewhere, on a server that holds the hand-made season; nobody changes what is in it. */
export const test = base.extend<object, { season: StatisticsSeason }>({
  season: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, provide) => provide(await statisticsSeason()),
    { scope: 'worker', timeout: 90_000 },
  ],

  server: [
    async ({ season: { dataDir } }, provide) => {
      const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export { expect } from './fixtures.ts'

export const analysis = (page: Page) => page.getByRole('region', { name: 'Training Load Analysis' })

export const chart = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

export const weekTable = (page: Page) =>
  page.getByRole('table', { name: 'RATE OF PERCEIVED EXERTION (RPE) WEEK' })

export const HARD_WEEK = 'from=2025-09-29&to=2025-10-05&week=2025-09-29'
