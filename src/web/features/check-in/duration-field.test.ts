import { expect, test } from 'vitest'
import { stepped, typedMinutes } from './duration-field.tsx'

test.each([
  [30, 1, 35],
  [30, -1, 25],
  [32, 1, 35],
  [32, -1, 30],
  [0, 1, 5],
  [0, -1, 5],
  [5, -1, 5],
  [1440, 1, 1440],
  [1438, 1, 1440],
  [9999, -1, 1440],
] as const)('from %i minutes a step of %i leads to %i', (minutes, direction, next) => {
  expect(stepped(minutes, direction)).toBe(next)
})

test.each([
  ['', 0],
  ['0', 0],
  ['45', 45],
  ['045', 45],
  ['-5', 5],
  ['7.5', 7],
  ['1h', 1],
  ['abc', 0],
])('typing %j means %i minutes', (text, minutes) => {
  expect(typedMinutes(text)).toBe(minutes)
})
