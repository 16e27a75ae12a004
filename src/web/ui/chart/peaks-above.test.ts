import { expect, test } from 'vitest'
import { peaksAbove } from './peaks-above.ts'

test.each([
  [[1, 2, 1.9], []],
  [
    [1, 2.1, 3, 2.5, 1, 2.01],
    [2, 5],
  ],
  [
    [4, null, 3],
    [0, 2],
  ],
  [[3, 3], [0]],
  [[], []],
])('of %j those above 2 peak at %j', (values, peaks) => expect(peaksAbove(values, 2)).toEqual(peaks))
