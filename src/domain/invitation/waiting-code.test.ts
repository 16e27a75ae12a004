import { expect, test } from 'vitest'
import { isStillWaiting } from './waiting-code.ts'

const MINUTE_MS = 60 * 1000
const followedAt = Date.parse('2026-03-28T21:00:00Z')

test.each([
  [-1, true],
  [0, true],
  [59.99, true],
  [60, false],
  [24 * 60, false],
  [-60, false],
  [NaN, false],
])('%s minutes after it was followed a code waits: %s', (minutes, waits) =>
  expect(isStillWaiting(followedAt, followedAt + minutes * MINUTE_MS)).toBe(waits),
)
