import { expect, test } from 'vitest'
import { byTimeLoss, isRunningOn, nextStep, openFirstDue } from './open-problems.ts'

const step = (plannedOn: string | null, state: 'confirmed' | 'due' | 'planned') => ({ plannedOn, state })
const CONFIRMED = step('2026-11-01', 'confirmed')
const DUE = step('2026-11-10', 'due')
const DUE_LONGER = step('2026-11-05', 'due')
const PLANNED = step('2026-11-20', 'planned')
const WITHOUT_DAY = step(null, 'planned')

test.each([
  ['2026-11-09', false],
  ['2026-11-10', true],
  ['2026-11-17', true],
  ['2026-11-18', false],
] as const)('what began on 10 November and was over on the 18th runs on %s: %s', (day, isRunning) => {
  expect(isRunningOn({ beganOn: '2026-11-10', resolvedOn: '2026-11-18' }, day)).toBe(isRunning)
})

test('what is not over runs on', () => {
  expect(isRunningOn({ beganOn: '2026-11-10', resolvedOn: null }, '2027-11-10')).toBe(true)
})

test.each([
  [[], undefined],
  [[CONFIRMED], undefined],
  [[CONFIRMED, WITHOUT_DAY], WITHOUT_DAY],
  [[WITHOUT_DAY, PLANNED], PLANNED],
  [[PLANNED, DUE, DUE_LONGER], DUE_LONGER],
])('of %j the next step is %j', (steps, next) => expect(nextStep(steps)).toEqual(next))

test('a problem with a step that is due comes before the others, and what is over is left out', () => {
  const problem = (id: string, beganOn: string, steps: (typeof DUE)[], resolvedOn: string | null = null) => ({
    id,
    beganOn,
    resolvedOn,
    steps,
  })
  const problems = [
    problem('over', '2026-11-17', [DUE], '2026-11-18'),
    problem('new', '2026-11-16', []),
    problem('planned', '2026-11-12', [PLANNED]),
    problem('due', '2026-11-11', [CONFIRMED, DUE]),
    problem('due longer', '2026-10-01', [PLANNED, DUE_LONGER]),
  ]
  expect(openFirstDue(problems).map(({ id }) => id)).toEqual(['due longer', 'due', 'new', 'planned'])
})

test('what cost most comes first, and of equal ones the latest', () => {
  const cost = (timeLossDays: number, beganOn: string) => ({ timeLossDays, beganOn })
  expect(byTimeLoss([cost(0, '2026-01-01'), cost(0, '2026-02-01'), cost(9, '2026-01-01')])).toEqual([
    cost(9, '2026-01-01'),
    cost(0, '2026-02-01'),
    cost(0, '2026-01-01'),
  ])
})
