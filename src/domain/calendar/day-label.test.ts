import { expect, test } from 'vitest'
import { longDay, shortDay } from './day-label.ts'

test('a day reads the same wherever it is read', () => {
  expect(longDay('2026-11-15')).toBe('Sunday 15 November')
  expect(shortDay('2026-03-01')).toBe('1 Mar')
})
