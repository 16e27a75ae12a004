import { expect, test } from 'vitest'
import { givenAtLabel } from './given-at-label.ts'

const now = new Date(2026, 10, 15, 9, 0)

test.each([
  [new Date(2026, 10, 15, 7, 12), '07:12'],
  [new Date(2026, 10, 15, 0, 5), '00:05'],
  [new Date(2026, 10, 14, 23, 59), 'Sat 14 Nov, 23:59'],
])('answers of %s read as %s', (given, label) => {
  expect(givenAtLabel({ givenAt: given.toISOString() }, now)).toBe(label)
})
