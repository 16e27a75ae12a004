import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import type { Call } from '#database/statement.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { type Rating, ratingAverages } from '#domain/load/rating-averages.ts'
import { athleteReads } from '#server/features/statistics/athlete-queries.ts'
import { squadReads } from '#server/features/statistics/squad-queries.ts'
import { wellnessStanding } from '#domain/wellness/wellness-standing.ts'
import { wellnessTotal } from '#domain/wellness/wellness-total.ts'
import { ratingTrend } from '#tests/support/rating-trend.ts'
import { addMetric, answer, log, type Season, test } from '#tests/support/season.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'

const squad = async (reader: Someone, from: LocalDay, to: LocalDay) =>
  (await reader.team.get(`/statistics/squad?from=${from}&to=${to}`)).body

describe('the squad', () => {
  let sleep: string
  const ratings: Rating[] = []

  test.beforeAll(async ({ season }) => {
    const { ida, bo, eve } = season
    for (const week of [0, 7, 14, 21]) {
      const [monday, thursday] = [addDays('2026-10-12', week), addDays('2026-10-15', week)]
      await log(season, ida, [monday, 'AM', 5, 60], [thursday, 'PM', 4, 50])
    }
    await log(
      season,
      ida,
      ['2026-11-09', 'AM', 5, 60],
      ['2026-11-09', 'PM', 3, 50],
      ['2026-11-11', 'AM', 0, 0],
      ['2026-11-14', 'PM', 9, 30],
      // After the range.
      ['2026-11-16', 'AM', 10, 100],
    )
    sleep = await addMetric(season, 'Sleep')
    const energy = await addMetric(season, 'Energy')
    const notes = await addMetric(season, 'Notes', 'text')
    for (const [metricId, step] of [
      [sleep, 7],
      [energy, 3],
    ] as const) {
      for (const [athlete, start] of [
        [ida, 0],
        [bo, 11],
      ] as const) {
        for (let day = start; day < 34; day += 2 + (day % 3)) {
          const rating = 1 + ((day * step + start) % 5)
          const date = addDays('2026-10-13', day)
          await answer(season, athlete, metricId, [date, rating])
          if (date <= '2026-11-15') ratings.push({ athleteId: athlete.id, metricId, date, rating })
        }
      }
    }
    await answer(season, ida, notes, ['2026-11-15', 'fine'], ['2026-11-17', 'after the range'])
    await log(season, eve, ['2026-11-09', 'AM', 9, 90])
  })

  test('lists every athlete by name as they stand at the end of the range', async ({ season }) => {
    const { today, rows } = await squad(season.coach, '2026-11-09', '2026-11-15')
    expect(today).toBe('2026-11-18')
    expect(rows.map(({ fullName }) => fullName)).toEqual(['Bo', 'Ida'])
    expect(rows[1]).toMatchObject({
      athleteId: season.ida.id,
      avatarUrl: null,
      week: { load: 720, hasMonotony: true },
      change: { share: expect.closeTo(0.44, 9), before: 500, basis: 'days-missing' },
      acwr: { acute: 720, chronic: 500, ratio: 1.44, zone: 'none', reportedDays: { acute: 3, chronic: 8 } },
      reportedDays: 9,
      compliancePercent: (8 * 100) / 28,
      lastReported: '2026-11-14',
      lastAnswer: '2026-11-15',
    })
  })

  test('tells nothing reported from a rest', async ({ season }) => {
    const { rows, sparklineDays } = await squad(season.coach, '2026-11-09', '2026-11-15')
    expect(sparklineDays).toBe(1)
    expect(rows[1]?.sparkline).toEqual([450, null, 0, null, null, 270, null])
    expect(rows[0]).toMatchObject({
      sparkline: [null, null, null, null, null, null, null],
      change: { share: null, basis: 'short-record' },
      acwr: { ratio: null, basis: 'short-record', zone: 'none' },
      compliancePercent: 0,
      lastReported: null,
    })
  })

  test('draws a long range in weeks that end with it', async ({ season }) => {
    const { rows, sparklineDays } = await squad(season.coach, '2026-08-01', '2026-11-15')
    expect(sparklineDays).toBe(7)
    expect(rows[1]?.sparkline.slice(-7)).toEqual([null, null, 500, 500, 500, 500, 720])
  })

  test('has the averages and trends that the ratings one by one come to', async ({ season }) => {
    const { averages, trends, metrics } = await squad(season.coach, '2026-10-12', '2026-11-15')
    expect(metrics.map(({ title }) => title)).toEqual(['Energy', 'Sleep'])
    const sumOf = ({ athleteId, metricId }: { athleteId: string; metricId: string }) =>
      ratings
        .filter((rating) => rating.athleteId === athleteId && rating.metricId === metricId)
        .reduce((sum, { rating }) => sum + rating, 0)
    const byKey = (a: { athleteId: string; metricId: string }, b: typeof a) =>
      `${a.athleteId}${a.metricId}` < `${b.athleteId}${b.metricId}` ? -1 : 1
    const expected = ratingAverages(ratings).map(({ answers: count, ...average }) => ({
      ...average,
      count,
      sum: sumOf(average),
    }))
    expect(averages.toSorted(byKey)).toEqual(expected.toSorted(byKey))
    expect(averages.map(({ athleteId }) => athleteId === season.bo.id)).toEqual([true, true, false, false])
    for (const { id } of metrics) {
      const points = trends.filter(({ metricId }) => metricId === id)
      expect(points.length).toBeGreaterThan(10)
      expect(points.map(({ date, average }) => ({ date, average }))).toEqual(ratingTrend(ratings, id))
      const total = points.reduce((sum, { count }) => sum + count, 0)
      expect(total).toBe(ratings.filter(({ metricId }) => metricId === id).length)
    }
  })

  test.for(['2026-11-10', '2026-11-13', '2026-11-15'] as const)(
    'says how far the last total of a day is from the athlete’s usual, as the ratings one by one come to: %s',
    async (to, { season }) => {
      const { rows } = await squad(season.coach, '2026-11-09', to)
      for (const { athleteId, wellness } of rows) {
        const given = ratings.filter((one) => one.athleteId === athleteId && one.date <= to)
        const last = given
          .map(({ date }) => date)
          .toSorted()
          .at(-1)!
        const total = wellnessTotal(given, { from: last, to: last })
        expect(wellness).toEqual(wellnessStanding(total ?? { questions: 0, values: [] }, to))
      }
    },
  )

  test('is the coach’s alone', async ({ season }) => {
    const other = await squad(season.stranger, '2026-10-12', '2026-11-15')
    expect(other.rows.map(({ fullName }) => fullName)).toEqual(['Eve'])
    expect([other.metrics, other.averages, other.trends]).toEqual([[], [], []])
    const refused = await teamClient(season.ida, season.coach.team.id).get(
      '/statistics/squad?from=2026-11-09&to=2026-11-15',
    )
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong-role'])
  })

  test('forgets a removed athlete at once', async ({ season }) => {
    await season.coach.team.delete(`/athletes/${season.bo.id}`)
    const { rows, averages } = await squad(season.coach, '2026-10-12', '2026-11-15')
    expect(rows.map(({ fullName }) => fullName)).toEqual(['Ida'])
    expect(averages.map(({ athleteId }) => athleteId)).toEqual([season.ida.id, season.ida.id])
  })
})

const ofTeam = ({ team }: Someone) => ({ teamId: team.id, knownTeamId: team.id, seesHealth: true })

describe('200 athletes over a year', () => {
  const [from, to] = ['2025-11-19', '2026-11-18'] as const
  let coach: Someone
  let athleteId: string

  test.beforeAll(async ({ season }) => {
    coach = season.stranger
    const { system } = season.app.db
    await system.execute(sql`
      insert into profiles (role, email, full_name)
      select 'athlete', n || '@squad.example', 'Athlete ' || to_char(n, 'FM000')
      from generate_series(1, 199) n`)
    await system.execute(sql`
      insert into team_members (team_id, athlete_id)
      select ${coach.team.id}::uuid, id from profiles where email like '%@squad.example'`)
    await system.execute(sql`
      insert into training_sessions (athlete_id, date, session, training_type, rpe, duration)
      select id, day, 'AM', 'travel', 5, 60
      from generate_series(${from}::date, ${to}::date, '1 day') day, profiles
      where email like '%@squad.example'`)
    await system.execute(sql`vacuum analyze profiles, team_members`)
    await system.execute(sql`vacuum analyze training_sessions`)
    athleteId = (await squad(coach, from, to)).rows[0]!.athleteId
  })

  test('take at most three queries, in one round trip', async ({ season }) => {
    const read = vi.spyOn(season.app.db, 'read')
    const transaction = vi.spyOn(season.app.db, 'transaction')
    onTestFinished(() => void vi.restoreAllMocks())
    const { rows, sparklineDays } = await squad(coach, from, to)
    expect([rows.length, sparklineDays, rows[0]?.sparkline.length]).toEqual([200, 7, 52])
    expect(rows[0]).toMatchObject({ acwr: { acute: 2100, ratio: 1, zone: 'green' } })
    const [[_opening, ...queries] = []] = read.mock.calls
    expect([read.mock.calls.length, transaction.mock.calls.length]).toEqual([1, 0])
    expect(queries.length).toBeLessThanOrEqual(3)
  })

  test.for([
    ['the squad', () => squadReads({ teamId: coach.team.id, seesHealth: true, from, to })[0]],
    ['one athlete', () => athleteReads({ athleteId, ...ofTeam(coach), from, to, method: 'rolling' })[0]],
  ] as const)(
    'the loads of %s are read from the index alone, policies and all',
    async ([_, callOf], { season }) => {
      const plan = await planOf(season, callOf())
      expect(plan).toMatch(/Index Only Scan.* using training_sessions_athlete_id_date_session_key/)
      expect(plan).not.toMatch(/Seq Scan on training_sessions|Bitmap Heap Scan on training_sessions/)
    },
  )

  async function planOf(season: Season, call: Call<unknown>): Promise<string> {
    const { name, text } = call
    const explain = { ...call, name: `explain_${name}`, text: `explain ${text}` } as Call<
      Record<string, string>
    >
    const rows = await asActor(season.app.db, coach.id, (tx) => tx.run(explain))
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
})
