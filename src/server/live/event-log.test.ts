import { expect, test } from 'vitest'
import { createEventCursor, LATE_COMMIT_MS } from './event-log.ts'

const start = new Date('2026-11-10T08:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const events = (...ids: number[]) => ids.map((id) => ({ id }))

test('events are taken once', () => {
  const cursor = createEventCursor(0)
  expect(cursor.take(events(1, 2), start)).toEqual(events(1, 2))
  expect(cursor.take(events(1, 2, 3), start)).toEqual(events(3))
  expect(cursor.newest()).toBe(3)
})

test('an event that is committed after a later one is taken when it appears', () => {
  const cursor = createEventCursor(6)
  expect(cursor.take(events(8, 10), start)).toEqual(events(8, 10))
  expect(cursor.awaited(start)).toEqual([7, 9])
  expect(cursor.take(events(9), start)).toEqual(events(9))
  expect(cursor.take(events(9), start)).toEqual([])
  expect(cursor.awaited(start)).toEqual([7])
  expect(cursor.newest()).toBe(10)
})

test('an id that was drawn and rolled back is given up after a while', () => {
  const cursor = createEventCursor(0)
  cursor.take(events(2), start)
  expect(cursor.awaited(later(LATE_COMMIT_MS - 1))).toEqual([1])
  expect(cursor.awaited(later(LATE_COMMIT_MS))).toEqual([])
  expect(cursor.take(events(1), later(LATE_COMMIT_MS))).toEqual([])
})

test('however many ids are skipped, the latest few hundred are awaited', () => {
  const cursor = createEventCursor(0)
  cursor.take(events(1_000_000, 2_000_000), start)
  const awaited = cursor.awaited(start)
  expect(awaited).toHaveLength(500)
  expect(awaited.at(-1)).toBe(1_999_999)
})
