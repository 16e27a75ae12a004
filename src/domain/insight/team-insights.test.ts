import { expect, test } from 'vitest'
import { english } from '../language/english.ts'
import { describeFact } from './describe-fact.ts'
import type { AnswersFact, AthleteFact, LoadRatioFact, RatingFact } from './fact.ts'
import { withNames } from './pseudonym.ts'
import { teamFacts } from './team-facts.ts'
import { teamInsights } from './team-insights.ts'

const ratio = (value: number, zone: LoadRatioFact['zone']): LoadRatioFact => ({
  kind: 'load-ratio',
  salience: 0,
  basis: 'enough',
  recordedDays: 200,
  spread: 0.1,
  daysOut: 0,
  acute: value * 1000,
  chronic: 1000,
  ratio: value,
  zone,
  reportedDays: { acute: 7, chronic: 28 },
})
const sleep = (latest: number, stands: RatingFact['stands']): RatingFact => ({
  kind: 'rating',
  salience: 0,
  metricId: 'sleep',
  title: 'Sleep quality',
  latest,
  daysAgo: 0,
  answers: 20,
  mean: 4,
  deviation: 0.5,
  z: (latest - 4) / 0.5,
  distance: (latest - 4) / 0.5,
  isLowest: false,
  stands,
})
const answers = (days: number, daysSinceLast: number): AnswersFact => ({
  kind: 'answers',
  salience: 0,
  days,
  ofDays: 28,
  daysSinceLast,
  isOff: false,
})

const members: AthleteFact[][] = [
  [ratio(1, 'green'), sleep(4, 'as-usual'), answers(27, 0)],
  [ratio(1.8, 'red'), sleep(2, 'below'), answers(24, 0)],
  [ratio(0.9, 'green'), sleep(4, 'as-usual'), answers(12, 5)],
  [],
]

test('a team is told who to look at first, by pseudonym', () => {
  const insights = teamInsights(teamFacts(members), english)
  expect(insights.map(({ trend }) => trend)).toEqual([
    'Rising: Athlete 2.',
    'Sleep quality is rated 3.33 on average, usual 4.00; 1 of 3 athletes clearly worse than their own usual.',
    'Quiet for 3 days or more: Athlete 3 and Athlete 4.',
  ])
})

test('what it is based on tells more than the insight itself: the counts, and each athlete’s figure', () => {
  const insights = teamInsights(teamFacts(members), english)
  expect(insights.flatMap(({ basedOn }) => basedOn.map((fact) => describeFact(fact, english)))).toEqual([
    'ACWR of 4 athletes: 2 Steady, 1 Sharp rise, 1 not enough history. Rising: Athlete 2 (1.80); falling: none.',
    'Sleep quality: average rating 3.33, usual 4.00 (3 athletes with enough answers); clearly worse than their own usual: Athlete 2 (2, usual 4.00).',
    'Check-in: 2 of 4 athletes on most days, 1 on some, 1 seldom or never; quiet for 3 days or more: Athlete 3 (5 days) and Athlete 4 (never answered).',
  ])
})

test('a rise that is known before all of its week is reported reads as at least so much', () => {
  const early: AthleteFact[] = [
    { ...ratio(1.71, 'red'), basis: 'at-least', reportedDays: { acute: 3, chronic: 28 } },
  ]
  const [load] = teamFacts([[ratio(1.8, 'red')], early])
  expect(load).toMatchObject({
    rising: [
      { athlete: 1, basis: 'enough' },
      { athlete: 2, basis: 'at-least' },
    ],
  })
  expect(describeFact(load!, english)).toBe(
    'ACWR of 2 athletes: 2 Sharp rise. Rising: Athlete 1 (1.80) and Athlete 2 (≥\u00a01.71); falling: none.',
  )
})

test('names come in only where the coach reads, and unknown numbers stay', () => {
  expect(withNames('Athlete 1, Athlete 12 and Athlete 3.', ['Ida', 'Bo', 'Eva'])).toBe(
    'Ida, Athlete 12 and Eva.',
  )
})

test('a language may put an ending to a name', () => {
  expect(withNames('Athlete 1s Belastung, أAthlete 2 وAthlete 10', ['Ida', 'Bo'])).toBe(
    'Idas Belastung, أBo وAthlete 10',
  )
})

test('what a team’s facts are made of has no words, so that every language can have its own', () => {
  const quiet = teamFacts(members).find(({ kind }) => kind === 'team-answers')
  expect(quiet).toMatchObject({
    quiet: [
      { athlete: 3, daysSinceLast: 5 },
      { athlete: 4, daysSinceLast: 'never-answered' },
    ],
  })
})

test('of two athletes there is no team average', () => {
  expect(teamFacts(members.slice(0, 2)).map(({ kind }) => kind)).toEqual(['team-load', 'team-answers'])
})

test('a team without anything recorded gets the one insight on that', () => {
  for (const empty of [[], [[], []]]) {
    expect(teamInsights(teamFacts(empty), english)).toMatchObject([{ area: 'No Data' }])
  }
})

test('a large team is listed only in part', () => {
  const rising = Array.from({ length: 12 }, () => [ratio(1.8, 'red')])
  expect(teamInsights(teamFacts(rising), english)[0]!.trend).toMatch(
    /Rising: 12, among them Athlete 1, .* and Athlete 8\.$/,
  )
})
