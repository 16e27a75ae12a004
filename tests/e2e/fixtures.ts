// oxlint-disable no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
import { test as base, expect } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'
import { type AiServer, startAiServer } from '#tests/support/ai-server.ts'
import { createClient } from '#tests/support/client.ts'
import { type PushService, startPushService } from '#tests/support/push-service.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Account, newAccount } from './account.ts'
import { listenForComplaints } from './complaints.ts'
import { followReads } from './settled.ts'
import type { InsightTeam } from './teams/insight-teams.ts'
import type { LargeTeam } from './teams/large-team.ts'
import type { MorningTeam } from './teams/morning-teams.ts'
import type { StatisticsSeason } from './teams/statistics-season.ts'
import { teams } from './teams/teams.ts'

type TestFixtures = {
  complaints: ReturnType<typeof listenForComplaints>
  /** An account that exists already, for journeys that start later. */
  registered: (details?: Partial<Account>) => Promise<Account>
  /** Such an account, with its session in the test's browser. */
  signedIn: (role: Role) => Promise<Account>
  /** A server of this test alone, ended with it. */
  ownServer: (options?: Parameters<typeof startServer>[0]) => Promise<ServerProcess>
  season: StatisticsSeason
  largeTeam: LargeTeam
  /** A team of this test alone, with something to be said of it. */
  team: InsightTeam
  /** The same of 24 athletes with ten questions, three of whom stand out. */
  morning: MorningTeam
}

/** Those of all journeys: a worker with others would have to be another one, with a browser and a server of its own. */
type WorkerFixtures = {
  /** It has no key for a provider of insights. */
  server: ServerProcess
  provider: AiServer
  /** A server that asks the provider. */
  askingServer: ServerProcess
  pushService: PushService
  /** A server that reminds on devices by that service. */
  pushServer: ServerProcess
  unusedTeams: InsightTeam[]
  unusedMornings: MorningTeam[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, provide) => {
      const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  provider: [
    async ({}, provide) => {
      const provider = await startAiServer()
      await provide(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],

  askingServer: [
    async ({ provider }, provide) => {
      const server = await startServer({ env: { LOG_LEVEL: 'error', ...provider.env } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  pushService: [
    async ({}, provide) => {
      const service = await startPushService()
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],

  pushServer: [
    async ({ pushService }, provide) => {
      // A push service wants to know whom it can write to.
      const env = { MAIL_FROM: 'Plimsoll <plimsoll@club.example>', PUSH_SERVICES: pushService.origin }
      const server = await startServer({ env: { LOG_LEVEL: 'warn', ...env } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  unusedTeams: [async ({}, provide) => provide(teams().insights), { scope: 'worker' }],

  unusedMornings: [async ({}, provide) => provide(teams().mornings), { scope: 'worker' }],

  season: async ({}, provide) => provide(teams().season),

  largeTeam: async ({}, provide) => provide(teams().large),

  team: async ({ unusedTeams }, provide) => provide(nextOf(unusedTeams)),

  morning: async ({ unusedMornings }, provide) => provide(nextOf(unusedMornings)),

  baseURL: ({ server }, provide) => provide(server.origin),

  complaints: async ({}, provide) => {
    const complaints = listenForComplaints()
    await provide(complaints)
    expect(complaints.unexpected(), 'the browser has nothing to complain about').toEqual([])
  },

  context: async ({ context, complaints }, provide) => {
    complaints.listenTo(context)
    followReads(context)
    await provide(context)
  },

  registered: ({ server }, provide) =>
    provide(async (details) => {
      const account = newAccount(details)
      expect((await createClient(server.origin).register(account)).status).toBe(201)
      return account
    }),

  signedIn: ({ registered, context }, provide) =>
    provide(async (role) => {
      const account = await registered({ role })
      const { email, password } = account
      expect((await context.request.post('/api/session', { data: { email, password } })).status()).toBe(200)
      return account
    }),

  ownServer: async ({ context }, provide) => {
    const started: ServerProcess[] = []
    await provide(async (options) => {
      const server = await startServer({ ...options, env: { LOG_LEVEL: 'warn', ...options?.env } })
      started.push(server)
      return server
    })
    // Or an open page would complain about the server that is gone.
    for (const page of context.pages()) await page.close()
    // The one that was given the folder of another goes before it.
    for (const server of started.toReversed()) await server.stop()
  },
})

export { expect }

function nextOf<Team>(unused: Team[]): Team {
  const team = unused.pop()
  if (!team) throw new Error('There are more tests than teams')
  return team
}
