import { expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { addDays } from '#domain/calendar/local-day.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { colleagueOf, memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'

const TODAY = '2026-11-18'
const RANGE = `from=${addDays(TODAY, -1)}&to=${TODAY}`

let coach: Someone
let athletes: Someone[]

test.beforeAll(async ({ app }) => {
  app.setClock(() => new Date(`${TODAY}T12:00:00Z`))
  coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  athletes = []
  for (const rpe of [2, 5, 9]) {
    const athlete = await memberOf(app, { fullName: `Of ${rpe}` })
    await recordFortyDays(app.db, { teamId: coach.team.id, athleteId: athlete.id, today: TODAY, rpe })
    athletes.push(athlete)
  }
})

test('the middle of a team is the median of its athletes, day by day, with no name or id of them', async () => {
  const { status, body } = await coach.team.get(`/statistics/middle?${RANGE}`)
  expect(status).toBe(200)
  // 50, 60 and 70 minutes in turn: seven days have 410 of them, times 5.
  expect(body.days).toMatchObject([
    { date: addDays(TODAY, -1), acute: expect.any(Number), ratio: expect.any(Number), total: null },
    { date: TODAY, acute: 2050, total: null },
  ])
  for (const { id } of athletes) expect(JSON.stringify(body)).not.toContain(id)
})

test('its totals are of the questions that the reader may see, and of who rated them all', async ({
  app,
}) => {
  const { system } = app.db
  const owner = await memberOf(app, { role: 'manager', fullName: 'Owner' })
  const colleague = await colleagueOf(app, owner, { duty: 'coach', seesHealth: false })
  const { id: teamId } = owner.team
  const archived = Array.from({ length: 31 }, (_, index) => ({
    teamId,
    title: `Asked before ${index}`,
    type: 'rating' as const,
    archivedAt: new Date(),
  }))
  // Any number of questions may have been archived.
  const [sleep, mood, pain] = await system
    .insert(customMetrics)
    .values([
      { teamId, title: 'Sleep', type: 'rating' },
      ...archived,
      { teamId, title: 'Mood', type: 'rating' },
      { teamId, title: 'Pain', type: 'rating', audience: 'health' },
    ])
    .returning()
    .then((all) => all.filter(({ archivedAt }) => archivedAt === null))
  for (const ratingValue of [1, 2, 4, 5]) {
    const { id: athleteId } = await memberOf(app)
    await putOnTeam(app.db, teamId, athleteId)
    const given = { athleteId, ratingValue, kind: 'rating' as const }
    const before = ratingValue === 5 ? [mood!] : [sleep!, mood!]
    await system
      .insert(metricResponses)
      .values([
        ...before.map(({ id }) => ({ ...given, metricId: id, date: addDays(TODAY, -1) })),
        ...[sleep!, mood!, pain!].map(({ id }) => ({ ...given, metricId: id, date: TODAY })),
      ])
  }
  const totals = async (reader: Someone) => {
    const { body } = await teamClient(reader, teamId).get(`/statistics/middle?${RANGE}`)
    return { questions: body.questions, totals: body.days.map(({ total }) => total) }
  }
  expect(await totals(owner)).toEqual({ questions: 3, totals: [null, 9] })
  expect(await totals(colleague)).toEqual({ questions: 2, totals: [4, 6] })
})

test('of two athletes there is none', async ({ app }) => {
  const other = await memberOf(app, { role: 'manager', fullName: 'Other' })
  for (const rpe of [4, 6]) {
    const athlete = await memberOf(app, { fullName: `Of ${rpe}` })
    await recordFortyDays(app.db, { teamId: other.team.id, athleteId: athlete.id, today: TODAY, rpe })
  }
  const { body } = await other.team.get(`/statistics/middle?${RANGE}`)
  expect(body.days.map(({ acute, ratio }) => [acute, ratio])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('an athlete and another team’s coach are told nothing of it', async ({ app }) => {
  const stranger = await memberOf(app, { role: 'manager', fullName: 'Stranger' })
  for (const reader of [athletes[0]!, stranger]) {
    const { status } = await teamClient(reader, coach.team.id).get(`/statistics/middle?${RANGE}`)
    expect([403, 404]).toContain(status)
  }
})

test('a coach who asks for the whole team without a break is told to wait', async ({ app }) => {
  const busy = await memberOf(app, { role: 'manager' })
  const paths = Array.from({ length: 301 }, (_, at) => (at % 2 === 0 ? 'middle' : 'squad-weeks'))
  const replies = await Promise.all(
    paths.map((path) => busy.team.get<string>(`/statistics/${path}?${RANGE}`)),
  )
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
})
