import { describe, expect, test } from 'vitest'
import { foreseenStatus } from './foreseen-status.ts'
import type { FormStatus } from './form-status.ts'

const athens = (moment: string) => new Date(`2026-11-${moment}+02:00`)

const MORNING: FormStatus = {
  isOpen: true,
  manuallyClosed: false,
  day: '2026-11-15',
  openTime: '05:30',
  closeTime: '10:30',
  timeZone: 'Europe/Athens',
}

describe('a status received at 07:00', () => {
  test.each([
    ['15T10:29:59', true, '2026-11-15'],
    ['15T10:30:00', false, '2026-11-15'],
    ['15T23:59:59', false, '2026-11-15'],
    ['16T00:00:00', false, '2026-11-16'],
    ['16T05:29:59', false, '2026-11-16'],
    ['16T05:30:00', true, '2026-11-16'],
    ['18T07:00:00', true, '2026-11-18'],
  ])('has become at %s: open %s, on %s', (now, isOpen, day) => {
    expect(foreseenStatus(MORNING, athens('15T07:00:00'), athens(now))).toMatchObject({ isOpen, day })
  })

  test('closed by hand stays closed on the next day too', () => {
    const closed = { ...MORNING, isOpen: false, manuallyClosed: true }
    expect(foreseenStatus(closed, athens('15T07:00:00'), athens('16T07:00:00'))).toMatchObject({
      isOpen: false,
      day: '2026-11-16',
    })
  })
})

test('what the server said outside the window stands until the clock changes something', () => {
  const openedByHand = { ...MORNING, isOpen: true }
  const seen = foreseenStatus(openedByHand, athens('15T12:00:00'), athens('15T18:00:00'))
  expect(seen).toEqual(openedByHand)
})

test('a device that is a day ahead contradicts nothing', () => {
  expect(foreseenStatus(MORNING, athens('16T07:00:00'), athens('16T07:05:00'))).toEqual(MORNING)
})

test('a window that is open all day closes for no minute before midnight', () => {
  const allDay = { ...MORNING, openTime: '00:00', closeTime: '23:59' }
  const at = (now: string) => foreseenStatus(allDay, athens('15T07:00:00'), athens(now))
  expect(at('15T23:59:00')).toMatchObject({ isOpen: true, day: '2026-11-15' })
  expect(at('16T00:00:00')).toMatchObject({ isOpen: true, day: '2026-11-16' })
})
