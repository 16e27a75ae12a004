import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { rows } from '#tests/support/rows.ts'
import { CHANGES, someoneAboutToChange } from '#tests/support/sign-in-race.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => app.stop())

async function someoneWaits(): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await rows(app.db.system, waiting)).length > 0
}

test.each(CHANGES)(
  'a sign-in waits for %s that has ended all sessions and is not stored yet',
  async (change) => {
    const someone = await someoneAboutToChange(app)
    const [begun, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { add } = app.services.mailQueue
    vi.spyOn(app.services.mailQueue, 'add').mockImplementationOnce(async (...mail) => {
      begun.resolve()
      await stored.promise
      return add(...mail)
    })
    const changing = someone.make(change)
    await begun.promise

    let isAnswered = false
    const answer = createClient(app.origin)
      .signIn(someone.email)
      .finally(() => (isAnswered = true))
    await expect.poll(async () => isAnswered || (await someoneWaits()), { timeout: 30_000 }).toBe(true)
    stored.resolve()
    await changing
    expect((await answer).status).toBe(401)
    expect(await someone.sessions()).toEqual([])
  },
)
