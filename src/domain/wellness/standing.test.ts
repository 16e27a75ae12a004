import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingStanding, totalStanding } from './standing.ts'

test.each([
  // Rating, usual mean and deviation; where it stands, and whether it is far.
  [4, 4, 0.8, 'as-usual', false],
  [3, 3.7, 0.5, 'as-usual', false],
  [3, 3.8, 0.5, 'below', false],
  [3, 4.2, 1.3, 'as-usual', false],
  [2, 4, 0.9, 'below', true],
  [1, 4.5, 0, 'below', true],
  [3, 4, 0, 'below', false],
  [5, 4, 0.9, 'above', false],
  [5, 3, 0.6, 'above', true],
] as const)('a %i against a usual %f ± %f stands %s, far: %s', (rating, mean, deviation, stands, isFar) =>
  expect(ratingStanding(rating, { mean, deviation })).toMatchObject({ stands, isFar }),
)

test('who always answers alike is half a step varied: one step off is two deviations', () => {
  expect(ratingStanding(3, { mean: 4, deviation: 0 }).distance).toBe(-2)
  // A sum of four such ratings varies by √4 half steps.
  expect(totalStanding(14, { mean: 16, deviation: 0 }, 4).distance).toBe(-2)
})

test.each([
  [17, 'as-usual', false],
  [16, 'below', false],
  [14, 'below', true],
  [20, 'above', false],
  [22, 'above', true],
] as const)('a total of %i against 18 ± 2 of five questions stands %s, far: %s', (total, stands, isFar) =>
  expect(totalStanding(total, { mean: 18, deviation: 2 }, 5)).toMatchObject({ stands, isFar }),
)

const mean = fc.double({ min: 1, max: 5, noNaN: true })
const deviation = fc.double({ min: 0, max: 2, noNaN: true })

test('the lower a rating is the further down it stands, and only what is off its usual is far', () =>
  fc.assert(
    fc.property(mean, deviation, (usually, spread) => {
      const standings = [1, 2, 3, 4, 5].map((rating) =>
        ratingStanding(rating, { mean: usually, deviation: spread }),
      )
      const places = standings.map(({ stands, isFar }) =>
        stands === 'as-usual' ? 0 : (isFar ? 2 : 1) * (stands === 'below' ? -1 : 1),
      )
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(standings.filter(({ stands, isFar }) => isFar && stands === 'as-usual')).toEqual([])
    }),
  ))
