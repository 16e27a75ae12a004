import { describe, expect, test } from 'vitest'
import { formDay, type FormWindow } from '../form-window/form-window.ts'
import { addDays, localDayIn } from '../calendar/local-day.ts'
import type { Day } from './day.ts'
import { belongsToForm, lockedBecause, ownDaysToCorrect, wasAskedOn } from './correction.ts'

const TODAY = '2026-11-15'
const MEMBER = { joinedOn: '2026-01-01', sharesFrom: null } as const

describe('a day can be corrected', () => {
  test.each([
    ['athlete', -1, 'day-to-come'],
    ['athlete', 0, null],
    ['athlete', 7, null],
    ['athlete', 8, 'day-too-old'],
    ['staff', -1, 'day-to-come'],
    ['staff', 0, null],
    ['staff', 28, null],
    ['staff', 29, 'day-too-old'],
  ] as const)('by %s %i days later: %s', (by, days, refusal) => {
    expect(lockedBecause(by, addDays(TODAY, -days), TODAY, MEMBER)).toBe(refusal)
  })

  test('from the day on which the athlete joined', () => {
    const membership = { joinedOn: '2026-11-12', sharesFrom: null } as const
    for (const by of ['athlete', 'staff'] as const) {
      expect(lockedBecause(by, '2026-11-12', TODAY, membership)).toBe(null)
      expect(lockedBecause(by, '2026-11-11', TODAY, membership)).toBe('day-before-joining')
    }
  })

  test('by the staff from the day on which the athlete shares, of which the athlete need not know', () => {
    const membership = { joinedOn: '2026-01-01', sharesFrom: '2026-11-12' } as const
    expect(lockedBecause('staff', '2026-11-12', TODAY, membership)).toBe(null)
    expect(lockedBecause('staff', '2026-11-11', TODAY, membership)).toBe('day-not-shared')
    expect(lockedBecause('athlete', '2026-11-11', TODAY, membership)).toBe(null)
    // Whatever its age, so that nothing else is learned of it.
    expect(lockedBecause('staff', '2026-01-02', TODAY, membership)).toBe('day-not-shared')
  })
})

describe('by the calendar of the team', () => {
  const window = (timeZone: string, openTime = '05:30:00', closeTime = '10:30:00'): FormWindow => ({
    openTime: openTime as FormWindow['openTime'],
    closeTime: closeTime as FormWindow['closeTime'],
    timeZone,
    manuallyClosed: false,
    closedByHandAt: null,
    openedByHandAt: null,
  })
  const isOpenTo = (
    by: 'athlete' | 'staff',
    day: `${number}-${number}-${number}`,
    team: FormWindow,
    now: string,
  ) => lockedBecause(by, day, formDay(team, new Date(now)), MEMBER) === null

  test.each([
    // Clocks go back on 25 October 2026 and forward on 28 March 2027, so a week has 169 or 167 hours.
    ['2026-10-21', '2026-10-28T22:59:59Z', true],
    ['2026-10-21', '2026-10-28T23:00:00Z', false],
    ['2027-03-24', '2027-03-31T21:59:59Z', true],
    ['2027-03-24', '2027-03-31T22:00:00Z', false],
  ] as const)('%s at %s in Berlin: %s, over a change of the clocks', (day, now, isIt) => {
    expect(isOpenTo('athlete', day, window('Europe/Berlin'), now)).toBe(isIt)
  })

  test('it is the team’s midnight that counts, not that of UTC', () => {
    const now = '2026-11-15T11:00:00Z'
    expect(isOpenTo('athlete', '2026-11-08', window('Pacific/Auckland'), now)).toBe(false)
    expect(isOpenTo('athlete', '2026-11-08', window('Pacific/Honolulu'), now)).toBe(true)
    expect(isOpenTo('athlete', '2026-11-16', window('Pacific/Auckland'), now)).toBe(true)
    expect(isOpenTo('athlete', '2026-11-16', window('UTC'), now)).toBe(false)
  })

  test('a form across midnight still is of the day on which it opened', () => {
    const night = window('UTC', '20:00:00', '02:00:00')
    expect(isOpenTo('staff', '2026-10-18', night, '2026-11-16T01:59:59Z')).toBe(true)
    expect(isOpenTo('staff', '2026-10-18', night, '2026-11-16T02:00:00Z')).toBe(false)
  })
})

test('the days of an athlete’s own are today and the seven before, from joining on', () => {
  const days = ownDaysToCorrect(TODAY, MEMBER)
  expect([days.length, days[0], days.at(-1)]).toEqual([8, TODAY, '2026-11-08'])
  expect(ownDaysToCorrect(TODAY, { joinedOn: '2026-11-14', sharesFrom: null })).toEqual([TODAY, '2026-11-14'])
})

test('a question is of the days from its beginning to its archiving, where the team is', () => {
  const zone = 'Pacific/Auckland'
  const askedSince = new Date('2026-11-10T11:00:00Z')
  const archivedAt = new Date('2026-11-12T11:00:00Z')
  expect(localDayIn(zone, askedSince)).toBe('2026-11-11')
  const asked = (day: `${number}-${number}-${number}`) => wasAskedOn({ askedSince, archivedAt }, day, zone)
  expect(['2026-11-10', '2026-11-11', '2026-11-13', '2026-11-14'].map((day) => asked(day as never))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(wasAskedOn({ askedSince, archivedAt: null }, '2026-12-24', zone)).toBe(true)
})

describe('of today an athlete corrects', () => {
  const stored: Day = { day: TODAY, metrics: [], answers: [], AM: { kind: 'rested' }, PM: null }
  const answer = { metricId: 'm', kind: 'rating', rating: 3 } as const

  test('what was submitted, not what the form still asks', () => {
    expect(belongsToForm({ AM: { kind: 'rested' } }, stored)).toBe(false)
    expect(belongsToForm({ PM: { kind: 'rested' } }, stored)).toBe(true)
    expect(belongsToForm({ answers: [answer] }, stored)).toBe(true)
    expect(belongsToForm({ answers: [answer] }, { ...stored, answers: [answer] })).toBe(false)
  })
})
