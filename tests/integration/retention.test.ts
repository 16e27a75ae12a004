import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { corrections } from '#database/schema/corrections.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { mails } from '#database/schema/mails.ts'
import { invitations } from '#database/schema/invitations.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { submissions } from '#database/schema/submissions.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams } from '#database/schema/teams.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { retentionJobs, removeStrayPictures } from '#server/jobs/retention.ts'
import { runOnce } from '#server/jobs/schedule.ts'
import { outboxFolder } from '#server/mail/outbox.ts'
import { allOf } from '#tests/support/all-of.ts'
import { rows } from '#tests/support/rows.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Already Sunday everywhere. */
const NOW = new Date('2026-11-15T12:37:00Z')

test.beforeEach(async ({ app }) => {
  await app.db.system.delete(profiles)
  await app.db.system.delete(mails)
  await app.db.system.execute(sql`delete from job_runs`)
})

async function keep(app: TestApp, now = NOW) {
  for (const job of retentionJobs) await job.run(app.services, now)
}

async function team(app: TestApp, athletes: number) {
  const [manager] = await app.db.system
    .insert(profiles)
    .values({ email: 'coach@example.org', role: 'manager' })
    .returning()
  const managerId = manager!.id
  const [created] = await app.db.system.insert(teams).values({ name: 'Team' }).returning()
  const teamId = created!.id
  await app.db.system.insert(teamStaff).values({ teamId, accountId: managerId, duty: 'owner' })
  const [metric] = await app.db.system
    .insert(customMetrics)
    .values({ teamId, title: 'Notes', type: 'text' })
    .returning()
  const people = await app.db.system
    .insert(profiles)
    .values(Array.from({ length: athletes }, (_, n) => ({ email: `athlete${n}@example.org` })))
    .returning()
  await app.db.system.insert(teamMembers).values(people.map(({ id }) => ({ teamId, athleteId: id })))
  return { managerId, teamId, metricId: metric!.id, athleteIds: people.map(({ id }) => id) }
}

async function record(
  app: TestApp,
  { athleteIds, metricId }: Awaited<ReturnType<typeof team>>,
  ...days: string[]
) {
  const { system } = app.db
  const reports = athleteIds.flatMap((athleteId) => days.map((date) => ({ athleteId, date })))
  const each = <Row>(rowOf: (report: (typeof reports)[number]) => Row) => reports.map(rowOf)
  const rest = { session: 'AM' as const, rpe: 0, durationMin: 0 }
  await system.insert(trainingSessions).values(each((report) => ({ ...report, ...rest })))
  await system
    .insert(metricResponses)
    .values(each((report) => ({ ...report, metricId, kind: 'text' as const, textValue: 'sore' })))
  await system.insert(dailyMetrics).values(each((report) => ({ ...report, notes: 'tired' })))
  const corrected = { correctedByName: 'coach', correctedAt: NOW }
  await system
    .insert(corrections)
    .values([
      ...each((report) => ({ ...report, ...corrected, metricId })),
      ...each((report) => ({ ...report, ...corrected, session: 'AM' as const })),
    ])
  const at = { givenAt: NOW, receivedAt: NOW }
  await system
    .insert(submissions)
    .values(each(({ athleteId, date: day }) => ({ athleteId, day, key: randomUUID(), ...at })))
}

const daysIn = async (app: TestApp, table: string, column = 'date') =>
  (
    await rows(
      app.db.system,
      sql`select distinct ${sql.identifier(column)}::text as day from ${sql.identifier(table)} order by 1`,
    )
  ).map(({ day }) => day)

test('health data and who opened it are kept for two years, performance data for five, to the day', async ({
  app,
}) => {
  const one = await team(app, 1)
  const days = ['2021-11-14', '2021-11-15', '2024-11-14', '2024-11-15', '2026-11-15']
  await record(app, one, ...days)
  const [athleteId] = one.athleteIds
  await app.db.system.insert(recordViews).values(
    days.map((day) => {
      const at = new Date(`${day}T12:37:00Z`)
      return {
        athleteId: athleteId!,
        viewerName: 'm',
        day,
        scope: 'answers' as const,
        firstAt: at,
        lastAt: at,
      }
    }),
  )
  for (const round of ['first', 'second']) {
    await keep(app)
    expect([round, await daysIn(app, 'training_sessions')]).toEqual([round, days.slice(1)])
    expect([round, await daysIn(app, 'metric_responses')]).toEqual([round, days.slice(3)])
    expect([round, await daysIn(app, 'daily_metrics')]).toEqual([round, days.slice(3)])
    expect([round, await daysIn(app, 'submissions', 'day')]).toEqual([round, days.slice(3)])
    expect([round, await daysIn(app, 'record_views', 'day')]).toEqual([round, days.slice(3)])
    expect([round, await daysIn(app, 'corrections')]).toEqual([round, days.slice(1)])
    const answers = app.db.system.$count(corrections, isNotNull(corrections.metricId))
    expect([round, await answers]).toEqual([round, days.slice(3).length])
  }
})

test('a day is past its period only when it is so in every time zone', async ({ app }) => {
  await record(app, await team(app, 1), '2024-11-13', '2024-11-14')
  // Sunday in UTC and Saturday in Honolulu, where an answer of two years ago is two years old today.
  await keep(app, new Date('2026-11-15T09:00:00Z'))
  expect(await daysIn(app, 'metric_responses')).toEqual(['2024-11-14'])
})

test('nobody is left out, however many athletes there are', async ({ app }) => {
  await record(app, await team(app, 120), '2020-01-01', '2026-11-01')
  await keep(app)
  for (const [table, column] of [
    ['training_sessions', 'date'],
    ['metric_responses', 'date'],
    ['daily_metrics', 'date'],
    ['submissions', 'day'],
  ] as const) {
    expect(await daysIn(app, table, column)).toEqual(['2026-11-01'])
    expect(await rows(app.db.system, sql`select 1 from ${sql.identifier(table)}`)).toHaveLength(120)
  }
})

test('mails and invitations are forgotten after three years, in batches', async ({ app }) => {
  const { teamId } = await team(app, 1)
  const [old, young] = [new Date('2023-11-15T12:36:59Z'), new Date('2023-11-15T12:37:00Z')]
  const mail = { recipient: 'r@example.org', subject: 's', text: '', sentAt: young }
  await app.db.system.insert(mails).values(Array.from({ length: 2100 }, () => ({ ...mail, createdAt: old })))
  await app.db.system.insert(mails).values({ ...mail, createdAt: young, subject: 'young' })
  const invitation = { teamId, managerName: 'm', expiresAt: young, status: 'accepted' as const }
  await app.db.system.insert(invitations).values([
    { ...invitation, createdAt: old, invitationCode: 'o'.repeat(22) },
    { ...invitation, createdAt: young, invitationCode: 'y'.repeat(22) },
  ])
  await keep(app)
  expect(await rows(app.db.system, sql`select subject from mails`)).toEqual([{ subject: 'young' }])
  expect(await rows(app.db.system, sql`select invitation_code from invitations`)).toEqual([
    { invitation_code: 'y'.repeat(22) },
  ])
})

test('so are the files of an outbox, and no other file', async ({ app }) => {
  const folder = outboxFolder(app.services.config)
  await mkdir(folder, { recursive: true })
  const kept = ['2023-11-15T12-37-00.000Z-0d9f1c2a.eml', 'notes of 2001.txt', 'readme.eml']
  const gone = ['2023-11-15T12-36-59.999Z-0d9f1c2a.eml', '2020-01-01T00-00-00.000Z-0d9f1c2a.eml.part']
  for (const name of [...kept, ...gone]) await writeFile(join(folder, name), 'text')
  await keep(app)
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
})

test('a picture that no profile shows goes after a day, and no other file', async ({ app }) => {
  const { managerId, athleteIds } = await team(app, 1)
  const { files } = app.services
  const shown = `avatars/${managerId}/shown`
  await app.db.system
    .update(profiles)
    .set({ avatarUrl: `/${shown}` })
    .where(eq(profiles.id, managerId))
  const strays = [
    `avatars/${managerId}/former`,
    `avatars/${athleteIds[0]}/new`,
    `avatars/${randomUUID()}/left`,
  ]
  for (const folder of [shown, ...strays, 'avatars/notes'])
    await files.put(`${folder}/small.webp`, new Uint8Array([1]))
  const listed = async () => (await allOf(files.list('avatars'))).map(({ key }) => key).toSorted()
  const [hour, day] = [60 * 60 * 1000, 24 * 60 * 60 * 1000]
  await removeStrayPictures(app.services, new Date(Date.now() + day - hour))
  expect(await listed()).toHaveLength(5)
  await removeStrayPictures(app.services, new Date(Date.now() + day + hour))
  expect(await listed()).toEqual([`${shown}/small.webp`, 'avatars/notes/small.webp'].toSorted())
})

test('a bucket of which most pictures are of nobody here is left alone', async ({ app }) => {
  const { files } = app.services
  await files.deleteFolder('avatars')
  const { managerId } = await team(app, 1)
  const shown = `avatars/${managerId}/shown`
  await app.db.system
    .update(profiles)
    .set({ avatarUrl: `/${shown}` })
    .where(eq(profiles.id, managerId))
  const others = Array.from({ length: 11 }, () => `avatars/${randomUUID()}/theirs`)
  for (const folder of [shown, ...others]) await files.put(`${folder}/small.webp`, new Uint8Array([1]))
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)
  await expect(removeStrayPictures(app.services, tomorrow)).rejects.toThrow('the S3 settings of another')
  expect(await allOf(files.list('avatars'))).toHaveLength(12)
  await files.deleteFolder(others[0]!)
  await removeStrayPictures(app.services, tomorrow)
  expect(await allOf(files.list('avatars'))).toHaveLength(1)
})

test('runs once a day, in the first hour somebody is there to run it', async ({ app }) => {
  const one = await team(app, 1)
  const oldAnswer = () => record(app, one, '2020-01-01')
  const runAt = async (instant: string) => {
    app.setClock(() => new Date(instant))
    for (const job of retentionJobs) await runOnce(app.services, job)
    return (await daysIn(app, 'metric_responses')).length
  }
  await oldAnswer()
  expect(await runAt('2026-11-15T08:37:00Z')).toBe(0)
  await oldAnswer()
  expect(await runAt('2026-11-15T23:37:00Z')).toBe(1)
  expect(await runAt('2026-11-16T00:37:00Z')).toBe(0)
})
