import { expect, test } from 'vitest'
import { thinned } from './thinned.ts'

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
