import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { demoTeam } from '#server/demo/demo-team.ts'
import { loadDemoTeam, RealUsersPresent, type DemoLoad } from '#server/demo/load-demo-team.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'

let database: Database
beforeAll(async () => {
  database = await migratedDatabase()
})
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

test('the demo loads, replaces itself when run again, and refuses beside a real account', async () => {
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
})
