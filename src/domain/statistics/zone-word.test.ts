import { expect, test } from 'vitest'
import { english } from '../language/english.ts'
import { inEnglish } from '../language/in-english.ts'
import { zoneOf } from '../load/acwr-zone.ts'
import { directionOf, ratioText, ZONE_WORDS, zoneWord } from './zone-word.ts'

test.each([
  [0.2, 'Sharp drop'],
  [0.59, 'Sharp drop'],
  [0.6, 'Falling'],
  [0.79, 'Falling'],
  [0.8, 'Steady'],
  [1.3, 'Steady'],
  [1.31, 'Rising'],
  [1.5, 'Rising'],
  [1.51, 'Sharp rise'],
  [2.345, 'Sharp rise'],
])('a ratio of %s is a load that goes: %s', (ratio, word) =>
  expect(zoneWord({ ratio, zone: zoneOf(ratio), basis: 'enough' })).toBe(word),
)

test.each([
  [null, 'short-record', 'not enough history', '–'],
  [0, 'no-load-before', 'no load to compare with', '–'],
  [0.22, 'days-missing', 'too few days reported', '0.22'],
] as const)('a ratio of %s that is not judged (%s) says why: %s', (ratio, basis, word, text) => {
  const point = { ratio, zone: 'none', chronic: ratio === 0 ? 0 : 900, basis } as const
  expect(zoneWord(point)).toBe(word)
  expect(directionOf(point)).toBeNull()
  expect(ratioText(point, english)).toBe(text)
})

test.each([
  [0.5, 'enough', 'down', '0.50'],
  [0.7, 'enough', 'down', '0.70'],
  [1, 'enough', null, '1.00'],
  [1.4, 'enough', 'up', '1.40'],
  [2.345, 'at-least', 'up', '≥\u00a02.35'],
] as const)('a fall and a rise look different: %s (%s) points %s', (ratio, basis, direction, text) => {
  const point = { ratio, zone: zoneOf(ratio), chronic: 900, basis }
  expect(directionOf(point)).toBe(direction)
  expect(ratioText(point, english)).toBe(text)
})

test.each(Object.entries(ZONE_WORDS))('pages show %s as insights do', (word, said) =>
  expect(inEnglish(said)).toBe(word),
)
