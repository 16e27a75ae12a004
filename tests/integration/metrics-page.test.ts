import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { runOnce } from '#server/jobs/schedule.ts'
import { createClient } from '#tests/support/client.ts'
import { someone } from '#tests/support/someone.ts'
import { withApp } from '#tests/support/app-test.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const test = withApp(() => startTestApp({ METRICS_TOKEN: TOKEN }))

const TOKEN = 'a token of the monitor'

const figures = async (app: TestApp, token = TOKEN) =>
  createClient(app.origin).get('/metrics', { Authorization: `Bearer ${token}` })
const text = async (app: TestApp) => (await figures(app)).body.text

test('requests are counted by the pattern of their route, never by what it was called with', async ({
  app,
}) => {
  const { email, team } = await someone(app.origin, { role: 'manager', fullName: 'Canary Kowalczyk' })
  await team.delete('/metrics/00000000-0000-4000-8000-00000000cafe')
  const shown = await text(app)
  expect(shown).toContain(
    'plimsoll_request_seconds_count{method="POST",route="/api/accounts",status="201"} 1',
  )
  expect(shown).toContain('route="/api/teams/:teamId/metrics/:id"')
  expect(shown).toContain('nodejs_eventloop_lag_seconds')
  expect(shown).toContain('plimsoll_database_up 1')
  for (const canary of ['cafe', 'Canary', email, team.id]) expect(shown).not.toContain(canary)
})

test('mails that wait, open pages and failed jobs are told', async ({ app }) => {
  await app.services.mailQueue.add({ to: 'a@example.org', subject: 'Hello', text: 'Hello' })
  await runOnce(app.services, {
    name: 'broken',
    pattern: '* * * * *',
    run: () => Promise.reject(new Error('no')),
  })
  const shown = await text(app)
  expect(shown).toContain('plimsoll_mails_waiting 1')
  expect(shown).toContain('plimsoll_notifications_waiting 0')
  expect(shown).toContain('plimsoll_notifications_oldest_seconds 0')
  expect(shown).toContain('plimsoll_live_listeners 0')
  expect(shown).toContain('plimsoll_job_failures_total{job="broken"} 1')
})

test('without the token there is nothing to see, and without one configured no such page', async ({
  app,
}) => {
  expect((await figures(app, 'a token of nobody')).status).toBe(401)
  expect((await createClient(app.origin).get('/metrics')).status).toBe(401)
  const quiet = await startTestApp()
  expect((await createClient(quiet.origin).get('/metrics')).status).toBe(404)
  await quiet.stop()
})

test('a database that does not answer is a figure too', async ({ app }) => {
  await app.db.system.execute(sql`alter table mails rename to mails_elsewhere`)
  expect(await text(app)).toContain('plimsoll_database_up 0')
  await app.db.system.execute(sql`alter table mails_elsewhere rename to mails`)
})
