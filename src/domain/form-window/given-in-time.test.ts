import { describe, expect, test } from 'vitest'
import { closedByHand, INITIAL_WINDOW, withSettings } from './form-status.ts'
import { givenInTime } from './given-in-time.ts'

const morning = withSettings(INITIAL_WINDOW, {
  openTime: '05:30',
  closeTime: '10:30',
  timeZone: 'Europe/Athens',
})
const athens = (moment: string) => new Date(`${moment}+02:00`)
const sunday = '2026-11-15'

const verdict = (givenAt: string, now: string, day = sunday, window = morning) =>
  givenInTime(window, { day, givenAt: athens(givenAt) }, athens(now))

describe('an answer for Sunday', () => {
  test.each([
    ['2026-11-15T07:00:00', '2026-11-15T07:00:01', 'in-time'],
    ['2026-11-15T10:29:59', '2026-11-15T10:30:00', 'late'],
    ['2026-11-15T07:00:00', '2026-11-17T06:59:59', 'late'],
    ['2026-11-15T07:00:00', '2026-11-17T07:00:01', 'form-closed'],
    ['2026-11-15T11:00:00', '2026-11-15T11:00:01', 'form-closed'],
    ['2026-11-16T07:00:00', '2026-11-16T07:00:01', 'form-closed'],
    ['2026-11-15T07:00:00', '2026-11-16T07:00:00', 'late'],
    // A device whose clock lies in the future can't claim an hour that has not come.
    ['2026-11-16T07:00:00', '2026-11-15T20:00:00', 'form-closed'],
  ])('given at %s, arriving at %s is %s', (givenAt, now, expected) => {
    expect(verdict(givenAt, now)).toBe(expected)
  })

  test('given before the manager closed the form by hand is late, not lost', () => {
    const closed = closedByHand(morning, athens('2026-11-15T08:00:00'))
    expect(verdict('2026-11-15T07:59:00', '2026-11-15T08:00:30', sunday, closed)).toBe('late')
    expect(verdict('2026-11-15T08:00:10', '2026-11-15T08:00:30', sunday, closed)).toBe('form-closed')
  })
})

test('an answer for another day than the one the form is open for is refused', () => {
  expect(verdict('2026-11-15T07:00:00', '2026-11-15T07:00:01', '2026-11-14')).toBe('form-closed')
  expect(verdict('2026-11-15T07:00:00', '2026-11-15T07:00:01', '2026-11-16')).toBe('form-closed')
})

test('after midnight a window that crosses it still takes answers for the day it opened on', () => {
  const night = withSettings(INITIAL_WINDOW, {
    openTime: '20:00',
    closeTime: '02:00',
    timeZone: 'Europe/Athens',
  })
  expect(verdict('2026-11-16T01:00:00', '2026-11-16T01:00:01', sunday, night)).toBe('in-time')
  expect(verdict('2026-11-16T01:00:00', '2026-11-16T01:00:01', '2026-11-16', night)).toBe('form-closed')
})
