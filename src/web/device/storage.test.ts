import { expect, test } from 'vitest'
import { isOfAnother, ownKey, staleDrafts } from './storage.ts'

test.each([
  [ownKey('ida', 'day'), 'ida', false],
  [ownKey('bo', 'day'), 'ida', true],
  [ownKey('ida-2', 'day'), 'ida', true],
  ['plimsoll.profile', 'ida', false],
])('%s is of another than %s: %s', (key, userId, expected) => {
  expect(isOfAnother(key, userId)).toBe(expected)
})

test("what another account began for a day goes after a week; what waits to be sent, and what is one's own, stays", () => {
  const keys = ['draft.2026-11-08', 'draft.2026-11-09', 'submission.1', 'day'].flatMap((name) => [
    ownKey('ida', name),
    ownKey('bo', name),
  ])
  const now = new Date('2026-11-16T06:30:00Z')
  expect(staleDrafts(keys, 'ida', now)).toEqual([ownKey('bo', 'draft.2026-11-08')])
})
