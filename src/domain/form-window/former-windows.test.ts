import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedByHand, INITIAL_WINDOW, openedByHand, withSettings } from './form-status.ts'
import { type FormWindow, isOpen } from './form-window.ts'
import { type FormerWindow, formerWindowAt, formerWindowsWith } from './former-windows.ts'

const HOUR_MS = 60 * 60 * 1000
const start = new Date('2026-11-15T00:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * HOUR_MS)

const changes: ((window: FormWindow, now: Date) => FormWindow)[] = [
  closedByHand,
  openedByHand,
  (window) => withSettings(window, { openTime: '05:30', closeTime: '10:30', timeZone: 'UTC' }),
  (window) => withSettings(window, { openTime: '20:00', closeTime: '02:00', timeZone: 'Asia/Kolkata' }),
]

test('however a manager changes the form, what was open at a moment of the last 48 hours is known', () => {
  const change = fc.record({ hours: fc.integer({ min: 1, max: 12 }), make: fc.constantFrom(...changes) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (made) => {
      let [hour, window, former] = [0, INITIAL_WINDOW, [] as FormerWindow[]]
      const wasOpen: boolean[] = []
      for (const { hours, make } of made) {
        while (wasOpen.length < hour + hours) wasOpen.push(isOpen(window, after(wasOpen.length)))
        hour += hours
        former = formerWindowsWith(former, window, after(hour))
        window = make(window, after(hour))
      }
      for (let then = Math.max(0, hour - 48); then < hour; then++) {
        expect(isOpen(formerWindowAt(former, after(then))!, after(then))).toBe(wasOpen[then])
      }
      expect(formerWindowAt(former, after(hour))).toBeUndefined()
    }),
  )
})

test('what ended more than 48 hours ago, or fifty changes ago, is not kept', () => {
  const first = formerWindowsWith([], INITIAL_WINDOW, after(0))
  expect(formerWindowsWith(first, INITIAL_WINDOW, after(48))).toHaveLength(2)
  expect(formerWindowsWith(first, INITIAL_WINDOW, after(48.01))).toHaveLength(1)
  let former = first
  for (let change = 0; change < 60; change++) former = formerWindowsWith(former, INITIAL_WINDOW, after(1))
  expect(former).toHaveLength(50)
})
