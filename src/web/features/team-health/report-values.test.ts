import { expect, test } from 'vitest'
import { reportIn } from './report-values.ts'

const VALUES = { area: 'knee', side: 'left', beganOn: '2026-11-10', note: 'Swollen', recurrenceOf: 'earlier' }
const injury = { kind: 'injury', isSided: true, recurrenceOf: undefined } as const

test('what is chosen in the fields is reported', () => {
  expect(reportIn(VALUES, injury)).toEqual({ kind: 'injury', ...VALUES })
})

test.each([
  [
    'an illness has no place',
    { ...injury, kind: 'illness', isSided: false } as const,
    { area: null, side: null },
  ],
  ['what has no sides has none', { ...injury, isSided: false }, { area: 'knee', side: null }],
  ['of what is changed the earlier one stays', { ...injury, recurrenceOf: null }, { recurrenceOf: null }],
])('%s', (_, about, wish) => {
  expect(reportIn(VALUES, about)).toMatchObject(wish)
})

test('what is left empty is not there', () => {
  expect(reportIn({ beganOn: '2026-11-10', area: '', side: '', note: '' }, injury)).toMatchObject({
    area: null,
    side: null,
    note: null,
    recurrenceOf: null,
  })
})
