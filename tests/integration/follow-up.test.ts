import { expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { test } from '#tests/support/app-test.ts'
import { colleagueOf, memberOf, takeOffTeam } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'

/** A Wednesday: the week began on the 16th. */
const TODAY = '2026-11-18'

test('the staff see which share of the check-ins was opened and answered, this week and before', async ({
  app,
}) => {
  app.setClock(() => new Date(`${TODAY}T12:00:00Z`))
  const coach = await memberOf(app, { role: 'manager' })
  const viewer = await colleagueOf(app, coach, { duty: 'viewer' })
  const [ida, bo, gone] = [
    await memberOf(app, { coach }),
    await memberOf(app, { coach }),
    await memberOf(app, { coach }),
  ]
  const teamId = coach.team.id
  const [sleep, pain] = await app.db.system
    .insert(customMetrics)
    .values([
      { teamId, title: 'Sleep', type: 'rating' },
      { teamId, title: 'Pain', type: 'rating', audience: 'health' },
    ])
    .returning()
  const answered = (athlete: Someone, date: string, metricId = sleep!.id) =>
    app.db.system.insert(metricResponses).values({ athleteId: athlete.id, metricId, date, ratingValue: 3 })
  for (const [athlete, day] of [
    [ida, TODAY],
    [ida, '2026-11-16'],
    [bo, '2026-11-17'],
    [gone, TODAY],
    [ida, '2026-11-15'],
    [ida, '2026-10-19'],
    [ida, '2026-10-18'],
  ] as const)
    await answered(athlete, day)
  await answered(ida, TODAY, pain!.id)
  await answered(bo, TODAY, pain!.id)
  await takeOffTeam(app.db, gone.id)

  const ofDay = (athlete: Someone, day: string) => `/athletes/${athlete.id}/days/${day}` as const
  await coach.team.post('/day/opened', { day: TODAY, athleteIds: [ida.id] })
  await coach.team.post(`/athletes/${ida.id}/opened`, { day: '2026-10-19' })
  await viewer.team.post(`/athletes/${ida.id}/opened`, { day: '2026-10-19' })
  await coach.team.put(`${ofDay(ida, TODAY)}/reaction`, { reaction: 'well-done' })
  await coach.team.put(`${ofDay(bo, '2026-11-17')}/reply`, { text: 'Rest' })

  const read = async (reader: Someone) => (await reader.team.get('/follow-up')).body
  const before = { checkIns: 2, opened: 1, answered: 0 }
  expect(await read(coach)).toEqual({ thisWeek: { checkIns: 4, opened: 1, answered: 2 }, before })
  // One of them answered nothing but a question about health.
  expect(await read(viewer)).toEqual({ thisWeek: { checkIns: 3, opened: 1, answered: 2 }, before })
})

test('a team without check-ins has nothing to follow up', async ({ app }) => {
  const coach = await memberOf(app, { role: 'manager' })
  const none = { checkIns: 0, opened: 0, answered: 0 }
  expect((await coach.team.get('/follow-up')).body).toEqual({ thisWeek: none, before: none })
})
