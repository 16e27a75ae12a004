import { describe, expect } from 'vitest'
import { log, test } from '#tests/support/season.ts'
import { teamClient } from '#tests/support/someone.ts'

const RANGE = 'from=2026-10-28&to=2026-11-10'

describe('the weeks of a range', () => {
  test.beforeAll(async ({ season }) => {
    await log(
      season,
      season.ida,
      // The Sunday before the first of them, its Monday, and its Sunday.
      ['2026-10-25', 'AM', 9, 90],
      ['2026-10-26', 'AM', 5, 60],
      ['2026-10-26', 'PM', 4, 50],
      ['2026-11-01', 'AM', 0, 0],
      ['2026-11-12', 'PM', 3, 40],
    )
    await log(season, season.bo, ['2026-11-03', 'AM', 2, 30])
    await log(season, season.eve, ['2026-11-03', 'AM', 9, 90])
  })

  const ofIda = [
    { monday: '2026-10-26', reportedDays: 2, loads: [{ trainingType: 'strength_power', load: 500 }] },
    { monday: '2026-11-02', reportedDays: 0, loads: [] },
    { monday: '2026-11-09', reportedDays: 1, loads: [{ trainingType: 'strength_power', load: 120 }] },
  ]

  test('have the loads of an athlete by type, and their reported days', async ({ season }) => {
    const { body } = await season.coach.team.get(`/statistics/weeks?${RANGE}&athleteId=${season.ida.id}`)
    expect(body.weeks).toEqual(ofIda)
    const own = await season.ida.get(`/api/statistics/weeks?${RANGE}`)
    expect(own.body.weeks).toEqual(ofIda)
  })

  test('have the loads and reported days of every athlete of the team', async ({ season }) => {
    const { body } = await season.coach.team.get(`/statistics/squad-weeks?${RANGE}`)
    expect(body.mondays).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
    expect(body.athletes.toSorted((one, other) => other.loads[0]! - one.loads[0]!)).toEqual([
      { athleteId: season.ida.id, loads: [500, 0, 120], reportedDays: [2, 0, 1] },
      { athleteId: season.bo.id, loads: [0, 60, 0], reportedDays: [0, 1, 0] },
    ])
  })

  test('are nobody’s but the team’s and the athlete’s own', async ({ season }) => {
    const stranger = await season.stranger.team.get(`/statistics/weeks?${RANGE}&athleteId=${season.ida.id}`)
    expect([stranger.status, stranger.body.code]).toEqual([404, 'not-found'])
    const athlete = await teamClient(season.ida, season.coach.team.id).get(`/statistics/squad-weeks?${RANGE}`)
    expect([athlete.status, athlete.body.code]).toEqual([403, 'wrong-role'])
  })

  test('have a range that can be shown', async ({ season }) => {
    const { status } = await season.coach.team.get('/statistics/squad-weeks?from=2026-11-10&to=2026-11-09')
    expect(status).toBe(400)
  })
})
