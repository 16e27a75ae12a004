import { expect, test } from 'vitest'
import { peaksAbove, thinned, unbrokenRuns } from './line-runs.ts'

const season = Array.from({ length: 731 }, (_, at) => ({ at, value: at % 97 }))

test('a line that fits is left as it is', () => {
  expect(thinned(season, 731)).toEqual(season)
  expect(thinned([], 100)).toEqual([])
})

test('two years on a phone come to about one point per pixel, in order, with both ends and every peak', () => {
  const kept = thinned(season, 300)
  expect(kept.length).toBeLessThanOrEqual(302)
  expect(kept[0]).toEqual(season[0])
  expect(kept.at(-1)).toEqual(season.at(-1))
  expect(kept.filter(({ value }) => value === 96)).toEqual(season.filter(({ value }) => value === 96))
  expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b))
})

test('a day without a value breaks the line, and 0 does not', () => {
  expect(unbrokenRuns([null, 1, 0, null, null, 3, null])).toEqual([
    [
      { at: 1, value: 1 },
      { at: 2, value: 0 },
    ],
    [{ at: 5, value: 3 }],
  ])
  expect(unbrokenRuns([null, null])).toEqual([])
})

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
