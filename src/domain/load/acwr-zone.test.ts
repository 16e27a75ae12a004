import { expect, test } from 'vitest'
import { zoneOf } from './acwr-zone.ts'

test.each([
  [0, 'red'],
  [0.594, 'red'],
  [0.596, 'yellow'],
  [0.6, 'yellow'],
  [0.794, 'yellow'],
  [0.799, 'green'],
  [0.8, 'green'],
  [1.3, 'green'],
  [1.304, 'green'],
  [1.306, 'yellow'],
  [1.5, 'yellow'],
  [1.504, 'yellow'],
  [1.506, 'red'],
  [4, 'red'],
  [null, 'none'],
] as const)('a ratio of %s is %s', (ratio, zone) => expect(zoneOf(ratio)).toBe(zone))
