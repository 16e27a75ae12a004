import { expect, test } from 'vitest'
import type { ReportedSession } from './reported-session.ts'
import { trainingWeek } from './training-week.ts'

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
