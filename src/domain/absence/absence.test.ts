import { describe, expect, test } from 'vitest'
import { localDayIn } from '../calendar/local-day.ts'
import { type AbsencePeriod, availabilityOn, FULLY_AVAILABLE } from './absence.ts'

const DAY = '2026-11-18'

const absence = (status: AbsencePeriod['status'], period: Partial<AbsencePeriod> = {}): AbsencePeriod => ({
  status,
  offKind: status === 'off' ? 'holiday' : null,
  firstDay: '2026-11-16',
  backOn: status === 'off' ? '2026-11-23' : null,
  endedOn: null,
  ...period,
})

test('without an absence an athlete is fully available', () => {
  expect(availabilityOn([], DAY)).toEqual(FULLY_AVAILABLE)
})

describe('an absence', () => {
  test.each([
    ['before its first day', absence('out', { firstDay: '2026-11-19' }), 'full'],
    ['on its first day', absence('out', { firstDay: DAY }), 'out'],
    ['without an end', absence('modified', { firstDay: '2026-01-01' }), 'modified'],
    ['on the day before it ended', absence('out', { endedOn: '2026-11-19' }), 'out'],
    ['on the day it ended', absence('out', { endedOn: DAY }), 'full'],
    ['that ended on its first day', absence('out', { firstDay: DAY, endedOn: DAY }), 'full'],
    ['on the last day off', absence('off', { backOn: '2026-11-19' }), 'off'],
    ['on the day after the last day off', absence('off', { backOn: DAY }), 'full'],
    ['of days off that were ended early', absence('off', { endedOn: DAY }), 'full'],
    ['of days off that were ended too late', absence('off', { backOn: DAY, endedOn: '2026-11-20' }), 'full'],
    ['from which one was to be back', absence('out', { backOn: '2026-11-17' }), 'out'],
  ] as const)('%s', (_, given, status) => {
    expect(availabilityOn([given], DAY).status).toBe(status)
  })

  test.each([
    ['2026-11-19', false],
    [DAY, true],
    ['2026-11-17', true],
    [null, false],
  ] as const)(
    'from which one was to be back on %s is due: %s, and is never full by itself',
    (backOn, isDue) => {
      for (const status of ['modified', 'out'] as const) {
        expect(availabilityOn([absence(status, { backOn })], DAY)).toEqual({
          ...FULLY_AVAILABLE,
          status,
          since: '2026-11-16',
          backOn,
          isDue,
        })
      }
    },
  )
})

describe('of several that overlap', () => {
  test.each([
    [['off', 'modified'], 'modified'],
    [['modified', 'off'], 'modified'],
    [['modified', 'out'], 'out'],
    [['out', 'off'], 'out'],
    [['off', 'out', 'modified'], 'out'],
  ] as const)('%j the worse counts', (statuses, worst) => {
    expect(
      availabilityOn(
        statuses.map((status) => absence(status)),
        DAY,
      ).status,
    ).toBe(worst)
  })

  test('a day off stays one where the status is worse', () => {
    expect(availabilityOn([absence('off', { offKind: 'exam' }), absence('out')], DAY)).toMatchObject({
      status: 'out',
      backOn: null,
      isOff: true,
      offKind: 'exam',
    })
  })

  test('one that is over makes nothing worse', () => {
    expect(availabilityOn([absence('out', { endedOn: '2026-11-17' }), absence('modified')], DAY).status).toBe(
      'modified',
    )
  })

  test('the first began it, and the last ends it', () => {
    const first = absence('out', { firstDay: '2026-11-02', backOn: '2026-11-17' })
    const second = absence('out', { firstDay: '2026-11-10', backOn: '2026-11-30' })
    for (const both of [
      [first, second],
      [second, first],
    ]) {
      expect(availabilityOn(both, DAY)).toMatchObject({
        since: '2026-11-02',
        backOn: '2026-11-30',
        isDue: false,
      })
    }
  })

  test('nobody knows when somebody is back of whose absences one has no day for it', () => {
    const both = [absence('out', { backOn: '2026-11-17' }), absence('out')]
    expect(availabilityOn(both, DAY)).toMatchObject({ backOn: null, isDue: false })
  })

  test('of two kinds of days off that which ends last is named', () => {
    const both = [absence('off', { backOn: '2026-11-20', offKind: 'exam' }), absence('off')]
    expect(availabilityOn(both, DAY)).toMatchObject({ backOn: '2026-11-23', offKind: 'holiday' })
  })
})

test.each([
  ['Pacific/Auckland', '2026-11-17T10:59:59Z', 'full'],
  ['Pacific/Auckland', '2026-11-17T11:00:00Z', 'out'],
  ['America/Los_Angeles', '2026-11-18T07:59:59Z', 'full'],
  ['America/Los_Angeles', '2026-11-18T08:00:00Z', 'out'],
])('in %s an absence begins with the day there: at %s it is %s', (timeZone, moment, status) => {
  const today = localDayIn(timeZone, new Date(moment))
  expect(availabilityOn([absence('out', { firstDay: DAY })], today).status).toBe(status)
})
