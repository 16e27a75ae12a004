import { expect, test } from 'vitest'
import { PLANS, yearlySavingEur } from './plan.ts'

test.each([
  ['Starter', 19, 190, 38],
  ['Pro', 39, 375, 93],
  ['Elite', 79, 790, 158],
])('%s costs %i euros a month or %i a year, which saves %i', (name, monthly, yearly, saving) => {
  const plan = PLANS.find((candidate) => candidate.name === name)!
  expect(plan.priceEur).toEqual({ monthly, yearly })
  expect(yearlySavingEur(plan)).toBe(saving)
})

test('a dearer plan never carries fewer athletes, and one plan is the most popular', () => {
  const carried = PLANS.map(({ maxAthletes }) => (maxAthletes === 'unlimited' ? Infinity : maxAthletes))
  expect(carried).toEqual(carried.toSorted((a, b) => a - b))
  expect(PLANS.filter(({ isMostPopular }) => isMostPopular).map(({ name }) => name)).toEqual(['Pro'])
})
