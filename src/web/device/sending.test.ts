import { expect, test } from 'vitest'
import { retryDelayMs } from './sending.ts'

test.each([
  [1, 0, 500],
  [1, 1, 1000],
  [2, 1, 2000],
  [3, 0.5, 3000],
  [7, 1, 60_000],
  [2000, 0, 30_000],
  [2000, 1, 60_000],
])('after %i failures and with chance %f it waits %i ms', (failures, chance, ms) => {
  expect(retryDelayMs(failures, chance)).toBe(ms)
})
