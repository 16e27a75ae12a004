import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { ratingHint } from './rating.ts'

test('the hint names all five values', () => {
  expect(ratingHint(inEnglish)).toBe('1=awful 2=poor 3=OK 4=good 5=excellent')
})
