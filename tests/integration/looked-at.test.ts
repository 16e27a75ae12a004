import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { lookedAt } from '#database/schema/looked-at.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const TODAY = '2026-11-18'
const setDay = (app: TestApp, day: LocalDay, time = '12:00:00') =>
  app.setClock(() => new Date(`${day}T${time}Z`))

/** A team of its own for each test: a coach, a colleague who sees health and one who does not, and Ida, who slept badly today. */
async function teamOfIda(app: TestApp) {
  setDay(app, TODAY)
  const coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  const blind = await colleagueOf(app, coach, { duty: 'coach', fullName: 'Carl' })
  const physio = await colleagueOf(app, coach, { duty: 'medical', fullName: 'Pia' })
  const viewer = await colleagueOf(app, coach, { duty: 'viewer', fullName: 'Vera' })
  const ida = await memberOf(app, { fullName: 'Ida' })
  const { metricIds } = await recordFortyDays(app.db, {
    teamId: coach.team.id,
    athleteId: ida.id,
    today: TODAY,
  })
  return { coach, blind, physio, viewer, ida, sleep: metricIds[0]! }
}

const listOf = async (reader: Someone) => (await reader.team.get('/standing-out')).body
const listOn = async (reader: Someone, day: LocalDay) =>
  (await reader.team.get(`/standing-out?day=${day}`)).body
const namesFor = async (reader: Someone) => {
  const { athletes, lookedAt: looked } = await listOf(reader)
  return [athletes, looked].map((list) => list.map(({ fullName }) => fullName))
}
const ON_LIST = [['Ida'], []]
const OFF_LIST = [[], ['Ida']]

const say = (reader: Someone, athlete: Someone, seen: string) =>
  reader.team.post(`/athletes/${athlete.id}/looked-at`, { seen })
async function lookAt(reader: Someone, athlete: Someone) {
  const { athletes } = await listOf(reader)
  const entry = athletes.find(({ athleteId }) => athleteId === athlete.id)
  return say(reader, athlete, entry!.seen)
}
const takeBack = (reader: Someone, athlete: Someone) =>
  reader.team.delete(`/athletes/${athlete.id}/looked-at`)

const rate = ({ db }: TestApp, athlete: Someone, metricId: string, date: LocalDay, ratingValue: number) =>
  db.system.insert(metricResponses).values({ athleteId: athlete.id, metricId, date, ratingValue })

/** Asked from now on, and answered for forty days, today far below the usual. */
async function askAboutHealth(app: TestApp, teamId: string, athlete: Someone) {
  const asked = { teamId, title: 'Kneecap', type: 'rating', audience: 'health' } as const
  const [metric] = await app.db.system.insert(customMetrics).values(asked).returning()
  for (let ago = 0; ago < 40; ago += 1) {
    await rate(app, athlete, metric!.id, addDays(TODAY, -ago), ago === 0 ? 1 : 5)
  }
}

test('who is looked at is off the list of all staff, and on it again if that is taken back', async ({
  app,
}) => {
  const { coach, blind, physio, viewer, ida } = await teamOfIda(app)
  expect((await lookAt(coach, ida)).status).toBe(204)
  for (const reader of [coach, blind, physio, viewer]) expect(await namesFor(reader)).toEqual(OFF_LIST)
  expect((await listOf(physio)).lookedAt).toEqual([
    {
      athleteId: ida.id,
      fullName: 'Ida',
      reasons: ['Sleep quality 2, usually 4.5, lowest in 29 answers'],
      by: 'Marta',
      at: `${TODAY}T12:00:00.000Z`,
    },
  ])
  expect((await takeBack(physio, ida)).status).toBe(204)
  expect(await namesFor(coach)).toEqual(ON_LIST)
  expect((await takeBack(physio, ida)).status).toBe(204)
})

test('two who look at once, and the same look again, are one look of the first', async ({ app }) => {
  const { coach, blind, ida } = await teamOfIda(app)
  const { seen } = (await listOf(coach)).athletes[0]!
  const [one, other] = await Promise.all([say(coach, ida, seen), say(blind, ida, seen)])
  expect([one.status, other.status]).toEqual([204, 204])
  const [first] = (await listOf(coach)).lookedAt
  setDay(app, TODAY, '13:00:00')
  expect((await say(blind, ida, seen)).status).toBe(204)
  expect((await say(coach, ida, seen)).status).toBe(204)
  expect((await listOf(coach)).lookedAt).toEqual([first])
})

test('what came in after the list was read is not looked at', async ({ app }) => {
  const { coach, ida, sleep } = await teamOfIda(app)
  const { seen } = (await listOf(coach)).athletes[0]!
  await app.db.system.update(metricResponses).set({ ratingValue: 1 }).where(eq(metricResponses.date, TODAY))
  const { status, body } = await say(coach, ida, seen)
  expect([status, body.code, body.message]).toEqual([
    409,
    'standing-changed',
    'Something new has come in. Please look again.',
  ])
  expect(await namesFor(coach)).toEqual(ON_LIST)
  expect(await app.db.system.$count(lookedAt, eq(lookedAt.metricId, sleep))).toBe(0)
})

test('who was looked at comes back with an answer that is further out, not with the same again or with time', async ({
  app,
}) => {
  const { coach, ida, sleep } = await teamOfIda(app)
  await lookAt(coach, ida)
  setDay(app, '2026-11-19')
  expect(await namesFor(coach)).toEqual(OFF_LIST)
  await rate(app, ida, sleep, '2026-11-19', 2)
  expect(await namesFor(coach)).toEqual(OFF_LIST)
  setDay(app, '2026-11-20')
  await rate(app, ida, sleep, '2026-11-20', 5)
  expect(await namesFor(coach)).toEqual([[], []])
  setDay(app, '2026-11-21')
  await rate(app, ida, sleep, '2026-11-21', 1)
  expect(await namesFor(coach)).toEqual(ON_LIST)
})

test('the list of an earlier day is as it was, and nobody is taken off it', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await lookAt(coach, ida)
  setDay(app, '2026-11-19')
  expect(await listOn(coach, TODAY)).toMatchObject({
    athletes: [{ fullName: 'Ida' }],
    lookedAt: [],
    mayLook: false,
  })
  expect(await listOn(coach, '2026-11-19')).toMatchObject({
    athletes: [],
    lookedAt: [{ fullName: 'Ida' }],
    mayLook: true,
  })
})

test('who does not see health hides no such reason from those who do, and learns of none', async ({
  app,
}) => {
  const { coach, blind, physio, ida } = await teamOfIda(app)
  await askAboutHealth(app, coach.team.id, ida)
  await lookAt(blind, ida)
  expect(await namesFor(blind)).toEqual(OFF_LIST)
  const [ofPhysio] = (await listOf(physio)).athletes
  expect(ofPhysio?.reasons[0]).toContain('Wellness')
  expect(ofPhysio?.reasons[1]).toContain('Kneecap')

  const before = await listOf(blind)
  await lookAt(physio, ida)
  expect(await namesFor(physio)).toEqual(OFF_LIST)
  expect(await listOf(blind)).toEqual(before)

  await takeBack(blind, ida)
  expect(await namesFor(blind)).toEqual(ON_LIST)
  await lookAt(blind, ida)
  expect(await namesFor(physio)).toEqual(OFF_LIST)
})

test('who sees health looks for the others too', async ({ app }) => {
  const { coach, blind, physio, ida } = await teamOfIda(app)
  await askAboutHealth(app, coach.team.id, ida)
  await lookAt(physio, ida)
  expect(await namesFor(blind)).toEqual(OFF_LIST)
  expect(JSON.stringify(await listOf(blind))).not.toMatch(/Kneecap|health/)
})

test('only staff of the team who do more than view may look, and only at its athletes', async ({ app }) => {
  const { coach, viewer, ida } = await teamOfIda(app)
  const stranger = await memberOf(app, { role: 'manager' })
  const { seen } = (await listOf(coach)).athletes[0]!
  expect((await listOf(viewer)).mayLook).toBe(false)
  const refused = async (reader: Someone, team: Someone['team']) => {
    const path = `/athletes/${ida.id}/looked-at`
    const [said, taken] = [await team.post(path, { seen }), await team.delete(path)]
    return [reader.id, said.body.code, taken.body.code]
  }
  const at = (reader: Someone) => teamClient(reader, coach.team.id)
  expect(await refused(viewer, viewer.team)).toEqual([viewer.id, 'wrong-duty', 'wrong-duty'])
  expect(await refused(stranger, at(stranger))).toEqual([stranger.id, 'not-found', 'not-found'])
  expect(await refused(ida, at(ida))).toEqual([ida.id, 'wrong-role', 'wrong-role'])
  // By the address of their own team.
  expect((await say(stranger, ida, seen)).body.code).toBe('not-found')
  expect(await namesFor(coach)).toEqual(ON_LIST)
})

test('other staff hear of it, and nothing of it but that', async ({ app }) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const stream = await openLiveStream(app.origin, { cookies: physio.cookies })
  await lookAt(coach, ida)
  await expect.poll(() => stream.topics()).toEqual(['standing-out'])
  for (const { data } of stream.events) expect(data).not.toContain(ida.id)
  stream.close()
})

test('an athlete finds in their download who looked, and it goes when they leave', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await lookAt(coach, ida)
  const reply = await fetch(`${app.origin}/api/account/export`, {
    headers: { Cookie: cookieHeader(ida.cookies) },
  })
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['looked-at.json']!))).toEqual([
    { day: TODAY, about: 'Sleep quality', lookedBy: 'Marta', lookedAt: `${TODAY}T12:00:00Z` },
  ])
  expect(await app.db.system.$count(lookedAt, eq(lookedAt.athleteId, ida.id))).toBe(1)
  await coach.team.delete(`/athletes/${ida.id}`)
  expect(await app.db.system.$count(lookedAt, eq(lookedAt.athleteId, ida.id))).toBe(0)
  // Nor does one come after them, that began before they left.
  const late = { teamId: coach.team.id, athleteId: ida.id, subject: 'load', size: 3, day: TODAY } as const
  await expect(
    app.db.system.insert(lookedAt).values({ ...late, lookedBy: coach.id, lookedAt: new Date() }),
  ).rejects.toMatchObject({ cause: { constraint: 'looked_at_on_the_team' } })
})

test('a day far ahead has no list that takes long to read', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await lookAt(coach, ida)
  expect(await listOn(coach, '2999-12-31')).toMatchObject({ athletes: [], lookedAt: [] })
})

test('a look outlives the account of who looked, without their name, and no longer than it has an effect', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  await lookAt(physio, ida)
  await app.db.system.delete(profiles).where(eq(profiles.id, physio.id))
  expect((await listOf(coach)).lookedAt).toMatchObject([{ fullName: 'Ida', by: null }])
  const looks = () => app.db.system.$count(lookedAt, eq(lookedAt.athleteId, ida.id))
  const runOn = async (day: string) => {
    for (const job of retentionJobs) await job.run(app.services, new Date(`${day}T12:00:00Z`))
    return looks()
  }
  expect(await runOn('2026-12-24')).toBe(1)
  expect(await runOn('2026-12-25')).toBe(0)
})
