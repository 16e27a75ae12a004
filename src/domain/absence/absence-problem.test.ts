import { expect, test } from 'vitest'
import { absenceMessages } from './absence-messages.ts'
import { absenceProblem, type AbsenceWish, endOf, endProblem } from './absence-problem.ts'
import { tidyNote } from '../text/tidy-note.ts'

const today = '2026-11-18'
const OUT: AbsenceWish = { status: 'out', offKind: null, firstDay: today, backOn: null, note: null }
const OFF: AbsenceWish = { ...OUT, status: 'off', offKind: 'holiday', backOn: '2026-11-25' }
const { tooLongAgo, tooFarAhead, backTooEarly, backTooLate, offTooLong } = absenceMessages

test.each<[Partial<AbsenceWish>, unknown]>([
  [{}, null],
  [{ firstDay: '2026-10-21' }, null],
  [{ firstDay: '2026-10-20' }, tooLongAgo(28)],
  [{ firstDay: '2027-11-18' }, null],
  [{ firstDay: '2027-11-19' }, tooFarAhead(365)],
  [{ backOn: '2026-11-19' }, null],
  [{ backOn: today }, backTooEarly],
  [{ backOn: '2026-11-17' }, backTooEarly],
  [{ backOn: '2028-11-17' }, null],
  [{ backOn: '2028-11-18' }, backTooLate],
  [{ offKind: 'exam' }, absenceMessages.kindWithoutOff],
  [{ ...OFF }, null],
  [{ ...OFF, backOn: null }, absenceMessages.offWithoutEnd],
  [{ ...OFF, backOn: '2027-03-18' }, null],
  [{ ...OFF, backOn: '2027-03-19' }, offTooLong(120)],
  [{ ...OFF, offKind: null }, absenceMessages.offWithoutKind],
  [{ ...OFF, details: { reason: 'injury', note: null } }, absenceMessages.offWithReason],
  [{ ...OFF, details: null }, null],
  [{ details: { reason: 'injury', note: 'x'.repeat(280) } }, null],
  [{ details: { reason: 'injury', note: 'x'.repeat(281) } }, absenceMessages.noteTooLong(280)],
  [{ note: ` ${'x'.repeat(140)}\n` }, null],
  [{ note: 'x'.repeat(141) }, absenceMessages.noteTooLong(140)],
  [{ note: 'a\u202Eb' }, absenceMessages.noteHidden],
  [{ note: 'two\r\nlines' }, null],
])('of %j from the staff the problem is %j', (wish, problem) => {
  expect(absenceProblem({ ...OUT, ...wish }, { today, byAthlete: false })).toEqual(problem)
})

test.each<[Partial<AbsenceWish>, unknown]>([
  [{}, null],
  [{ status: 'modified', firstDay: '2026-11-10' }, null],
  [{ firstDay: '2026-11-19' }, absenceMessages.notYet],
  [{ ...OFF }, absenceMessages.offByStaff],
])('of %j from the athlete the problem is %j', (wish, problem) => {
  expect(absenceProblem({ ...OUT, ...wish }, { today, byAthlete: true })).toEqual(problem)
})

test('a first day that stays may be as long ago as it is', () => {
  const wish = { ...OUT, firstDay: '2026-08-01', backOn: '2026-12-01' } as const
  const from = (firstDay: '2026-08-01' | '2026-08-02') =>
    absenceProblem(wish, { today, byAthlete: true, before: { firstDay } })
  expect([from('2026-08-01'), from('2026-08-02')]).toEqual([null, tooLongAgo(28)])
})

test.each([
  ['2026-11-10', '2026-11-10', null],
  ['2026-11-10', today, null],
  ['2026-11-10', '2026-11-09', absenceMessages.endTooEarly],
  ['2026-11-10', '2026-11-19', absenceMessages.endTooLate],
  ['2026-12-01', '2026-12-01', null],
  ['2026-12-01', '2026-12-02', absenceMessages.endTooLate],
  ['2026-12-01', today, absenceMessages.endTooEarly],
] as const)('of what began on %s and is over on %s the problem is %j', (firstDay, endedOn, problem) => {
  expect(endProblem({ firstDay }, endedOn, today)).toEqual(problem)
})

test('what has not begun is over before it does', () => {
  expect([endOf({ firstDay: '2026-11-10' }, today), endOf({ firstDay: '2026-12-01' }, today)]).toEqual([
    today,
    '2026-12-01',
  ])
})

test.each([
  [null, null],
  [' \n ', null],
  [' one\r\ntwo ', 'one\ntwo'],
])('the note %j is stored as %j', (given, stored) => {
  expect(tidyNote(given)).toBe(stored)
})
