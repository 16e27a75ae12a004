import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPgliteInMemory } from '../connect/pglite.ts'
import type { Database } from '../database.ts'
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts'
import { authAccounts } from '../schema/auth.ts'
import { metricResponses } from '../schema/metric-responses.ts'
import { profiles } from '../schema/profiles.ts'
import { trainingSessions } from '../schema/training-sessions.ts'
import { demoTeam } from './demo-team.ts'
import { loadDemoTeam, RealUsersPresent, type DemoLoad } from './load-demo-team.ts'

let database: Database
beforeAll(async () => {
  database = await connectPgliteInMemory()
  await database.migrate(MIGRATIONS_FOLDER)
}, 60_000)
afterAll(() => database.close())

const load: DemoLoad = {
  today: '2026-11-15',
  timeZone: 'Europe/Athens',
  passwordHash: 'hash',
  saveAvatar: (userId, folder) => Promise.resolve(`/avatars/${userId}/${folder}`),
}

const counted = () =>
  Promise.all(
    [profiles, authAccounts, metricResponses, trainingSessions].map((table) => database.system.$count(table)),
  )

test(
  'the demo loads, replaces itself when run again, and refuses beside a real account',
  { timeout: 60_000 },
  async () => {
    await loadDemoTeam(database, { ...load, today: '2026-11-01' })
    await loadDemoTeam(database, load)
    const { answers, sessions } = demoTeam(load.today, load.timeZone)
    expect(await counted()).toEqual([25, 25, answers.length, sessions.length])
    const avatars = await database.system.select({ avatarUrl: profiles.avatarUrl }).from(profiles)
    expect(avatars.filter(({ avatarUrl }) => avatarUrl === null)).toHaveLength(2)

    await database.system.insert(profiles).values({ email: 'somebody@example.org', fullName: 'Somebody' })
    const before = await counted()
    let saved = 0
    const saveAvatar = () => Promise.resolve(`${(saved += 1)}`)
    await expect(loadDemoTeam(database, { ...load, saveAvatar })).rejects.toThrow(RealUsersPresent)
    expect(await counted()).toEqual(before)
    expect(saved).toBe(0)
  },
)
