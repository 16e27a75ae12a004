import { expect, test } from 'vitest'
import type { ReportedSession } from './day-records.ts'
import { isHighMonotony, initialMonday, trainingWeek, weekFigures } from './week.ts'

const am = {
  slot: 'AM',
  kind: 'trained',
  trainingType: 'technical_tactical',
  rpe: 6,
  durationMin: 75,
} as const
const pm = { slot: 'PM', kind: 'trained', trainingType: 'strength_power', rpe: 7, durationMin: 60 } as const

const reported: ReportedSession[] = [
  { ...pm, date: '2026-11-08' },
  { ...pm, date: '2026-11-09' },
  { ...am, date: '2026-11-09' },
  { date: '2026-11-11', slot: 'AM', kind: 'rested' },
  { ...pm, date: '2026-11-15' },
  { ...am, date: '2026-11-16' },
]

test('a week has seven days from Monday, each with what was reported for its two halves', () => {
  const { monday, sunday, days, sessions, figures } = trainingWeek(reported, '2026-11-09')
  expect([monday, sunday, sessions, figures.load]).toEqual(['2026-11-09', '2026-11-15', 3, 870 + 420])
  expect(days.map(({ dailyLoad }) => dailyLoad)).toEqual([870, 0, 0, 0, 0, 0, 420])
  expect(days.map(({ record }) => record.kind)).toEqual([
    'trained',
    'not-reported',
    'rested',
    'not-reported',
    'not-reported',
    'not-reported',
    'trained',
  ])
  expect(days[0]).toMatchObject({ AM: am, PM: pm })
  expect(days[2]).toMatchObject({ AM: { kind: 'rested' }, PM: null })
  expect(days[6]).toMatchObject({ AM: null, PM: pm })
})

test('a week nobody reported is empty, not rested', () => {
  const { days, sessions, figures } = trainingWeek(reported, '2026-11-23')
  expect(days.every(({ AM, PM, record }) => !AM && !PM && record.kind === 'not-reported')).toBe(true)
  expect([sessions, figures.load, figures.hasMonotony]).toEqual([0, 0, false])
})

test('the diary of Foster 2001, Table 5, by RPE times minutes', () => {
  const figures = weekFigures([900, 50, 1120, 180, 600, 50, 880])
  expect(figures).toMatchObject({ load: 3780, mean: 540, hasMonotony: true })
  expect(figures.deviation).toBeCloseTo(413.1759, 4)
  expect(figures.monotony).toBeCloseTo(1.30695, 5)
  expect(figures.strain).toBeCloseTo(4940.2693, 4)
})

test('strain takes the unrounded monotony: Foster’s printed loads give 4119.44, by 1.21 it would be 4114', () => {
  const figures = weekFigures([940, 50, 1120, 180, 390, 50, 670])
  expect(figures.monotony).toBeCloseTo(1.2116, 4)
  expect(figures.strain).toBeCloseTo(4119.4389, 4)
})

test.each([1, 300, 9000])('one training day of %i has a monotony of 1/√6, whatever its load', (load) => {
  expect(weekFigures([0, 0, load, 0, 0, 0, 0]).monotony).toBeCloseTo(0.40825, 5)
})

test.each([0, 1, 333, 14_400])(
  'seven days of %i deviate by nothing: monotony and strain are 0, not numbers',
  (load) => {
    expect(weekFigures(Array.from({ length: 7 }, () => load))).toEqual({
      load: 7 * load,
      mean: load,
      deviation: 0,
      monotony: 0,
      strain: 0,
      hasMonotony: false,
    })
  },
)

test.each([
  ['of this week', '2026-11-16', '2026-11-16'],
  ['of an earlier week', '2026-11-08', '2026-11-02'],
  ['30 days ago', '2026-10-19', '2026-10-19'],
] as const)('a latest session %s opens its own week', (_, latest, monday) =>
  expect(initialMonday(latest, '2026-11-18')).toBe(monday),
)

test.each([
  ['31 days ago', '2026-10-18'],
  ['that never was', null],
] as const)('a latest session %s opens the current week', (_, latest) =>
  expect(initialMonday(latest, '2026-11-18')).toBe('2026-11-16'),
)

test.each([
  [1.99, false],
  [1.994, false],
  [1.995, true],
  [2, true],
  [33.2, true],
])('a monotony of %s is high, as it is shown: %s', (monotony, isHigh) =>
  expect(isHighMonotony(monotony)).toBe(isHigh),
)
