import { expect, test } from 'vitest'
import { closedByHand, formStatusAt, INITIAL_WINDOW, openedByHand, withSettings } from './form-status.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const tomorrow = (time: string) => new Date(`2026-11-16T${time}Z`)
const morning = withSettings(INITIAL_WINDOW, { openTime: '05:30', closeTime: '10:30', timeZone: 'UTC' })

test('a team without a record has an open form, all day', () => {
  expect(formStatusAt(INITIAL_WINDOW, noon)).toEqual({
    isOpen: true,
    day: '2026-11-15',
    openTime: '00:00',
    closeTime: '23:59',
    timeZone: 'UTC',
    manuallyClosed: false,
  })
})

test('opened by hand outside its hours it stays open until the next close time, then keeps its hours again', () => {
  const opened = openedByHand(morning, noon)
  expect(formStatusAt(morning, noon).isOpen).toBe(false)
  expect(formStatusAt(opened, noon).isOpen).toBe(true)
  expect(formStatusAt(opened, tomorrow('10:29:59')).isOpen).toBe(true)
  expect(formStatusAt(opened, tomorrow('10:30:00')).isOpen).toBe(false)
})

test('opened by hand inside its hours it closes at its close time', () => {
  const opened = openedByHand(closedByHand(morning, noon), new Date('2026-11-15T07:00:00Z'))
  expect(opened).toEqual(morning)
})

test('closed by hand it stays closed the next day, until it is opened', () => {
  const closed = closedByHand(openedByHand(morning, noon), noon)
  expect(formStatusAt(closed, noon)).toMatchObject({ isOpen: false, manuallyClosed: true })
  expect(formStatusAt(closed, tomorrow('07:00:00')).isOpen).toBe(false)
  expect(formStatusAt(openedByHand(closed, tomorrow('07:00:00')), tomorrow('07:00:00')).isOpen).toBe(true)
})

test('closed by hand twice it was closed the first time', () => {
  const closed = closedByHand(morning, noon)
  expect(closedByHand(closed, tomorrow('07:00:00'))).toEqual(closed)
})

test('other times leave a close by hand in place', () => {
  const later = withSettings(closedByHand(morning, noon), {
    openTime: '11:00',
    closeTime: '13:00',
    timeZone: 'UTC',
  })
  expect(formStatusAt(later, noon)).toMatchObject({ isOpen: false, openTime: '11:00', closeTime: '13:00' })
})

test('a form that is open all day stays so when only its zone is changed', () => {
  const { openTime, closeTime } = formStatusAt(INITIAL_WINDOW, noon)
  const moved = withSettings(INITIAL_WINDOW, { openTime, closeTime, timeZone: 'Europe/Athens' })
  expect(moved).toEqual({ ...INITIAL_WINDOW, timeZone: 'Europe/Athens' })
})
