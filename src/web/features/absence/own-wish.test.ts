import { expect, test } from 'vitest'
import { absenceMessages } from '#domain/absence/absence-messages.ts'
import { ownAbsenceMessages } from '#domain/absence/own-absence-messages.ts'
import { type OwnField, type OwnValues, problemsOf, wishFrom } from './own-wish.ts'

const VALUES: OwnValues = {
  status: 'out',
  firstDay: '2026-11-16',
  backOn: '',
  note: '',
  reason: '',
  detailNote: ' ',
}

test.each<[Partial<OwnValues>, object | null]>([
  [{}, null],
  [{ reason: 'illness' }, { reason: 'illness', note: ' ' }],
  [
    { reason: 'illness', detailNote: 'Flu' },
    { reason: 'illness', note: 'Flu' },
  ],
  [{ detailNote: 'Flu' }, { reason: 'other', note: 'Flu' }],
])('of %j why is %j', (values, details) => {
  expect(wishFrom({ ...VALUES, ...values })).toEqual({
    status: 'out',
    firstDay: '2026-11-16',
    backOn: null,
    note: '',
    details,
  })
})

test.each<[Partial<OwnValues>, Partial<Record<OwnField, unknown>>]>([
  [{}, {}],
  [{ firstDay: '' }, { firstDay: ownAbsenceMessages.dayMissing }],
  [{ firstDay: '2026-11-19', backOn: '2026-11-18' }, { firstDay: absenceMessages.notYet }],
  [{ backOn: '2026-11-16' }, { backOn: absenceMessages.backTooEarly }],
  [{ note: 'x'.repeat(141) }, { note: absenceMessages.noteTooLong(140) }],
  [{ detailNote: 'x'.repeat(281) }, { detailNote: absenceMessages.noteTooLong(280) }],
])('what is wrong with %j is said beside its field', (values, problems) => {
  expect(problemsOf({ ...VALUES, ...values }, { today: '2026-11-18', before: undefined })).toEqual(problems)
})

test('a first day that stays may be as long ago as it is', () => {
  const values = { ...VALUES, firstDay: '2026-08-01' }
  expect(problemsOf(values, { today: '2026-11-18', before: { firstDay: '2026-08-01' } })).toEqual({})
})
