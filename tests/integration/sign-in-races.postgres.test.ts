import { sql } from 'drizzle-orm'
import { afterEach, expect, vi } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { rows } from '#tests/support/rows.ts'
import { CHANGES, someoneAboutToChange } from '#tests/support/sign-in-race.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function someoneWaits(app: TestApp): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await rows(app.db.system, waiting)).length > 0
}

test.for(CHANGES)(
  'a sign-in waits for %s that has ended all sessions and is not stored yet',
  async (change, { app }) => {
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
    await expect.poll(async () => isAnswered || (await someoneWaits(app))).toBe(true)
    stored.resolve()
    await changing
    expect((await answer).status).toBe(401)
    expect(await someone.sessions()).toEqual([])
  },
)
