import { expect, test } from 'vitest'
import { RATING_HINT } from './rating.ts'

test('the hint names all five values', () => {
  expect(RATING_HINT).toBe('1=awful 2=poor 3=OK 4=good 5=excellent')
})
