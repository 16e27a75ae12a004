import { describe, expect, test } from 'vitest'
import { areOstrcAnswers, isSubstantial, type OstrcAnswers, type OstrcOption, ostrcScore } from './ostrc.ts'

/** By the words of the paper and not by numbers: what each option is worth. */
const WORTH = new Map([
  ['first', 0],
  ['second', 8],
  ['third', 17],
  ['fourth', 25],
])
const NAMES = [...WORTH.keys()]
const optionOf = (name: string) => NAMES.indexOf(name) as OstrcOption
const gateOf = (participation: OstrcOption): OstrcAnswers => ({
  participation,
  modification: null,
  performance: null,
  symptoms: null,
})

type Combination = [string, string, string, string]
const ALL = NAMES.flatMap((a) =>
  NAMES.flatMap((b) => NAMES.flatMap((c) => NAMES.map((d): Combination => [a, b, c, d]))),
)
const answersOf = ([a, b, c, d]: Combination): OstrcAnswers => ({
  participation: optionOf(a),
  modification: optionOf(b),
  performance: optionOf(c),
  symptoms: optionOf(d),
})

describe('of all 256 combinations', () => {
  test('the 128 in which the first question is a gate are refused: the others were not asked', () => {
    expect(ALL).toHaveLength(256)
    const refused = ALL.filter((one) => !areOstrcAnswers(answersOf(one)))
    expect(refused).toEqual(ALL.filter(([a]) => a === 'first' || a === 'fourth'))
    expect(refused).toHaveLength(128)
  })

  test('the 128 others score the sum of their four options', () => {
    const asked = ALL.filter(([a]) => a === 'second' || a === 'third')
    expect(asked.map((one) => [one, ostrcScore(answersOf(one))])).toEqual(
      asked.map((one) => [one, one.map((name) => WORTH.get(name)!).reduce((sum, worth) => sum + worth)]),
    )
    const scores = asked.map((one) => ostrcScore(answersOf(one)))
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([8, 92])
  })

  test('96 of these are substantial: all but those with little or no change in training and performance', () => {
    const light = ['first', 'second']
    const asked = ALL.filter(([a]) => a === 'second' || a === 'third')
    const minor = asked.filter(([, b, c]) => light.includes(b) && light.includes(c))
    expect(minor).toHaveLength(32)
    expect(asked.filter((one) => !isSubstantial(answersOf(one)))).toEqual(minor)
  })

  test('whatever stands beyond a gate changes neither score nor judgement', () => {
    for (const [gate, score, isIt] of [
      ['first', 0, false],
      ['fourth', 100, true],
    ] as const) {
      const found = ALL.filter(([a]) => a === gate).map(answersOf)
      expect(new Set(found.map(ostrcScore))).toEqual(new Set([score]))
      expect(new Set(found.map(isSubstantial))).toEqual(new Set([isIt]))
    }
  })
})

test.each([
  [0, 0, false],
  [3, 100, true],
] as const)('option %i of the first question ends it with %i', (option, score, isIt) => {
  const answers = gateOf(option)
  expect([areOstrcAnswers(answers), ostrcScore(answers), isSubstantial(answers)]).toEqual([true, score, isIt])
})

test.each([1, 2] as const)('after option %i of the first question none may be left out', (option) => {
  const whole: OstrcAnswers = { participation: option, modification: 0, performance: 0, symptoms: 0 }
  expect(areOstrcAnswers(whole)).toBe(true)
  for (const question of ['modification', 'performance', 'symptoms'] as const) {
    expect(areOstrcAnswers({ ...whole, [question]: null })).toBe(false)
  }
})
