import { describe, expect, test } from 'vitest'
import { english } from '../language/english.ts'
import type { AnswersFact, AthleteFact, LoadRatioFact, RatingFact } from './fact.ts'
import { standingOut } from './standing-out.ts'

const ratio = (value: number, salience: LoadRatioFact['salience']): LoadRatioFact => ({
  kind: 'load-ratio',
  salience,
  basis: 'enough',
  recordedDays: 200,
  acute: value * 1000,
  chronic: 1000,
  ratio: value,
  zone: 'red',
  reportedDays: { acute: 7, chronic: 28 },
})
const soreness = (latest: number, stands: RatingFact['stands'], title = 'Soreness'): RatingFact => ({
  kind: 'rating',
  salience: 2,
  title,
  latest,
  daysAgo: 0,
  answers: 26,
  mean: 4.1,
  deviation: 0.5,
  z: (latest - 4.1) / 0.5,
  stands,
})
const answers = (daysSinceLast: number, salience: AnswersFact['salience']): AnswersFact => ({
  kind: 'answers',
  salience,
  days: 10,
  ofDays: 28,
  daysSinceLast,
})
const team = (...members: AthleteFact[][]) =>
  members.map((facts, index) => ({ athleteId: `${index + 1}`, fullName: `Name ${index + 1}`, facts }))

test('the most important comes first, then who has more reasons, then the order of the team', () => {
  const members = team(
    [soreness(2, 'below')],
    [answers(5, 2)],
    [ratio(1.38, 3)],
    [soreness(2, 'below'), soreness(1, 'below', 'Mood')],
  )
  expect(standingOut(members, english)).toEqual([
    {
      athleteId: '3',
      fullName: 'Name 3',
      isUrgent: true,
      reasons: ['Load +38% on the four weeks before'],
    },
    {
      athleteId: '4',
      fullName: 'Name 4',
      isUrgent: false,
      reasons: ['Soreness 2, usual 4.10', 'Mood 1, usual 4.10'],
    },
    { athleteId: '1', fullName: 'Name 1', isUrgent: false, reasons: ['Soreness 2, usual 4.10'] },
    { athleteId: '2', fullName: 'Name 2', isUrgent: false, reasons: ['No answer for 5 days'] },
  ])
})

test('how the load moves is told once', () => {
  const change: AthleteFact = {
    kind: 'load-change',
    salience: 2,
    basis: 'enough',
    load: 1640,
    before: 1000,
    change: 0.64,
    reportedDays: { week: 7, weekBefore: 7 },
  }
  const [ida] = standingOut(team([ratio(1.38, 3), change, soreness(2, 'below')]), english)
  expect(ida!.reasons).toEqual(['Load +38% on the four weeks before', 'Soreness 2, usual 4.10'])
})

describe('nobody stands out', () => {
  test.each<[string, AthleteFact]>([
    ['for what is only worth a mention', ratio(0.7, 1)],
    ['by a rating above their usual', soreness(5, 'above')],
    ['by answering seldom, but lately', answers(1, 2)],
    [
      'by a rise of ratings',
      {
        kind: 'rating-trend',
        salience: 2,
        title: 'Mood',
        days: 14,
        answers: 12,
        slopePerDay: 0.1,
        change: 1.4,
      },
    ],
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
  ['Load −46% on the four weeks before', ratio(0.54, 2)],
  [
    'Load +64% on the week before',
    {
      kind: 'load-change',
      salience: 2,
      basis: 'enough',
      load: 1640,
      before: 1000,
      change: 0.64,
      reportedDays: { week: 7, weekBefore: 7 },
    },
  ],
  [
    'Training again after at least 21 days without',
    { kind: 'return', salience: 3, daysWithout: 21, isAtLeast: true, trainedDaysSince: 2 },
  ],
  [
    'Mood −1.50 in 14 days',
    {
      kind: 'rating-trend',
      salience: 2,
      title: 'Mood',
      days: 14,
      answers: 12,
      slopePerDay: -0.1,
      change: -1.5,
    },
  ],
  ['No answer for 9 days', answers(9, 3)],
])('%s', (reason, fact) => {
  expect(standingOut(team([fact]), english)[0]?.reasons).toEqual([reason])
})
