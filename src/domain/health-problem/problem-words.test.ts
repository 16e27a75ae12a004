import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { problemWords } from './problem-words.ts'

test.each([
  [{ kind: 'injury', area: 'knee', side: 'left' }, 'Knee, left'],
  [{ kind: 'injury', area: 'hip-groin', side: 'both' }, 'Hip or groin, both sides'],
  [{ kind: 'injury', area: 'head', side: null }, 'Head'],
  [{ kind: 'illness', area: null, side: null }, 'Illness'],
] as const)('%j is known by: %s', (problem, words) => {
  expect(problemWords(problem, inEnglish)).toBe(words)
})
