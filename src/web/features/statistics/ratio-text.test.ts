import { expect, test } from 'vitest'
import { zoneOf } from '#domain/load/acwr-zone.ts'
import { ratioText, zoneWord } from './ratio-text.ts'

const reportedDays = { acute: 7, chronic: 24 }

test.each([
  [0.2, '0.20', 'Sharp drop'],
  [0.6, '0.60', 'Falling'],
  [0.8, '0.80', 'Steady'],
  [1.3, '1.30', 'Steady'],
  [1.5, '1.50', 'Rising'],
  [2.345, '2.35', 'Sharp rise'],
])('a ratio of %s reads %s, %s', (ratio, text, word) => {
  const point = { ratio, zone: zoneOf(ratio), reportedDays }
  expect([ratioText(point), zoneWord(point)]).toEqual([text, word])
})

test.each([null, 0])('without enough history a ratio of %s is no alarm', (ratio) => {
  const point = { ratio, zone: 'none' as const, reportedDays }
  expect([ratioText(point), zoneWord(point)]).toEqual(['–', 'not enough history'])
})
