import type { Page } from '@playwright/test'
import { startServer } from '#tests/support/server-process.ts'
import { expect, test as base } from './fixtures.ts'
import { type InsightTeam, insightTeams } from './insight-teams.ts'
import { be } from './team.ts'

/** As elsewhere, on a server without a key for a provider, and with a team that has something to be said of. */
export const test = base.extend<
  { team: InsightTeam },
  { insightData: Awaited<ReturnType<typeof insightTeams>> }
>({
  insightData: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, provide) => provide(await insightTeams()),
    { scope: 'worker', timeout: 90_000 },
  ],

  server: [
    async ({ insightData: { dataDir } }, provide) => {
      const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  team: async ({ insightData: { teams } }, provide) => {
    const team = teams.pop()
    if (!team) throw new Error('There are more tests than teams')
    await provide(team)
  },
})

export { expect }

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Performance|Team) Insights$/ })

export const panel = (page: Page) => dialog(page).getByRole('region', { name: 'AI Insights' })

export const cards = (page: Page) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

export const button = (page: Page, { fullName }: { fullName: string }) =>
  page.getByRole('button', { name: `AI Insights: ${fullName}` })

export async function openDashboard(page: Page, coach: { email: string }) {
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await expect(page.getByRole('button', { name: 'Team Insights' })).toBeVisible()
}

/** The paths of the requests for insights so far. */
export function insightRequests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/insights/')) paths.push(pathname)
  })
  return paths
}
