import { expect } from 'vitest'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { addMetric, answer, log, test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'

let nameless: Someone
let metricId: string

test.beforeAll(async ({ season }) => {
  const { app, coach, stranger } = season
  nameless = await memberOf(app, { fullName: '', role: 'athlete' })
  await putOnTeam(app.db, coach.team.id, nameless.id)
  await log(season, nameless, ['2026-11-18', 'AM', 9, 90])
  metricId = await addMetric(season, 'Of a former coach', 'rating', stranger.team.id)
  await answer(season, nameless, metricId, ['2026-11-17', 5])
})

const RANGE = 'from=2026-11-12&to=2026-11-18'

test.for([
  ['the list of athletes', '/athletes', '"fullName":"Unknown Athlete"'],
  ['the team’s day', '/day', '"athleteName":"Unknown Athlete"'],
  ['the squad', `/statistics/squad?${RANGE}`, '"fullName":"Unknown Athlete"'],
  ['a download', `/statistics/sessions.csv?${RANGE}`, ',Unknown Athlete,2026-11-18,AM'],
] as const)(
  'an athlete without a name is shown as Unknown Athlete in %s',
  async ([_, path, expected], { season }) => {
    expect(JSON.stringify((await season.coach.team.get(path)).body)).toContain(expected)
  },
)

test('so in what is said of a team', async ({ season }) => {
  const { body } = await season.coach.team.post('/insights/team')
  expect(body.names).toEqual(['Bo', 'Ida', 'Unknown Athlete'])
})

test('a metric of a former manager is Unknown Metric, with its ratings', async () => {
  const { body } = await nameless.get(`/api/statistics/athlete?${RANGE}`)
  expect(body).toMatchObject({
    metrics: [{ id: metricId, title: 'Unknown Metric' }],
    ratings: [{ metricId, date: '2026-11-17', rating: 5 }],
  })
  const { body: csv } = await nameless.get(`/api/statistics/responses.csv?${RANGE}`)
  expect(csv['text']).toContain(`,Unknown Athlete,2026-11-17,${metricId},Unknown Metric,rating,5,`)
})

test('both are said in the language of the page, and in downloads as they were', async ({ season }) => {
  const german = { 'Accept-Language': 'de' }
  const { body: listed } = await season.coach.team.get('/athletes', german)
  expect(listed.athletes.map(({ fullName }) => fullName)).toContain('Unbekannte Person')
  const { body: own } = await nameless.get(`/api/statistics/athlete?${RANGE}`, german)
  expect(own).toMatchObject({ metrics: [{ title: 'Unbekannte Frage' }] })
  const { body: csv } = await nameless.get(`/api/statistics/responses.csv?${RANGE}`, german)
  expect(csv['text']).toContain(',Unknown Athlete,2026-11-17,')
})
