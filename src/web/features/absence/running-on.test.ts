import { expect, test } from 'vitest'
import type { OwnAbsence } from './own-absence-api.ts'
import { dayOf, runningOn } from './running-on.ts'

const absence = (status: OwnAbsence['status'], firstDay = '2026-11-16') =>
  ({ status, firstDay, backOn: '2026-11-20', endedOn: null }) as OwnAbsence
const ASKED = {
  today: '2026-11-18' as const,
  absences: [absence('off'), absence('out'), absence('modified'), absence('out', '2026-11-19')],
}

test.each([
  ['2026-11-17', '2026-11-18', ['out', 'modified', 'off']],
  ['2026-11-18', '2026-11-18', ['out', 'modified', 'off']],
  ['2026-11-19', '2026-11-19', ['out', 'out', 'modified', 'off']],
  ['2026-11-20', '2026-11-20', ['out', 'out', 'modified']],
] as const)('on a form of %s it is %s, and the worst that runs is first: %j', (day, on, statuses) => {
  expect(dayOf(ASKED, day)).toBe(on)
  expect(runningOn(ASKED, day).map(({ status }) => status)).toEqual(statuses)
})

test('before the server has answered nothing runs', () => {
  expect(runningOn(undefined, '2026-11-18')).toEqual([])
})
