import { expect, test } from 'vitest'
import { squadAverage } from './squad-average.ts'

test('three answers that come to 10 and five that come to 15 are 3.13 on average', () => {
  const averages = [
    { sum: 10, count: 3 },
    { sum: 15, count: 5 },
  ]
  expect(squadAverage(averages)).toBe(3.13)
})
