import { expect, test } from 'vitest'
import { calendarDays } from '../calendar/days.ts'
import { dayRecords, dayReports, type ReportedSession } from './day-records.ts'

const reported: ReportedSession[] = [
  { date: '2026-11-12', slot: 'PM', kind: 'rested' },
  {
    date: '2026-11-10',
    slot: 'AM',
    kind: 'trained',
    trainingType: 'strength_power',
    rpe: 7,
    durationMin: 60,
  },
  { date: '2026-11-10', slot: 'PM', kind: 'trained', trainingType: 'travel', rpe: 1, durationMin: 45 },
  { date: '2026-11-11', slot: 'AM', kind: 'rested' },
  { date: '2026-11-11', slot: 'PM', kind: 'trained', trainingType: 'competition', rpe: 9, durationMin: 90 },
]

test('a day sums its sessions; declared rests leave it a report without sessions', () => {
  expect(dayReports(reported)).toEqual([
    { date: '2026-11-10', load: 465, sessions: 2 },
    { date: '2026-11-11', load: 810, sessions: 1 },
    { date: '2026-11-12', load: 0, sessions: 0 },
  ])
})

test('trained, rested and not reported stay apart, and days outside the range are left out', () => {
  expect(dayRecords(dayReports(reported), calendarDays('2026-11-11', '2026-11-13'))).toEqual([
    { date: '2026-11-11', kind: 'trained', load: 810, sessions: 1 },
    { date: '2026-11-12', kind: 'rested' },
    { date: '2026-11-13', kind: 'not-reported' },
  ])
})

test('every calendar day is there once, across a leap day and both changes of the clock', () => {
  const days = calendarDays('2027-10-01', '2028-11-30')
  expect(new Set(days).size).toBe(427)
  expect(days).toHaveLength(427)
  expect(days).toContain('2028-02-29')
  expect([days[0], days.at(-1)]).toEqual(['2027-10-01', '2028-11-30'])
  expect(calendarDays('2027-10-01', '2027-10-01')).toEqual(['2027-10-01'])
  expect(calendarDays('2027-10-01', '2027-09-01')).toEqual([])
})
