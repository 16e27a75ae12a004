import { expect, test } from 'vitest'
import { LEAST_WEEKS_SHOWN, prevalenceOf, type RoundAnswered, sinceFirstAnswer } from './prevalence.ts'

const WEEK = '2026-11-09'
const round = (hasProblem: boolean, isSubstantial: boolean, week = WEEK): RoundAnswered => ({
  week: week as typeof WEEK,
  hasProblem,
  isSubstantial,
})

test('prevalence is reporters over responders, of all problems and of substantial ones', () => {
  const rounds = [round(true, true), round(true, false), round(false, false), round(false, false)]
  expect(prevalenceOf(WEEK, [...rounds, round(true, true, '2026-11-16')])).toEqual({
    week: WEEK,
    responders: 4,
    reporters: 2,
    substantial: 1,
    prevalence: 0.5,
    substantialPrevalence: 0.25,
  })
})

test('a week that nobody answered has no prevalence, and one in which all are well has 0', () => {
  expect(prevalenceOf(WEEK, [])).toMatchObject({
    responders: 0,
    prevalence: null,
    substantialPrevalence: null,
  })
  expect(prevalenceOf(WEEK, [round(false, false)])).toMatchObject({ prevalence: 0, substantialPrevalence: 0 })
})

test('weeks before anybody answered are left out, those without an answer since then are not', () => {
  const answered = (...responders: number[]) => responders.map((count) => ({ responders: count }))
  const weeks = answered(0, 0, 3, 0, ...Array.from({ length: LEAST_WEEKS_SHOWN }, () => 0))
  expect(sinceFirstAnswer(weeks)).toEqual(weeks.slice(2))
})

test.each([
  ['what began this week is shown with the weeks before it', 40, 1, LEAST_WEEKS_SHOWN],
  ['what was asked for is shown whole where it is short', 3, 1, 3],
  ['so it is where nobody ever answered', 40, 0, 40],
])('%s', (_, asked, responders, shown) => {
  const weeks = Array.from({ length: asked }, (_week, at) => ({
    responders: at === asked - 1 ? responders : 0,
  }))
  expect(sinceFirstAnswer(weeks)).toEqual(weeks.slice(-shown))
})
