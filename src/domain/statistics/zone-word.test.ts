import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { zoneOf } from '../load/acwr-zone.ts'
import { ZONE_WORDS, zoneWord } from './zone-word.ts'

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
  expect(zoneWord({ ratio, zone: zoneOf(ratio) })).toBe(word),
)

test.each([null, 0])('without enough history a ratio of %s is no alarm', (ratio) =>
  expect(zoneWord({ ratio, zone: 'none' })).toBe('not enough history'),
)

test.each(Object.entries(ZONE_WORDS))('pages show %s as insights do', (word, said) =>
  expect(inEnglish(said)).toBe(word),
)
