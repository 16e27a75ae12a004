import { expect } from 'vitest'
import { memberOf } from '#tests/support/member-of.ts'
import { addMetric, answer, log, type Season, test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'
import { inviteFrom } from '#tests/support/team-calls.ts'

const RANGE = 'from=2026-10-01&to=2026-11-18'

/** Someone who trained twice and rested once before they came to this team, and trains today. */
async function newcomer(season: Season) {
  const athlete = await memberOf(season.app, { fullName: 'Noa' })
  await log(
    season,
    athlete,
    ['2026-11-01', 'AM', 5, 60],
    ['2026-11-02', 'AM', 0, 0],
    ['2026-11-17', 'PM', 4, 50],
    ['2026-11-18', 'AM', 3, 30],
  )
  return athlete
}

const joinAs = async (person: Someone, coach: Someone, choice: object) =>
  (await person.post('/api/join', { code: await inviteFrom(coach), ...choice })).status

/** The days of an athlete's sessions, as each surface shows them to the coach. */
async function daysSeen({ coach }: Season, { id }: Someone) {
  const ofAthlete = `athleteId=${id}&${RANGE}`
  const { body: figures } = await coach.team.get(`/statistics/athlete?${ofAthlete}`)
  const { body: squad } = await coach.team.get(`/statistics/squad?${RANGE}`)
  const { body: csv } = await coach.team.get(`/statistics/sessions.csv?${ofAthlete}`)
  const { body: week } = await coach.team.get(`/statistics/week?athleteId=${id}&monday=2026-11-17`)
  return {
    since: figures.recordedSince,
    figures: figures.reports.map(({ date }) => date),
    squad: squad.rows.find(({ athleteId }) => athleteId === id)?.lastAnswer,
    csv: [...String(csv['text']).matchAll(/2026-\d\d-\d\d/g)].map(String),
    week: week.sessions.map(({ date }) => date),
  }
}

test('the question tells how much there is to share', async ({ season }) => {
  const athlete = await newcomer(season)
  const ask = async (person: Someone) =>
    (await person.post('/api/join/preview', { code: await inviteFrom(season.coach) })).body
  expect((await ask(athlete)).earlier).toEqual({ sessions: 2, since: '2026-11-01' })
  expect((await ask(await memberOf(season.app))).earlier).toBeNull()
})

test.for([
  ['nothing is said of it', {}],
  ['it is not shared', { shareEarlier: false }],
] as const)('if %s, the staff see today and what comes', async ([_, choice], { season }) => {
  const athlete = await newcomer(season)
  expect(await joinAs(athlete, season.coach, choice)).toBe(200)
  expect(await daysSeen(season, athlete)).toEqual({
    since: '2026-11-18',
    figures: ['2026-11-18'],
    squad: null,
    csv: ['2026-11-18'],
    week: ['2026-11-18'],
  })
  const { body } = await athlete.get(`/api/statistics/athlete?${RANGE}`)
  expect(body.recordedSince).toBe('2026-11-01')
})

test('shared, all of it is theirs to see', async ({ season }) => {
  const athlete = await newcomer(season)
  expect(await joinAs(athlete, season.coach, { shareEarlier: true })).toBe(200)
  expect(await daysSeen(season, athlete)).toMatchObject({
    since: '2026-11-01',
    figures: ['2026-11-01', '2026-11-02', '2026-11-17', '2026-11-18'],
    week: ['2026-11-17', '2026-11-18'],
  })
})

test('who comes back to a team shares its earlier answers only if they say so', async ({ season }) => {
  const { app, coach } = season
  const metricId = await addMetric(season, 'Sleep')
  const athlete = await memberOf(app, { coach })
  await answer(season, athlete, metricId, ['2026-11-10', 5])
  const answersSeen = async () => (await coach.team.get(`/metrics/${metricId}/answer-count`)).body.answerCount
  expect(await answersSeen()).toBe(1)
  for (const [shareEarlier, seen] of [
    [false, 0],
    [true, 1],
  ] as const) {
    await coach.team.delete(`/athletes/${athlete.id}`)
    expect(await joinAs(athlete, coach, { shareEarlier })).toBe(200)
    expect(await answersSeen()).toBe(seen)
  }
})

test('a day is compared with earlier ones only if they are shared', async ({ season }) => {
  const { app, coach } = season
  const metricId = await addMetric(season, 'Mood')
  const athlete = await memberOf(app, { coach })
  await answer(season, athlete, metricId, ['2026-11-10', 5], ['2026-11-18', 4])
  const today = `athleteId=${athlete.id}&from=2026-11-18&to=2026-11-18`
  for (const [shareEarlier, before] of [
    [false, []],
    [true, [{ metricId, date: '2026-11-10', rating: 5 }]],
  ] as const) {
    await coach.team.delete(`/athletes/${athlete.id}`)
    expect(await joinAs(athlete, coach, { shareEarlier })).toBe(200)
    const { body } = await coach.team.get(`/statistics/athlete?${today}`)
    expect([body.ratings.length, body.ratingsBefore]).toEqual([1, before])
  }
})
