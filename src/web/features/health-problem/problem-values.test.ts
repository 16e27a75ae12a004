// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { healthProblemMessages } from '#domain/health-problem/health-problem-messages.ts'
import { problemFormMessages } from '#domain/health-problem/problem-form-messages.ts'
import { faultsOf, wishFrom } from './problem-values.ts'

const form = document.createElement('form')
const today = '2026-11-18'

test('an illness has no place, and what is not said is null', () => {
  expect(wishFrom({ kind: 'illness', beganOn: today, note: '' })).toEqual({
    kind: 'illness',
    area: null,
    side: null,
    beganOn: today,
    note: null,
  })
})

test.each([
  [{ kind: 'injury', beganOn: today }, { area: healthProblemMessages.areaMissing }],
  [{ kind: 'injury', area: 'knee', beganOn: '2026-11-19' }, { beganOn: healthProblemMessages.beganInFuture }],
  [{ kind: 'injury', area: 'knee', beganOn: '' }, { beganOn: problemFormMessages.dayMissing }],
  [{ kind: 'injury', area: 'knee', side: 'left', beganOn: today, note: 'Sore' }, {}],
])('%j is told %j', (values, faults) => {
  expect(faultsOf(values, form, { today })).toEqual(faults)
})
