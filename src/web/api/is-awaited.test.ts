import { expect, test } from 'vitest'
import { isAwaited } from './is-awaited.ts'

test.each([
  ['a first attempt that is under way', { isLoading: true, failureCount: 0, isFetched: false }, true],
  ['what is here', { isLoading: false, failureCount: 0, isFetched: true }, false],
  ['a second attempt', { isLoading: true, failureCount: 1, isFetched: false }, false],
  // The library begins to count anew.
  [
    'what is asked for again after it was given up',
    { isLoading: true, failureCount: 0, isFetched: true },
    false,
  ],
])('%s is waited for or not', (_, asked, expected) => {
  expect(isAwaited(asked)).toBe(expected)
})
