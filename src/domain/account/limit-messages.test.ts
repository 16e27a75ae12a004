import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { limitMessages } from './limit-messages.ts'

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [24 * 3600, '24 hours'],
  [24 * 3600 + 1, '2 days'],
  [7 * 24 * 3600, '7 days'],
])('%s seconds are %s', (waitSec, text) =>
  expect(inEnglish(limitMessages.tryAgainIn(waitSec))).toBe(
    `Too many attempts. Please try again in ${text}.`,
  ),
)
