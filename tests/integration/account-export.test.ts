import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, vi } from 'vitest'
import { calendarDays } from '#domain/calendar/days.ts'
import { digests } from '#database/schema/digests.ts'
import { reminders } from '#database/schema/reminders.ts'
import { submissions } from '#database/schema/submissions.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import { noteUse } from '#server/auth/account-use.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { addMetric, answer, log, type Season, test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'

const download = (season: Season, user: Someone) =>
  fetch(`${season.app.origin}/api/account/export`, {
    headers: { Cookie: cookieHeader(user.cookies), Connection: 'close' },
  })

async function filesOf(season: Season, user: Someone) {
  const response = await download(season, user)
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name]!)
  return {
    names: Object.keys(files),
    bytes: files,
    json: (name: string) => JSON.parse(text(`${name}.json`)) as Record<string, unknown>[],
    csv: (name: string) => text(`${name}.csv`).split('\r\n'),
    text,
    all: () => Object.keys(files).map(text).join('\n'),
  }
}

test('an athlete gets all that is theirs, as JSON and as CSV, and nothing of anybody else', async ({
  season,
}) => {
  const { app, ida, bo, coach, stranger } = season
  const notes = await addMetric(season, 'How was it?', 'text')
  const former = await addMetric(season, 'Of a former coach', 'rating', stranger.team.id)
  await answer(season, ida, notes, ['2026-11-17', '=1+1\r\n"sore"'])
  await answer(season, ida, former, ['2026-11-02', 4])
  await answer(season, bo, notes, ['2026-11-17', 'a secret of Bo'])
  await log(season, ida, ['2026-11-17', 'PM', 0, 0], ['2026-11-17', 'AM', 7, 50])
  const moment = new Date('2026-11-17T07:00:00Z')
  await app.db.system.insert(submissions).values({
    athleteId: ida.id,
    key: crypto.randomUUID(),
    day: '2026-11-17',
    givenAt: moment,
    receivedAt: moment,
  })
  await noteUse(app.db.system, ida.id, moment)
  expect((await uploadPicture(app.origin, ida)).status).toBe(200)
  await ida.put('/api/account/reminders', {
    byMail: true,
    byPush: false,
    quietFrom: '21:00',
    quietTo: '07:00',
    timeZone: null,
  })
  const reminded = { teamId: coach.team.id, day: '2026-11-17', kind: 'nudge', channel: 'mail' } as const
  await app.db.system.insert(reminders).values([
    { ...reminded, athleteId: ida.id, dueAt: moment, nudgedBy: coach.id },
    { ...reminded, athleteId: bo.id, dueAt: moment },
  ])
  await app.db.system.execute(sql`
    insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, user_agent, added_at, last_seen_at)
    select user_id, id, 'https://push.example/' || user_id, 'a secret key', 'a secret', 'A phone', ${moment.toISOString()}, now()
    from auth_sessions where user_id in (${ida.id}, ${bo.id})`)
  for (const { id } of [ida, bo]) await coach.team.get(`/statistics/week?athleteId=${id}`)

  const { names, bytes, json, csv, text, all } = await filesOf(season, ida)
  expect(names.toSorted()).toEqual(
    [
      ...[
        'profile',
        'training-sessions',
        'answers',
        'corrections',
        'replies',
        'absences',
        'health-problems',
        'return-steps',
        'health-rounds',
        'submissions',
        'daily-metrics',
        'teams',
        'groups',
        'consents',
        'opened-by',
        'looked-at',
        'reminder-choices',
        'reminders',
        'notified-devices',
        'sign-ins',
        'two-step-sign-in',
        'last-use',
        'mails',
      ].flatMap((name) => [`${name}.csv`, `${name}.json`]),
      'README.txt',
      'picture.webp',
    ].toSorted(),
  )
  expect(json('profile')).toMatchObject([
    { fullName: 'Ida', email: ida.email, role: 'athlete', team: 'Marta’s team' },
  ])
  expect(json('training-sessions')).toHaveLength(2)
  expect(json('consents')).toMatchObject([
    { withdrawnAt: null },
    { withdrawnAt: null },
    { withdrawnAt: null },
  ])
  expect(json('reminder-choices')).toMatchObject([
    { byMail: true, byPush: false, quietFrom: '21:00:00', quietTo: '07:00:00' },
  ])
  expect(json('notified-devices')).toMatchObject([{ device: 'A phone', addedAt: '2026-11-17T07:00:00Z' }])
  expect(json('reminders')).toMatchObject([{ day: '2026-11-17', kind: 'nudge', nudgedBy: 'Marta' }])
  expect(json('opened-by')).toMatchObject([{ day: '2026-11-18', openedBy: 'Marta', what: 'statistics' }])
  expect(json('training-sessions')).toContainEqual(
    expect.objectContaining({
      session: 'AM',
      answer: 'trained',
      trainingType: 'Strength/Power',
      rpe: 7,
      unitLoad: 350,
    }),
  )
  expect(json('training-sessions')).toContainEqual(
    expect.objectContaining({
      session: 'PM',
      answer: 'rested',
      trainingType: null,
      rpe: null,
      durationMin: null,
    }),
  )
  expect(json('answers')).toMatchObject([
    { date: '2026-11-02', metric: 'Of a former coach', rating: 4, text: null, late: false },
    { date: '2026-11-17', metric: 'How was it?', rating: null, text: '=1+1\r\n"sore"' },
  ])
  expect(text('answers.csv')).toContain(`2026-11-17,How was it?,,"'=1+1\r\n""sore""",no,`)
  expect(csv('answers')[0]).toBe('date,metric,rating,text,late,storedAt,kind,givenAt')
  expect(bytes['answers.csv']!.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  expect(json('submissions')).toEqual([
    { day: '2026-11-17', givenAt: '2026-11-17T07:00:00Z', receivedAt: '2026-11-17T07:00:00Z' },
  ])
  expect(json('sign-ins')).toHaveLength(1)
  expect(json('last-use')).toEqual([{ lastUsedAt: moment.toISOString(), warnedAt: null }])
  expect(Buffer.from(bytes['picture.webp']!.slice(8, 12)).toString()).toBe('WEBP')
  expect(text('README.txt')).toContain('The data of Ida on Plimsoll')
  expect(all()).not.toMatch(/\bBo\b|a secret|\bEve\b|push\.example/)
})

test('a mail is theirs however its address is spelled', async ({ season }) => {
  const { app, bo } = season
  const spelled = bo.email.toUpperCase()
  await app.db.system.insert(mails).values([
    { recipient: spelled, subject: 'To Bo', text: '' },
    { recipient: 'contact@example.org', replyTo: spelled, subject: 'From Bo', text: '' },
  ])
  const subjects = (await filesOf(season, bo)).json('mails').map(({ subject }) => String(subject))
  expect(subjects.toSorted()).toEqual(['From Bo', 'To Bo'])
})

test('a coach gets the team’s names and settings, and nothing that an athlete has reported', async ({
  season,
}) => {
  const { coach, ida } = season
  const asked = await addMetric(season, 'Notes of the day', 'text')
  await answer(season, ida, asked, ['2026-11-16', 'a secret of Ida'])
  expect((await coach.team.post('/invitations', { email: 'guest@example.org' })).status).toBe(201)
  await coach.team.put('/digest-choice', { byMail: true, byPush: false })
  await season.app.db.system
    .insert(digests)
    .values({ accountId: coach.id, teamId: coach.team.id, day: '2026-11-16', dueAt: new Date() })
  await season.app.outbox()
  const { json, text, all } = await filesOf(season, coach)
  expect(json('digest-choices')).toMatchObject([{ team: 'Marta’s team', byMail: true, byPush: false }])
  expect(json('digests')).toMatchObject([{ day: '2026-11-16', team: 'Marta’s team' }])
  expect(json('teams')).toMatchObject([{ team: 'Marta’s team', duty: 'owner', seesHealth: true }])
  expect(json('team-settings')).toMatchObject([
    { team: 'Marta’s team', timeZone: 'Europe/Athens', closedByHand: false },
  ])
  expect(json('metrics')).toContainEqual(expect.objectContaining({ title: 'Notes of the day', type: 'text' }))
  expect(json('invitations')).toMatchObject([{ email: 'guest@example.org', status: 'pending' }])
  expect(json('athletes')).toEqual([{ fullName: 'Bo' }, { fullName: 'Ida' }])
  expect(json('mails')).toMatchObject([{ to: 'guest@example.org' }])
  expect(text('README.txt')).toContain('What your athletes report is theirs')
  expect(all()).not.toMatch(/a secret|\bEve\b|training-sessions/)
  expect(all()).not.toContain(ida.email)
})

test('is a zip file with the day in its name, kept by no cache', async ({ season }) => {
  const { headers, body } = await download(season, season.bo)
  await body?.cancel()
  expect(headers.get('Content-Type')).toBe('application/zip')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="plimsoll-data_2026-11-18.zip"')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('five years come page by page, each row once and in order', async ({ season }) => {
  const { app, eve } = season
  const days = calendarDays('2021-11-18', '2026-11-17')
  const sessions = days.flatMap((day): Parameters<typeof log>[2][] => [
    [day, 'AM', 5, 60],
    [day, 'PM', 0, 0],
  ])
  for (let start = 0; start < sessions.length; start += 1000) {
    await log(season, eve, ...sessions.slice(start, start + 1000))
  }
  const read = vi.spyOn(app.db, 'read')
  onTestFinished(() => read.mockRestore())
  const rows = (await filesOf(season, eve)).json('training-sessions')
  expect(rows).toHaveLength(sessions.length)
  expect(new Set(rows.map(({ date, session }) => `${String(date)} ${String(session)}`)).size).toBe(
    sessions.length,
  )
  const dates = rows.map(({ date }) => String(date))
  expect(dates).toEqual(dates.toSorted())
  expect(read.mock.calls.length).toBeGreaterThan(14)
})

test('that the database breaks off does not look complete', async ({ season }) => {
  const { db } = season.app
  const read = db.read.bind(db)
  let reads = 0
  vi.spyOn(db, 'read').mockImplementation((...calls) =>
    ++reads < 3 ? read(...calls) : Promise.reject(new Error('the connection is gone')),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const response = await download(season, season.bo)
  await expect(response.arrayBuffer()).rejects.toThrow()
})

test('ten an hour are enough', async ({ season }) => {
  const { app, stranger } = season
  await app.db.system.update(profiles).set({ avatarUrl: null }).where(eq(profiles.id, stranger.id))
  for (let n = 1; n <= 10; n++) await (await download(season, stranger)).arrayBuffer()
  expect((await download(season, stranger)).status).toBe(429)
})
