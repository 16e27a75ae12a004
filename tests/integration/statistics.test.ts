import { describe, expect } from 'vitest'
import { acwr } from '#domain/load/acwr.ts'
import { trainingWeek } from '#domain/load/week.ts'
import { createClient } from '#tests/support/client.ts'
import { addMetric, answer, log, test } from '#tests/support/season.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'

let sleep: string
let energy: string
let formerMetric: string

test.beforeAll(async ({ season }) => {
  const { ida, stranger } = season
  // Four weeks of 300 + 200, then one of 300 + 150, a rest and 270: a ratio of 720 / 500.
  for (const monday of ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'] as const) {
    const thursday = new Date(Date.parse(monday) + 3 * 86_400_000).toISOString().slice(0, 10) as typeof monday
    await log(season, ida, [monday, 'AM', 5, 60], [thursday, 'PM', 4, 50])
  }
  await log(
    season,
    ida,
    ['2026-11-09', 'AM', 5, 60],
    ['2026-11-09', 'PM', 3, 50],
    ['2026-11-11', 'AM', 0, 0],
    ['2026-11-14', 'PM', 9, 30],
  )
  // Out of the order of their titles.
  sleep = await addMetric(season, 'Sleep')
  energy = await addMetric(season, 'Energy')
  const notes = await addMetric(season, 'Notes', 'text')
  const longAgo = await addMetric(season, 'Not answered any more')
  await addMetric(season, 'Never answered')
  formerMetric = await addMetric(season, 'Of a former coach', 'rating', stranger.team.id)
  await answer(season, ida, sleep, ['2026-11-10', 3], ['2026-11-09', 2], ['2026-10-01', 1])
  // 28 days before the 9th, and a day earlier.
  await answer(season, ida, sleep, ['2026-11-08', 5], ['2026-10-12', 4], ['2026-10-11', 1])
  await answer(season, ida, longAgo, ['2026-11-08', 2])
  await answer(season, ida, energy, ['2026-11-12', 4])
  await answer(season, ida, notes, ['2026-11-12', 'fine'])
  await answer(season, ida, formerMetric, ['2026-11-12', 5])
})

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
const WEEK = { from: '2026-11-09', to: '2026-11-15' } as const

/** Of an athlete who is named, or the reader's own. */
const athlete = (reader: Someone, values: Record<string, string> = {}) =>
  'athleteId' in values
    ? reader.team.get(`/statistics/athlete?${query({ ...WEEK, ...values })}`)
    : reader.get(`/api/statistics/athlete?${query({ ...WEEK, ...values })}`)
const figures = async (reader: Someone, values?: Record<string, string>) =>
  (await athlete(reader, values)).body

const week = (reader: Someone, values: Record<string, string> = {}) =>
  'athleteId' in values
    ? reader.team.get(`/statistics/week?${query(values)}`)
    : reader.get(`/api/statistics/week?${query(values)}`)
const weekOf = async (reader: Someone, values?: Record<string, string>) => (await week(reader, values)).body

describe('an athlete’s figures', () => {
  test('come from the days reported, a rest among them, in the order of the calendar', async ({ season }) => {
    const { today, recordedSince, reports } = await figures(season.coach, { athleteId: season.ida.id })
    expect([today, recordedSince]).toEqual(['2026-11-18', '2026-10-12'])
    expect(reports.slice(-4)).toEqual([
      { date: '2026-11-05', load: 200, sessions: 1 },
      { date: '2026-11-09', load: 450, sessions: 2 },
      { date: '2026-11-11', load: 0, sessions: 0 },
      { date: '2026-11-14', load: 270, sessions: 1 },
    ])
  })

  test('come to the ratio that was worked out by hand', async ({ season }) => {
    const { reports, recordedSince } = await figures(season.coach, { athleteId: season.ida.id })
    const points = acwr(reports, { ...WEEK, recordedSince })
    expect(points).toHaveLength(7)
    expect(points.at(-1)).toMatchObject({
      daily: 0,
      acute: 720,
      chronic: 500,
      ratio: 1.44,
      // Eight of 28 days are too few.
      basis: 'days-missing',
      zone: 'none',
      reportedDays: { acute: 3, chronic: 8 },
    })
    expect(points.at(-2)?.ratio).toBeNull()
  })

  test.for([
    ['rolling', '2026-11-17', '2026-10-15'],
    ['rolling', '2026-11-16', '2026-10-12'],
    ['ewma', '2027-02-16', '2026-10-15'],
    ['ewma', '2027-02-15', '2026-10-12'],
  ] as const)(
    'by the method %s a range from %s needs the reports since %s',
    async ([method, from, first], { season }) => {
      const { reports, recordedSince } = await figures(season.ida, { method, from, to: '2027-03-01' })
      expect([reports[0]?.date, recordedSince]).toEqual([first, '2026-10-12'])
    },
  )

  test('hold the ratings of the range, by the titles of their metrics', async ({ season }) => {
    const { metrics, ratings } = await figures(season.coach, { athleteId: season.ida.id })
    expect(metrics).toEqual([
      { id: energy, title: 'Energy' },
      { id: sleep, title: 'Sleep' },
    ])
    expect(ratings).toEqual([
      { metricId: energy, date: '2026-11-12', rating: 4 },
      { metricId: sleep, date: '2026-11-09', rating: 2 },
      { metricId: sleep, date: '2026-11-10', rating: 3 },
    ])
  })

  test('hold apart what their days are compared with: of the same metrics, the 28 days before', async ({
    season,
  }) => {
    const { ratingsBefore } = await figures(season.coach, { athleteId: season.ida.id })
    expect(ratingsBefore).toEqual([
      { metricId: sleep, date: '2026-10-12', rating: 4 },
      { metricId: sleep, date: '2026-11-08', rating: 5 },
    ])
  })

  test('are empty for whoever has reported nothing', async ({ season }) => {
    expect(await figures(season.bo)).toEqual({
      today: '2026-11-18',
      recordedSince: null,
      reports: [],
      metrics: [],
      ratings: [],
      ratingsBefore: [],
    })
  })

  test('are the same for the athlete and the coach, but for ratings given to a former one', async ({
    season,
  }) => {
    const own = await figures(season.ida)
    expect(own.ratings).toHaveLength(4)
    const metrics = own.metrics.filter(({ id }) => id !== formerMetric)
    const ratings = own.ratings.filter(({ metricId }) => metricId !== formerMetric)
    expect({ ...own, metrics, ratings }).toEqual(await figures(season.coach, { athleteId: season.ida.id }))
  })
})

describe('a range', () => {
  test.for([
    [
      'that ends before it starts',
      '2026-11-15',
      '2026-11-14',
      'The end date must not be before the start date.',
    ],
    ['of more than two years', '2024-01-01', '2026-01-01', 'Please choose at most two years.'],
  ] as const)('%s is refused in words', async ([_, from, to, message], { season }) => {
    for (const path of ['athlete', 'sessions.csv', 'responses.csv', 'load.csv']) {
      const { status, body } = await season.ida.get(`/api/statistics/${path}?${query({ from, to })}`)
      expect([status, body.code, body.message]).toEqual([400, 'invalid-input', message])
    }
    const squad = await season.coach.team.get(`/statistics/squad?${query({ from, to })}`)
    expect([squad.status, squad.body.message]).toEqual([400, message])
  })

  test.for(['2026-02-30', 'yesterday', '0000-01-01', '9999-12-31'])(
    'does not end on %s',
    async (to, { season }) => {
      expect((await athlete(season.ida, { to })).body.code).toBe('invalid-input')
      expect((await week(season.ida, { monday: to })).body.code).toBe('invalid-input')
    },
  )

  test('may be one day', async ({ season }) => {
    const { ratings } = await figures(season.ida, { from: '2026-11-10', to: '2026-11-10' })
    expect(ratings).toEqual([{ metricId: sleep, date: '2026-11-10', rating: 3 }])
  })
})

describe('a week', () => {
  test('is at first that of the latest session, and Next waits for a session', async ({ season }) => {
    const { sessions, ...where } = await weekOf(season.coach, { athleteId: season.ida.id })
    expect(where).toEqual({
      monday: '2026-11-09',
      initialMonday: '2026-11-09',
      currentMonday: '2026-11-16',
      nextHasSession: false,
    })
    const trained = { kind: 'trained', trainingType: 'strength_power' }
    expect(sessions).toEqual([
      { date: '2026-11-09', slot: 'AM', ...trained, rpe: 5, durationMin: 60 },
      { date: '2026-11-09', slot: 'PM', ...trained, rpe: 3, durationMin: 50 },
      { date: '2026-11-11', slot: 'AM', kind: 'rested' },
      { date: '2026-11-14', slot: 'PM', ...trained, rpe: 9, durationMin: 30 },
    ])
  })

  test('comes to the figures that were worked out by hand', async ({ season }) => {
    const { monday, sessions } = await weekOf(season.ida)
    const { figures: sums, sessions: count } = trainingWeek(sessions, monday)
    expect([count, sums.load]).toEqual([3, 720])
    expect(sums.mean).toBeCloseTo(102.857, 3)
    expect(sums.deviation).toBeCloseTo(169.597, 3)
    expect(sums.monotony).toBeCloseTo(0.6065, 4)
    expect(sums.strain).toBeCloseTo(436.66, 1)
  })

  test.for(['2026-11-02', '2026-11-05', '2026-11-08'])(
    'may be asked for by any of its days: %s',
    async (monday, { season }) => {
      const { sessions, ...where } = await weekOf(season.ida, { monday })
      expect(where).toMatchObject({ monday: '2026-11-02', initialMonday: '2026-11-09', nextHasSession: true })
      expect(sessions.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-05'])
    },
  )

  test('is the current one for whoever has no session, and a rest is none', async ({ season }) => {
    await log(season, season.bo, ['2026-11-03', 'AM', 0, 0])
    const { sessions, ...where } = await weekOf(season.bo)
    expect([sessions, where.monday, where.initialMonday]).toEqual([[], '2026-11-16', '2026-11-16'])
    expect((await weekOf(season.bo, { monday: '2026-10-26' })).nextHasSession).toBe(false)
  })

  test('of a session more than 30 days ago is not the one to begin with', async ({ season }) => {
    await log(season, season.eve, ['2026-10-18', 'AM', 5, 60])
    expect((await weekOf(season.eve)).monday).toBe('2026-11-16')
    await log(season, season.eve, ['2026-10-19', 'AM', 5, 60])
    expect((await weekOf(season.eve)).monday).toBe('2026-10-19')
  })
})

describe('statistics are shown', () => {
  test.for(['athlete', 'week', 'sessions.csv', 'responses.csv', 'load.csv'])(
    '%s: to the athlete and their coach, to nobody else',
    async (path, { season }) => {
      const { ida, bo, eve, coach, stranger, app } = season
      const of = (athleteId: string) => `/statistics/${path}?${query({ ...WEEK, athleteId })}`
      const inTeam = (reader: Parameters<typeof teamClient>[0]) => teamClient(reader, coach.team.id)
      expect((await ida.get(`/api/statistics/${path}?${query(WEEK)}`)).status).toBe(200)
      expect((await coach.team.get(of(ida.id))).status).toBe(200)
      for (const [reader, id] of [
        [inTeam(stranger), ida.id],
        [stranger.team, ida.id],
        [coach.team, coach.id],
        [coach.team, stranger.id],
        [coach.team, eve.id],
        [coach.team, '5f0f7a52-4e0c-4b53-8a3c-2f2f2a2b2c2d'],
      ] as const) {
        const { status, body } = await reader.get(of(id))
        expect([status, body.code]).toEqual([404, 'not-found'])
      }
      for (const athleteOfTeam of [bo, ida]) {
        const { status, body } = await inTeam(athleteOfTeam).get(of(ida.id))
        expect([status, body.code]).toEqual([403, 'wrong-role'])
      }
      const visitor = await inTeam(createClient(app.origin)).get(of(ida.id))
      expect([visitor.status, visitor.body.code]).toEqual([401, 'session-required'])
      expect((await coach.team.get(of('me'))).body.code).toBe('invalid-input')
    },
  )

  test.for(['athlete', 'week'])('%s: to a coach who says of whom', async (path, { season }) => {
    const { status, body } = await season.coach.team.get(`/statistics/${path}?${query(WEEK)}`)
    expect([status, body.message]).toEqual([400, 'athleteId: Please select an athlete.'])
  })

  test('to the former coach of an athlete no more, and to the athlete still', async ({ season }) => {
    const { ida, coach } = season
    await coach.team.delete(`/athletes/${ida.id}`)
    expect((await athlete(coach, { athleteId: ida.id })).status).toBe(404)
    expect((await week(coach, { athleteId: ida.id })).status).toBe(404)
    const { recordedSince, reports, metrics } = await figures(ida)
    expect([recordedSince, reports.length]).toEqual(['2026-10-12', 11])
    expect(new Set(metrics.map(({ title }) => title))).toEqual(new Set(['Unknown Metric']))
  })
})
