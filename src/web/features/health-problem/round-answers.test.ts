import { expect, test } from 'vitest'
import { areOstrcAnswers } from '#domain/health-problem/ostrc.ts'
import { answersOf, askedAbout, askedOf, type Given, missingOf } from './round-answers.ts'

test.each<[Given, number, string | undefined]>([
  [{}, 1, 'participation'],
  [{ participation: 0 }, 1, undefined],
  [{ participation: 3 }, 1, undefined],
  [{ participation: 1 }, 2, 'modification'],
  [{ participation: 2, modification: 1 }, 3, 'performance'],
  [{ participation: 2, modification: 1, performance: 0 }, 4, 'symptoms'],
  [{ participation: 2, modification: 1, performance: 0, symptoms: 3 }, 4, undefined],
])('of %j %i questions are asked, and %s is missing', (given, count, missing) => {
  expect(askedOf(given)).toHaveLength(count)
  expect(missingOf(given)).toBe(missing)
  const answers = answersOf(given)
  expect(answers !== null && areOstrcAnswers(answers)).toBe(missing === undefined)
})

test('what was answered before a gate closed is not sent', () => {
  expect(answersOf({ participation: 3, modification: 2, performance: 2, symptoms: 2 })).toEqual({
    participation: 3,
    modification: null,
    performance: null,
    symptoms: null,
  })
})

test('a problem that was over before the seven days is not asked about', () => {
  const problems = ['2026-11-11', '2026-11-12', null].map((resolvedOn) => ({ resolvedOn }))
  expect(askedAbout(problems, '2026-11-18')).toEqual([{ resolvedOn: null }, { resolvedOn: '2026-11-12' }])
})
