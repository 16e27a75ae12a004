import { describe, expect, test } from 'vitest'
import { english } from '../language/english.ts'
import type {
  AnswersFact,
  AthleteFact,
  LoadChangeFact,
  LoadRatioFact,
  RatingFact,
  ReportsFact,
} from './fact.ts'
import { reasonsAmong } from './reason.ts'
import { silentAmong, standingOut } from './standing-out.ts'

const ratio = (value: number, given: Partial<LoadRatioFact> = {}): LoadRatioFact => ({
  kind: 'load-ratio',
  salience: 2,
  basis: 'enough',
  recordedDays: 200,
  spread: 0.1,
  daysOut: 0,
  acute: value * 1000,
  chronic: 1000,
  ratio: value,
  zone: 'red',
  reportedDays: { acute: 7, chronic: 28 },
  ...given,
})
const change = (value: number): LoadChangeFact => ({
  kind: 'load-change',
  salience: 2,
  basis: 'enough',
  load: 1000 * (1 + value),
  before: 1000,
  change: value,
  reportedDays: { week: 7, weekBefore: 7 },
})
const rated = (latest: number, given: Partial<RatingFact> = {}): RatingFact => ({
  kind: 'rating',
  salience: 2,
  metricId: given.title ?? 'Soreness',
  title: 'Soreness',
  latest,
  daysAgo: 0,
  answers: 25,
  mean: 4.1,
  deviation: 0.5,
  z: (latest - 4.1) / 0.5,
  distance: (latest - 4.1) / 0.5,
  isLowest: false,
  stands: 'below',
  ...given,
})
const trend = (size: number): AthleteFact => ({
  kind: 'rating-trend',
  salience: 2,
  metricId: 'Fatigue',
  title: 'Fatigue',
  days: 10,
  answers: 9,
  slopePerDay: size / 9,
  change: size,
  distance: size / 0.5,
})
const last = <Kind extends 'answers' | 'reports'>(kind: Kind, daysSinceLast: number) =>
  ({ kind, salience: 3, days: 10, ofDays: 28, daysSinceLast }) as Kind extends 'answers'
    ? AnswersFact
    : ReportsFact

const team = (...members: AthleteFact[][]) =>
  members.map((facts, index) => ({
    athleteId: `${index + 1}`,
    fullName: `Name ${index + 1}`,
    facts,
    reasons: reasonsAmong(facts),
    isLookedAt: false,
    isOff: false,
  }))
const named = (members: ReturnType<typeof team>) =>
  standingOut(members, english).map(({ athleteId }) => athleteId)
const calm = (count: number): AthleteFact[][] => Array.from({ length: count }, () => [])

test('the furthest from their own usual come first, whatever speaks for it', () => {
  const members = team([ratio(1.53)], [rated(2)], [ratio(3.23)], [trend(-2.5)], ...calm(16))
  expect(named(members)).toEqual(['3', '4', '2', '1'])
})

test('the same rise is further from usual for who always trains alike', () => {
  expect(named(team([ratio(1.6, { spread: 0.3 })], [ratio(1.6, { spread: 0.1 })]))).toEqual(['2', '1'])
  expect(named(team([ratio(1.6, { spread: 0.4 })]))).toEqual([])
})

test('at most a fifth of the team is named, unless more are far out', () => {
  const mild = () => [rated(2.8)]
  const far = () => [rated(1)]
  const times = (count: number, facts: () => AthleteFact[]) => Array.from({ length: count }, facts)
  expect(named(team(...times(10, mild), ...calm(10)))).toEqual(['1', '2', '3', '4'])
  expect(named(team(...times(10, far), ...calm(10)))).toHaveLength(10)
  expect(named(team(...times(3, mild)))).toHaveLength(2)
  expect(standingOut(team(mild(), far()), english)).toMatchObject([
    { athleteId: '2', isUrgent: true },
    { athleteId: '1', isUrgent: false },
  ])
})

test('load and each question are told once, and two reasons at the most', () => {
  const mood = rated(1, { title: 'Mood' })
  const [ida] = standingOut(team([ratio(1.5), change(2), rated(2), mood]), english)
  expect(ida!.reasons).toEqual(['Mood 1, usually 4.1', 'Soreness 2, usually 4.1'])
  expect(standingOut(team([ratio(1.5), change(2)]), english)[0]!.reasons).toEqual([
    'Load +50% on the four weeks before',
  ])
})

describe('nobody stands out', () => {
  test.each<[string, AthleteFact]>([
    ['by a planned lighter week', ratio(0.6)],
    ['by a ratio that is not judged', ratio(0.1, { basis: 'days-missing', zone: 'none', salience: 0 })],
    ['by a rating above their usual', rated(5, { stands: 'above' })],
    ['by a rating a little below it', rated(3)],
    ['by silence, which has a list of its own', last('answers', 9)],
    ['by a rise of ratings', trend(2)],
    [
      'by an even week',
      {
        kind: 'monotony',
        salience: 2,
        basis: 'enough',
        reportedDays: 7,
        load: 2000,
        monotony: 2.4,
        strain: 4800,
        hasMonotony: true,
      },
    ],
  ])('%s', (_, fact) => {
    expect(standingOut(team([fact]), english)).toEqual([])
  })
})

test.each<[string, AthleteFact]>([
  ['Load −95% on the four weeks before', ratio(0.05)],
  ['Load ≥\u00a0+64% on the four weeks before', ratio(1.64, { basis: 'at-least' })],
  ['Load +120% on the week before', change(1.2)],
  [
    'Training again after at least 21 days without',
    {
      kind: 'return',
      salience: 2,
      daysWithout: 21,
      isAtLeast: true,
      trainedDaysSince: 2,
      shareOfBefore: null,
    },
  ],
  [
    'Training again after 21 days without, at 33% of the load before',
    {
      kind: 'return',
      salience: 2,
      daysWithout: 21,
      isAtLeast: false,
      trainedDaysSince: 2,
      shareOfBefore: 1 / 3,
    },
  ],
  ['Fatigue rated worse: −1.80 in 10 days', trend(-1.8)],
  ['Soreness 2, usually 4.1, lowest in 26 answers', rated(2, { isLowest: true })],
  [
    'Wellness 13, usually 17.0: 3 questions lower than usual',
    {
      kind: 'wellness-total',
      salience: 2,
      latest: 13,
      daysAgo: 0,
      answers: 24,
      mean: 17,
      deviation: 1.6,
      distance: -2.5,
      questions: 5,
      isHealth: false,
      lower: 3,
    },
  ],
  [
    'Wellness total 40, usually 44.0',
    {
      kind: 'wellness-total',
      salience: 2,
      latest: 40,
      daysAgo: 0,
      answers: 24,
      mean: 44,
      deviation: 1.6,
      distance: -2.5,
      questions: 10,
      isHealth: false,
      lower: 0,
    },
  ],
])('%s', (reason, fact) => {
  expect(standingOut(team([fact]), english)[0]?.reasons).toEqual([reason])
})

test('silence is a list of its own, the longest first, and training that is not reported counts too', () => {
  const members = team(
    [last('answers', 5)],
    [last('answers', 0), last('reports', 12)],
    [],
    [last('answers', 80)],
    [last('answers', 2), last('reports', 0)],
  )
  expect(silentAmong(members, english)).toEqual([
    { athleteId: '4', fullName: 'Name 4', said: 'No answer for 80 days' },
    { athleteId: '2', fullName: 'Name 2', said: 'No training or rest reported for 12 days' },
    { athleteId: '1', fullName: 'Name 1', said: 'No answer for 5 days' },
    { athleteId: '3', fullName: 'Name 3', said: 'Nothing yet' },
  ])
  expect(
    silentAmong(
      members.map((member) => ({ ...member, isOff: true })),
      english,
    ),
  ).toEqual([])
})
