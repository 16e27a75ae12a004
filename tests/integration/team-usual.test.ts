import { expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { addDays } from '#domain/calendar/local-day.ts'
import type { TeamUsual } from '#domain/wellness/team-usual.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'

const TODAY = '2026-11-18'

let coach: Someone
let ida: Someone
let sleep: string
let mood: string

test.beforeAll(async ({ app }) => {
  app.setClock(() => new Date(`${TODAY}T12:00:00Z`))
  coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  ida = await memberOf(app, { fullName: 'Ida' })
  // Sleep 2 today, before it 5 and 4 in turn.
  const { metricIds } = await recordFortyDays(app.db, {
    teamId: coach.team.id,
    athleteId: ida.id,
    today: TODAY,
  })
  sleep = metricIds[0]!
  const [metric] = await app.db.system
    .insert(customMetrics)
    .values({ teamId: coach.team.id, title: 'Mood', type: 'rating' })
    .returning()
  mood = metric!.id
  // Rated today and on the ten days before, always alike.
  await app.db.system.insert(metricResponses).values(
    Array.from({ length: 11 }, (_, index) => ({
      athleteId: ida.id,
      metricId: mood,
      date: addDays(TODAY, -index),
      ratingValue: 3,
    })),
  )
})

const usual = async (reader: Someone, query = '') =>
  (await reader.team.get(`/day/usual${query}`)).body as unknown as TeamUsual

test('a day is seen against the 28 days before it, question by question and in sum, and the week’s loads', async () => {
  const { day, athletes } = await usual(coach)
  expect(day).toBe(TODAY)
  const ratings = expect.arrayContaining([
    // Fourteen 5 and fourteen 4: 0.5 off each, √(28 · 0.25 / 27).
    { metricId: sleep, mean: 4.5, deviation: expect.closeTo(0.5092, 4) },
    { metricId: mood, mean: 3, deviation: 0 },
  ])
  expect(athletes).toEqual([
    {
      athleteId: ida.id,
      ratings,
      // Of the ten days that have both: five of 8, five of 7.
      total: { questions: 2, mean: 7.5, deviation: expect.closeTo(0.527, 3) },
      // RPE 5 for 50, 60 and 70 minutes in turn, the day before today being the second of them.
      loads: [250, 350, 300, 250, 350, 300],
    },
  ])
})

test('an earlier day is seen against those before it, and without ten answers against nothing', async () => {
  const { day, athletes } = await usual(coach, '?day=2026-11-17')
  expect(day).toBe('2026-11-17')
  expect(athletes[0]?.ratings.map(({ metricId }) => metricId)).toEqual([sleep])
  expect(athletes[0]?.total).toBeNull()
})

test('before an answer came, the sum is of the questions that will be asked', async () => {
  const { athletes } = await usual(coach, `?day=${addDays(TODAY, 1)}`)
  expect(athletes[0]?.total).toMatchObject({ questions: 2 })
})

test('another team’s coach and the athlete are told nothing of it', async ({ app }) => {
  const other = await memberOf(app, { role: 'manager', fullName: 'Other' })
  expect((await usual(other)).athletes).toEqual([])
  for (const reader of [other, ida]) {
    const { status } = await teamClient(reader, coach.team.id).get('/day/usual')
    expect([403, 404]).toContain(status)
  }
})

test('a coach who asks without a break is told to wait', async ({ app }) => {
  const busy = await memberOf(app, { role: 'manager' })
  const asked = Array.from({ length: 301 }, () => busy.team.get('/day/usual'))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
