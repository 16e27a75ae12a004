import { expect, test } from 'vitest'
import * as shownFigures from '#web/features/statistics/figure-text.ts'
import * as shownRatio from '#web/features/statistics/ratio-text.ts'
import { zoneOf } from '../load/acwr-zone.ts'
import { change, counted, decimals, listed, signed, whole } from './figure-text.ts'
import { zoneWord } from './zone-word.ts'

test.each([0, 0.001, -0.124, 0.5, 1.005, 2.1, 12, 202.6, 2975, 123456.789])(
  '%s reads as on the statistics screen',
  (value) => {
    expect(whole(value)).toBe(shownFigures.whole(value))
    expect(decimals(value)).toBe(shownFigures.decimals(value))
    expect(change(value)).toBe(shownFigures.change(value))
  },
)

test.each([null, 0.3, 0.59, 0.6, 0.79, 0.8, 1, 1.3, 1.31, 1.5, 1.51, 4])(
  'a ratio of %s has the word of the statistics screen',
  (ratio) => {
    const point = { ratio, zone: zoneOf(ratio), reportedDays: { acute: 7, chronic: 28 } }
    expect(zoneWord(point)).toBe(shownRatio.zoneWord(point))
  },
)

test('signs, counts and lists', () => {
  expect([signed(-1.184), signed(2), signed(0), signed(-0.001)]).toEqual(['−1.18', '+2.00', '0.00', '0.00'])
  expect([counted(1, 'day'), counted(2, 'day')]).toEqual(['1 day', '2 days'])
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
