import { expect, test } from 'vitest'
import { localDayIn } from '../calendar/local-day.ts'
import { roundOn, weeksIn } from './health-round.ts'

// 2026-11-16 is a Monday.
test.each([
  [1, '2026-11-15', '2026-11-09', '2026-11-09'],
  [1, '2026-11-16', '2026-11-16', '2026-11-16'],
  [1, '2026-11-22', '2026-11-16', '2026-11-16'],
  [3, '2026-11-17', '2026-11-09', '2026-11-11'],
  [3, '2026-11-18', '2026-11-16', '2026-11-18'],
  [7, '2026-11-21', '2026-11-09', '2026-11-15'],
  [7, '2026-11-22', '2026-11-16', '2026-11-22'],
  [5, '2027-01-01', '2026-12-28', '2027-01-01'],
  [5, '2026-12-31', '2026-12-21', '2026-12-25'],
] as const)('with weekday %i, on %s the round of %s is open, since %s', (weekday, today, week, openedOn) => {
  expect(roundOn(weekday, today)).toMatchObject({ week, openedOn })
})

test('a round lasts seven days, whatever the weekday, and the next one follows at once', () => {
  expect(roundOn(3, '2026-11-24').nextOn).toBe('2026-11-25')
  expect(roundOn(3, '2026-11-25').openedOn).toBe('2026-11-25')
})

test.each([
  ['Pacific/Auckland', '2026-11-17T10:59:59Z', '2026-11-09'],
  ['Pacific/Auckland', '2026-11-17T11:00:00Z', '2026-11-16'],
  ['America/Los_Angeles', '2026-11-18T07:59:59Z', '2026-11-09'],
  ['America/Los_Angeles', '2026-11-18T08:00:00Z', '2026-11-16'],
  ['Asia/Kathmandu', '2026-11-17T18:14:59Z', '2026-11-09'],
  ['Asia/Kathmandu', '2026-11-17T18:15:00Z', '2026-11-16'],
])('in %s the round of Wednesday opens at midnight there: at %s it is that of %s', (zone, moment, week) => {
  expect(roundOn(3, localDayIn(zone, new Date(moment))).week).toBe(week)
})

test('weeks touch a range by one day', () => {
  expect(weeksIn({ from: '2026-11-15', to: '2026-11-16' })).toEqual(['2026-11-09', '2026-11-16'])
})
