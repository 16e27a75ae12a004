import { expect, test } from 'vitest'
import { weekFigures } from './week-figures.ts'

test('the diary of Foster 2001, Table 5, by RPE times minutes', () => {
  const figures = weekFigures([900, 50, 1120, 180, 600, 50, 880])
  expect(figures).toMatchObject({ load: 3780, mean: 540, hasMonotony: true })
  expect(figures.deviation).toBeCloseTo(413.1759, 4)
  expect(figures.monotony).toBeCloseTo(1.30695, 5)
  expect(figures.strain).toBeCloseTo(4940.2693, 4)
})

test('strain takes the unrounded monotony: Foster’s printed loads give 4119.44, by 1.21 it would be 4114', () => {
  const figures = weekFigures([940, 50, 1120, 180, 390, 50, 670])
  expect(figures.monotony).toBeCloseTo(1.2116, 4)
  expect(figures.strain).toBeCloseTo(4119.4389, 4)
})

test.each([1, 300, 9000])('one training day of %i has a monotony of 1/√6, whatever its load', (load) => {
  expect(weekFigures([0, 0, load, 0, 0, 0, 0]).monotony).toBeCloseTo(0.40825, 5)
})

test.each([0, 1, 333, 14_400])(
  'seven days of %i deviate by nothing: monotony and strain are 0, not numbers',
  (load) => {
    expect(weekFigures(Array.from({ length: 7 }, () => load))).toEqual({
      load: 7 * load,
      mean: load,
      deviation: 0,
      monotony: 0,
      strain: 0,
      hasMonotony: false,
    })
  },
)
