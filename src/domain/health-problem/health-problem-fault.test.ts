import { expect, test } from 'vitest'
import { recurrenceDays, stepState, type HealthProblem } from './health-problem.ts'
import { confirmFault, findingFault, problemFault, resolveFault, stepFault } from './health-problem-fault.ts'
import { healthProblemMessages } from './health-problem-messages.ts'

const today = '2026-11-18'
const KNEE: HealthProblem = { kind: 'injury', area: 'knee', side: 'left', beganOn: '2026-11-10', note: null }
const FLU: HealthProblem = { ...KNEE, kind: 'illness', area: null, side: null }
const { textTooLong } = healthProblemMessages

test.each<[Partial<HealthProblem>, unknown]>([
  [{}, null],
  [{ side: null }, null],
  [{ side: 'both' }, null],
  [{ ...FLU }, null],
  [{ area: null, side: null }, healthProblemMessages.areaMissing],
  [{ ...FLU, area: 'head' }, healthProblemMessages.areaOfIllness],
  [{ ...FLU, side: 'left' }, healthProblemMessages.noSides],
  [{ area: 'head' }, healthProblemMessages.noSides],
  [{ area: 'lumbosacral-spine', side: null }, null],
  [{ beganOn: today }, null],
  [{ beganOn: '2026-11-19' }, healthProblemMessages.beganInFuture],
  [{ beganOn: '2016-11-18' }, null],
  [{ beganOn: '2016-11-17' }, healthProblemMessages.beganTooLongAgo],
  [{ note: 'x'.repeat(280) }, null],
  [{ note: 'x'.repeat(281) }, textTooLong(280)],
  [{ note: 'a\u202Eb' }, healthProblemMessages.textHidden],
  [{ note: 'two\r\nlines' }, null],
])('of %j the fault is %j', (wish, fault) => {
  expect(problemFault({ ...KNEE, ...wish }, { today })).toEqual(fault)
})

test.each([
  ['2026-11-10', null],
  ['2026-11-09', null],
  ['2026-11-11', healthProblemMessages.backBeforeOver],
  [null, healthProblemMessages.notOverYet],
] as const)('one that comes back on 10 November after it was over on %s: %j', (resolvedOn, fault) => {
  expect(problemFault(KNEE, { today, former: { resolvedOn } })).toEqual(fault)
})

test('a problem that comes back does so some days after it was over', () => {
  expect([recurrenceDays('2026-10-01', '2026-11-10'), recurrenceDays(today, today)]).toEqual([40, 0])
})

test.each([
  ['2026-11-10', null],
  [today, null],
  ['2026-11-09', healthProblemMessages.resolvedTooEarly],
  ['2026-11-19', healthProblemMessages.resolvedInFuture],
] as const)('what began on 10 November and is over on %s: %j', (resolvedOn, fault) => {
  expect(resolveFault(KNEE, resolvedOn, today)).toEqual(fault)
})

test.each([
  [{ title: 'Straight running', plannedOn: null }, null],
  [{ title: 'Straight running', plannedOn: '2026-11-01' }, null],
  [{ title: ' \n', plannedOn: null }, healthProblemMessages.titleMissing],
  [{ title: 'x'.repeat(61), plannedOn: null }, textTooLong(60)],
  [{ title: 'Match', plannedOn: '2028-11-18' }, healthProblemMessages.stepTooFar],
] as const)('of the step %j the fault is %j', (step, fault) => {
  expect(stepFault(step, today)).toEqual(fault)
})

test('a code is short, and nothing is confirmed before its day', () => {
  const finding = { mode: null, relation: null }
  expect(findingFault({ ...finding, code: 'KLA' })).toBeNull()
  expect(findingFault({ ...finding, code: 'x'.repeat(41) })).toEqual(textTooLong(40))
  expect([confirmFault(today, today), confirmFault('2026-11-19', today)]).toEqual([
    null,
    healthProblemMessages.confirmedInFuture,
  ])
})

test.each([
  [null, null, 'planned'],
  ['2026-11-19', null, 'planned'],
  [today, null, 'due'],
  ['2026-11-01', null, 'due'],
  ['2026-11-01', today, 'confirmed'],
  [null, today, 'confirmed'],
] as const)('a step planned for %s and confirmed on %s is %s', (plannedOn, confirmedOn, state) => {
  expect(stepState({ plannedOn, confirmedOn }, today)).toBe(state)
})
