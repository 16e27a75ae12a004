import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { deliverMails, runOnce } from '#server/jobs/schedule.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const NO_SUCH_TABLE = 'database error 42P01'

let app: TestApp
let lines: string[]

beforeEach(async () => {
  lines = []
  app = await startTestApp({}, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }))
})
afterEach(() => app.stop())

const logged = (message: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ msg }) => msg === message)

test('a job that fails says why', async () => {
  await app.db.system.execute(sql`alter table job_runs rename to gone`)
  await runOnce(app.services, deliverMails)
  expect(logged('job failed')).toMatchObject({ job: 'deliver-mails', err: { message: NO_SUCH_TABLE } })
})

test('mails that cannot be read, or noted as sent, say why', async () => {
  const { mailQueue } = app.services
  await mailQueue.add({ to: 'ida@example.org', subject: 'Hello', text: 'Hello' })
  await app.db.system.execute(sql`alter table mails add constraint never_sent check (sent_at is null)`)
  await mailQueue.deliver()
  expect(logged('mail not sent, will retry')).toMatchObject({ reason: 'database error 23514 never_sent' })
  await app.db.system.execute(sql`alter table mails rename to gone`)
  await mailQueue.deliver()
  expect(logged('mail queue')).toMatchObject({ err: { message: NO_SUCH_TABLE } })
  expect(lines.join('')).not.toContain('ida@example.org')
})

test.each(['/api/statistics/sessions.csv?from=2026-11-01&to=2026-11-15', '/api/account/export'])(
  'a download that breaks off says why: %s',
  async (path) => {
    const member = await memberOf(app, { email: 'ida@example.org', role: 'athlete' })
    await app.db.system.execute(sql`alter table training_sessions rename to gone`)
    await member.get(path).catch(() => {})
    expect(logged('a download broke off')).toMatchObject({ err: { message: NO_SUCH_TABLE } })
    expect(lines.join('')).not.toContain('ida@example.org')
  },
)

test('what goes on in the background says why it failed', async () => {
  app.services.background.run(() => Promise.reject(new Error('the reason')))
  await app.services.background.settled()
  expect(logged('background work failed')).toMatchObject({ err: { message: 'the reason' } })
})

test('a server that is not ready says why', async () => {
  const broken = { ...app.db, transaction: () => Promise.reject(new Error('the reason')) }
  const { fetch } = createApp({ ...app.services, db: broken }, '')
  expect((await fetch(new Request('http://plimsoll.test/readyz'))).status).toBe(503)
  expect(logged('not ready')).toMatchObject({ err: { message: 'the reason' } })
})
