import { expect, test } from 'vitest'
import { isOfAnother, ownKey } from './own-storage.ts'

test.each([
  [ownKey('ida', 'day'), 'ida', false],
  [ownKey('bo', 'day'), 'ida', true],
  [ownKey('ida-2', 'day'), 'ida', true],
  ['plimsoll.profile', 'ida', false],
])('%s is of another than %s: %s', (key, userId, expected) => {
  expect(isOfAnother(key, userId)).toBe(expected)
})
