import { expect, test } from 'vitest'
import { isOfOwnWords } from './own-words.ts'

const owner = { fullName: 'Zoë Vidal', email: 'coach.marta@riverside-rowing.example' }

test.each([
  'Plimsoll',
  'plimsoll1!',
  'zoevidal',
  'Zoë2026!',
  'vidal.zoë',
  'coach.marta',
  'Riverside7',
  'coach.marta@riverside-rowing.example',
])('%j is too easy to guess', (password) => expect(isOfOwnWords(password, owner)).toBe(true))

test.each(['a good password', '198-204', 'vidal likes rowing', 'zoe and the sea', 'plimsolls'])(
  '%j is not',
  (password) => expect(isOfOwnWords(password, owner)).toBe(false),
)

test('whoever has no name is compared with their address alone', () => {
  expect(isOfOwnWords('brand new', { fullName: '', email: 'a@b.example' })).toBe(false)
})
