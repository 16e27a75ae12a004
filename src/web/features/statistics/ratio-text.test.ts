import { expect, test } from 'vitest'
import { writingIn } from '#domain/language/writing.ts'
import { zoneOf } from '#domain/load/acwr-zone.ts'
import { ratioText } from './ratio-text.ts'

const reportedDays = { acute: 7, chronic: 24 }

test.each([
  [0.2, '0.20'],
  [1.3, '1.30'],
  [2.345, '2.35'],
])('a ratio of %s reads %s', (ratio, text) =>
  expect(ratioText({ ratio, zone: zoneOf(ratio), reportedDays }, writingIn('en'))).toBe(text),
)

test.each([null, 0])('without enough history a ratio of %s is not shown', (ratio) =>
  expect(ratioText({ ratio, zone: 'none', reportedDays }, writingIn('en'))).toBe('–'),
)
