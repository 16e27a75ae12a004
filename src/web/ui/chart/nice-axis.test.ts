import { expect, test } from 'vitest'
import { niceAxis } from './nice-axis.ts'

test.each([
  [3420, 4000, [0, 1000, 2000, 3000, 4000]],
  [4000, 4000, [0, 1000, 2000, 3000, 4000]],
  [95, 100, [0, 20, 40, 60, 80, 100]],
])('an axis for up to %s ends at %s', (highest, yMax, yTicks) =>
  expect(niceAxis(highest, 4)).toEqual({ yMax, yTicks }),
)

test('an axis without any load still has a height', () => expect(niceAxis(0, 4).yMax).toBe(1))
