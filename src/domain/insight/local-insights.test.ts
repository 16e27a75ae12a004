import { describe, expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { athleteFacts } from './athlete-facts.ts'
import type { AthleteRecord } from './athlete-record.ts'
import { describeFact } from './describe-fact.ts'
import { factsOf } from './fact.ts'
import { genericInsights, localInsights } from './local-insights.ts'
import { reasonsAmong } from './reason.ts'
import { standingOut } from './standing-out.ts'

const today: LocalDay = '2026-11-15'
const longAgo = addDays(today, -200)

/** One load per day, the last one today's; null is a day without a report, 0 a declared rest. */
const reportsOf = (loads: (number | null)[]) =>
  loads.flatMap((load, index) =>
    load === null
      ? []
      : [{ date: addDays(today, index + 1 - loads.length), load, sessions: load > 0 ? 1 : 0 }],
  )
const ratingsOf = (title: string, ratings: (number | null)[]) =>
  ratings.flatMap((rating, index) =>
    rating === null
      ? []
      : [{ metricId: title, title, date: addDays(today, index + 1 - ratings.length), rating }],
  )
const times = <Value>(count: number, values: readonly Value[]): Value[] =>
  Array.from({ length: count }, () => values).flat()

const WEEK = [500, 300, 600, 0, 450, 700, 0]
const scaledWeek = (factor: number) => WEEK.map((load) => load * factor)
const USUAL = [4, 3, 4, 4, 5, 4, 4]
const record = (given: Partial<AthleteRecord>) => athleteRecord({ today, recordedSince: longAgo, ...given })

const told = (given: Partial<AthleteRecord>) => localInsights(athleteFacts(record(given)), english)
const shown = (given: Partial<AthleteRecord>) =>
  told(given).map(({ area, trend, recommendation }) => `${area} | ${trend} | ${recommendation}`)

describe('what ten athletes are told', () => {
  test('overreaching: the rise of the load, and that ratings fall with it', () => {
    const insights = shown({
      reports: reportsOf([...times(4, WEEK), ...scaledWeek(1.7)]),
      ratings: [
        ...ratingsOf('Fatigue', [...times(4, USUAL), 4, 4, 3, 3, 2, 2, 1]),
        ...ratingsOf('Mood', [...times(4, USUAL), 4, 4, 4, 4, 4, 3, 2]),
      ],
    })
    expect(insights[0]).toBe(
      'Training Load | A sharp rise: weekly load 4,335, mean of the four weeks before 2,550 (ACWR 1.70). | Ratings are lower at the same time: consider easier days before the next hard session, and talk with the athlete.',
    )
    expect(insights[1]).toMatch(
      /^Recovery Management \| Wellness 3, usually 7\.8: 2 questions lower than usual; Fatigue is rated worse: −\d\.\d\d in 14 days/,
    )
    expect(insights[1]).toContain('Mood is rated 2 (today), worse than the athlete’s usual 3.96')
  })

  test('taper: the drop, and that it looks as a taper should', () => {
    const insights = shown({
      reports: reportsOf([...times(4, WEEK), ...scaledWeek(0.5)]),
      ratings: ratingsOf('Muscle soreness', [...times(4, [3, 3, 2, 3, 3, 3, 3]), 3, 3, 3, 4, 4, 4, 5]),
    })
    expect(insights[0]).toBe(
      'Training Load | A sharp drop: weekly load 1,275, mean of the four weeks before 2,550 (ACWR 0.50). | Ratings are above the usual meanwhile, as a taper or rest week intends. If it is planned, there is nothing to change.',
    )
    expect(insights[1]).toMatch(/^Muscle soreness \| Muscle soreness is rated better/)
  })

  test('monotony: that the days are alike, at a load that is steady', () => {
    const even = [400, 410, 390, 400, 420, 380, 400]
    const insights = shown({
      reports: reportsOf(times(5, even)),
      ratings: ratingsOf('Mood', times(5, USUAL)),
    })
    expect(insights[0]).toMatch(/^Training Variety \| The last 7 days were much alike: monotony 33\.\d\d/)
    expect(insights.join('\n')).toContain(
      'Training Load | Steady: weekly load 2,800, mean of the four weeks before 2,800',
    )
  })

  test('monotony without a number: seven equal days are the most monotonous of all', () => {
    const [first] = told({ reports: reportsOf(times(35, [300])) })
    expect(first).toMatchObject({ area: 'Training Variety', trend: 'The last 7 days all had the same load.' })
    expect(describeFact(first!.basedOn[0]!, english)).toBe(
      'The same load on each of the last 7 days (2,100 in all); monotony –.',
    )
  })

  test('sleep decline: the fall of that metric, and that the load does not explain it', () => {
    const insights = shown({
      reports: reportsOf(times(5, WEEK)),
      ratings: [
        ...ratingsOf('Sleep quality', [...times(3, USUAL), 4, 4, 4, 4, 3, 4, 3, 3, 3, 2, 2, 2, 2, 2]),
        ...ratingsOf('Mood', times(5, USUAL)),
      ],
    })
    expect(insights[0]).toMatch(
      /^Sleep quality \| Sleep quality is rated worse: −2\.\d\d in 14 days \(14 answers\)\. \| Ask the athlete/,
    )
    expect(insights[1]).toMatch(
      /^Training Load \| Steady: .*The load alone does not explain the lower ratings/,
    )
  })

  test('missing data: that nothing came, and no word on a load nobody reported', () => {
    const insights = told({
      reports: reportsOf([...times(4, WEEK), ...times(9, [null])]),
      ratings: ratingsOf('Mood', [...times(4, USUAL), ...times(9, [null])]),
    })
    expect(insights.map(({ area }) => area)).toEqual(['Daily Answers', 'Training Load'])
    expect(insights[0]!.trend).toBe(
      'Not enough data on the last days: nothing for 9 days. The check-in was answered on 20 of 28 days, last 9 days ago.',
    )
    expect(insights[1]!.trend).toBe(
      'Not enough data to judge the load: 0 of the last 7 and 27 of the 28 days before are reported.',
    )
  })

  test('new athlete: what there is, and what it takes to say more', () => {
    const insights = told({
      recordedSince: addDays(today, -5),
      reports: reportsOf([400, 0, 500, 300, 0, 450]),
      ratings: ratingsOf('Mood', [4, 4, 3, 5, 4, 1]),
    })
    expect(insights.map(({ trend }) => trend)).toEqual([
      'Not enough data for a ratio yet: 6 days recorded, a weekly load of 1,650.',
      'Not enough data for the athlete’s own usual yet. The check-in was answered on 6 of 6 days, last today.',
    ])
  })

  test('rest week: the drop without alarm, since only the coach knows the plan', () => {
    const insights = told({
      reports: reportsOf([...times(4, WEEK), 150, 0, 0, 200, 0, 0, 0]),
      ratings: ratingsOf('Mood', times(5, USUAL)),
    })
    expect(insights[0]).toMatchObject({
      area: 'Training Load',
      trend: 'A sharp drop: weekly load 350, mean of the four weeks before 2,550 (ACWR 0.14).',
    })
    expect(insights[0]!.recommendation).toMatch(
      /^If this is a planned taper or rest week, there is nothing to change/,
    )
    expect(insights[1]!.trend).toBe('As usual: Mood is within the athlete’s own range of the last 28 days.')
  })

  test('steady: three calm sentences that ask for nothing', () => {
    const insights = told({
      reports: reportsOf(times(5, WEEK)),
      ratings: [...ratingsOf('Mood', times(5, USUAL)), ...ratingsOf('Stress', times(5, USUAL))],
    })
    expect(insights.map(({ area }) => area)).toEqual(['Training Load', 'Recent Performance', 'Daily Answers'])
    expect(insights.map(({ recommendation }) => recommendation)).toEqual([
      'The load asks for no change: carry on as planned.',
      'The ratings ask for no change: carry on as planned.',
      'Regular enough for the ratings to be relied on. Keep it up.',
    ])
  })

  test('injured return: that it is one, rather than a ratio of nearly nothing', () => {
    const insights = told({
      reports: reportsOf([...scaledWeek(1), ...times(21, [0]), 0, 100, 0, 150, 0, 200, 0]),
      ratings: ratingsOf('Mood', times(5, USUAL)),
    })
    expect(insights[0]).toMatchObject({
      area: 'Training Load',
      trend: 'Training again after 23 days without: 3 training days since, a load of 450 in the last 7 days.',
    })
    expect(insights[0]!.recommendation).toMatch(
      /^Raise the load in steps agreed with whoever guides the return/,
    )
  })

  test('single answer: only that there is one', () => {
    const insights = told({ recordedSince: null, ratings: ratingsOf('Mood', [1]) })
    expect(insights).toHaveLength(1)
    expect(insights[0]!.trend).toBe(
      'Not enough data for the athlete’s own usual yet. The check-in was answered on 1 of 1 day, last today.',
    )
  })
})

test('without anything recorded there is one insight, in the words of the specification', () => {
  for (const insights of [told({ recordedSince: null }), genericInsights([], english)]) {
    expect(insights).toEqual([
      {
        area: 'No Data',
        trend: 'No performance data available',
        recommendation: 'Please provide performance data for analysis.',
        basedOn: [],
      },
    ])
  }
})

test('after a failure the three areas are always the same, and say where there is too little', () => {
  const areas = ['Recent Performance', 'Training Load', 'Recovery Management']
  const single = genericInsights(athleteFacts(record({ ratings: ratingsOf('Mood', [3]) })), english)
  expect(single.map(({ area }) => area)).toEqual(areas)
  expect(single[1]!.trend).toBe('Not enough data to say anything yet.')
  const tired = genericInsights(
    athleteFacts(
      record({ reports: reportsOf(times(5, WEEK)), ratings: ratingsOf('Mood', [...times(4, USUAL), 1]) }),
    ),
    english,
  )
  expect(tired.map(({ area }) => area)).toEqual(areas)
  expect(tired[2]!.trend).toBe('Mood is rated 1 (today), worse than the athlete’s usual 4.00.')
})

test('ratings that are each as usual and far below it in sum are not told to be as usual', () => {
  const usual = times(7, [4, 3])
  const turned = times(7, [3, 4])
  const ratings = [usual, turned, usual, turned, usual].flatMap((before, question) =>
    ratingsOf(`Question ${question}`, [...before, 3]),
  )
  const facts = athleteFacts(record({ reports: reportsOf(times(5, WEEK)), ratings }))
  expect(factsOf(facts, 'rating').map(({ stands }) => stands)).toEqual(times(5, ['as-usual']))
  const total = 'Wellness 15, usually 17.5: 5 questions lower than usual'
  const reasons = reasonsAmong(facts)
  expect(
    standingOut([{ athleteId: '1', fullName: 'Ida', reasons, isLookedAt: false }], english)[0]?.reasons,
  ).toEqual([total])
  const [recovery, load] = localInsights(facts, english)
  expect(recovery).toMatchObject({
    area: 'Recovery Management',
    trend: `${total}.`,
    recommendation: 'One day is not a pattern: ask how the athlete is, and see what the next answers say.',
    basedOn: [{ kind: 'wellness-total' }],
  })
  expect(load!.recommendation).toMatch(/^The load alone does not explain the lower ratings/)
  expect(genericInsights(facts, english)[2]!.trend).toBe(`${total}.`)
})

test('a note is pointed out and never interpreted', () => {
  const insights = told({ notes: [{ date: today, title: 'Anything else?', text: 'my knee is broken' }] })
  const notes = insights.find(({ area }) => area === 'Notes')
  expect(notes?.trend).toBe('1 note in the athlete’s own words in the last 7 days, last today.')
  expect(JSON.stringify(insights)).not.toContain('knee')
})

test('of a load with too few reported days the numbers are shown, and that they are too few', () => {
  const facts = athleteFacts(record({ reports: reportsOf([...times(4, WEEK), ...times(5, [null]), 300, 0]) }))
  expect(
    facts
      .filter(({ kind }) => kind.startsWith('load') || kind === 'monotony')
      .map((fact) => describeFact(fact, english)),
  ).toEqual([
    'ACWR 0.12, too few days reported to judge: weekly load 300, chronic load 2,550 (2 of 7, 28 of 28 days reported).',
    'Load of the last 7 days 300, of the 7 before 2,550, −88% (2 and 7 of 7 days reported, too few days reported to judge).',
    'Monotony 0.41, strain 122 over the last 7 days (2 of 7 days reported, too few days reported to judge).',
  ])
})
