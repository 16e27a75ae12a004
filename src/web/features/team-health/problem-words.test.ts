import { expect, test } from 'vitest'
import { inEnglish } from '#domain/language/in-english.ts'
import { wholeWords } from './problem-words.ts'

test.each([
  [{ kind: 'injury', area: 'knee', side: 'left' }, 'Injury · Knee, left'],
  [{ kind: 'injury', area: 'lower-leg', side: 'both' }, 'Injury · Lower leg, both sides'],
  [{ kind: 'injury', area: 'head', side: null }, 'Injury · Head'],
  [{ kind: 'illness', area: null, side: null }, 'Illness'],
] as const)('%j reads %s', (problem, words) => {
  expect(wholeWords(problem, inEnglish)).toBe(words)
})
