import { expect, test } from 'vitest'
import { metricRoom } from './metric-limits.ts'

test.each([
  [0, 'plenty'],
  [6, 'plenty'],
  [7, 'nearly-full'],
  [9, 'nearly-full'],
  [10, 'full'],
  [11, 'full'],
])('with %i metrics the room is %s', (used, room) => expect(metricRoom(used)).toBe(room))
