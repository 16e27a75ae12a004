import { expect, test } from 'vitest'
import { unbrokenRuns } from './unbroken-runs.ts'

test('a day without a value breaks the line, and 0 does not', () => {
  expect(unbrokenRuns([null, 1, 0, null, null, 3, null])).toEqual([
    [
      { at: 1, value: 1 },
      { at: 2, value: 0 },
    ],
    [{ at: 5, value: 3 }],
  ])
  expect(unbrokenRuns([null, null])).toEqual([])
})
