import { describe, expect, test } from 'vitest'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import { lastDayOff, wishIn } from './absence-values.ts'

const VALUES = {
  firstDay: '2026-11-18',
  backOn: '2026-11-25',
  lastDay: '2026-11-20',
  offKind: 'exam',
  note: '',
  reason: 'injury',
  detailNote: 'Left knee',
}
const BEFORE = { details: { reason: 'illness', note: null } } as Absence
const about = { seesHealth: true, before: undefined }

test('days off are until their last day, and have a purpose and no reason', () => {
  expect(wishIn(VALUES, { ...about, status: 'off' })).toEqual({
    status: 'off',
    offKind: 'exam',
    firstDay: '2026-11-18',
    backOn: '2026-11-21',
    note: null,
    details: undefined,
  })
  expect([lastDayOff('2026-11-21'), lastDayOff(null)]).toEqual(['2026-11-20', null])
})

test('who is out is back on a day or on none that is known', () => {
  expect(wishIn(VALUES, { ...about, status: 'out' })).toMatchObject({ offKind: null, backOn: '2026-11-25' })
  expect(wishIn({ ...VALUES, backOn: '' }, { ...about, status: 'out' }).backOn).toBeNull()
})

describe('the reason', () => {
  test.each([
    ['is sent as it was given', VALUES, { status: 'out' }, { reason: 'injury', note: 'Left knee' }],
    ['is left out where there is none', { ...VALUES, reason: '' }, { status: 'out' }, undefined],
    ['is removed', { ...VALUES, reason: '' }, { status: 'out', before: BEFORE }, null],
    ['is removed from days off', VALUES, { status: 'off', before: BEFORE }, null],
    ['stays for who does not see it', VALUES, { status: 'out', seesHealth: false }, undefined],
  ] as const)('%s', (_, values, given, details) => {
    expect(wishIn(values, { ...about, ...given }).details).toEqual(details)
  })
})
