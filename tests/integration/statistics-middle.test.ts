import { expect } from 'vitest'
import { addDays } from '#domain/calendar/local-day.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'
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
