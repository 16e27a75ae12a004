import { describe, expect, test } from 'vitest'
import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import { todayFrom, waitingParts, withWaiting } from './today.ts'

const RESTED = { kind: 'rested' as const }
const DAY: Day = {
  day: '2026-11-15',
  metrics: [{ id: 'sleep', title: 'Sleep', description: null, type: 'rating', audience: 'staff' }],
  answers: [{ metricId: 'sleep', kind: 'rating', rating: 4 }],
  AM: RESTED,
  PM: null,
}
const RECEIVED = {
  day: DAY,
  formStatus: {
    day: DAY.day,
    isOpen: true,
    manuallyClosed: false,
    openTime: '05:30',
    closeTime: '10:30',
    timeZone: 'Europe/Athens',
  },
  receivedAt: '2026-11-15T05:00:00.000Z',
  streakBefore: 11,
}
const given = (parts: Partial<DaySubmission>): DaySubmission => ({
  key: 'a',
  day: DAY.day,
  givenAt: RECEIVED.receivedAt,
  ...parts,
})

describe('the day as it is by now', () => {
  test('is what was received, for as long as the day lasts', () => {
    expect(todayFrom(RECEIVED, new Date('2026-11-15T08:29:00Z'))).toEqual({
      day: DAY,
      formStatus: RECEIVED.formStatus,
      streakBefore: 11,
    })
  })

  test('is over at midnight of the team: the next one starts empty, with the same questions', () => {
    expect(todayFrom(RECEIVED, new Date('2026-11-15T22:00:00Z'))).toMatchObject({
      day: { day: '2026-11-16', metrics: DAY.metrics, answers: [], AM: null, PM: null },
      formStatus: { day: '2026-11-16', isOpen: false },
      streakBefore: null,
    })
  })
})

describe('what waits on the device', () => {
  test('counts as given', () => {
    const empty = { ...DAY, answers: [], AM: null }
    expect(withWaiting(empty, [given({ AM: RESTED }), given({ answers: DAY.answers })])).toEqual(DAY)
  })

  test('changes nothing that is stored, and nothing of another day', () => {
    const other = given({ day: '2026-11-14', PM: RESTED })
    const different = given({ answers: [{ metricId: 'sleep', kind: 'rating', rating: 1 }] })
    expect(withWaiting(DAY, [other, different])).toEqual(DAY)
  })

  test.each([
    ['nothing', DAY, []],
    ['the check-in', { ...DAY, answers: [] }, ['answers']],
    ['a session', { ...DAY, AM: null }, ['AM']],
    ['both', { ...DAY, answers: [], AM: null }, ['answers', 'AM']],
  ])('is told apart from what is stored: %s', (_, stored, parts) => {
    expect(waitingParts(stored, DAY)).toEqual(parts)
  })
})
