import { expect, test } from 'vitest'
import { zoneOf } from './acwr-zone.ts'

test.each([
  [0, 'red'],
  [0.599, 'red'],
  [0.6, 'yellow'],
  [0.799, 'yellow'],
  [0.8, 'green'],
  [1.3, 'green'],
  [1.301, 'yellow'],
  [1.5, 'yellow'],
  [1.501, 'red'],
  [4, 'red'],
  [null, 'none'],
] as const)('a ratio of %s is %s', (ratio, zone) => expect(zoneOf(ratio)).toBe(zone))
