import { expect, test } from 'vitest'
import type { AbsencePeriod } from '../absence/absence.ts'
import { availabilityDays, fullShare } from './season-availability.ts'

const range = { from: '2026-11-01', to: '2026-11-10' } as const
const absence = (absent: Partial<AbsencePeriod>): AbsencePeriod => ({
  status: 'out',
  offKind: null,
  firstDay: '2026-11-03',
  backOn: null,
  endedOn: '2026-11-05',
  ...absent,
})

test('each day counts once, by the worst of what overlaps, and both ends of the range count', () => {
  const absences = [
    absence({}),
    absence({ status: 'modified', firstDay: '2026-11-04', endedOn: '2026-11-07' }),
    absence({ status: 'off', offKind: 'exam', firstDay: '2026-11-10', backOn: '2026-11-20', endedOn: null }),
  ]
  const days = availabilityDays({ ...range, absences })
  expect(days).toEqual({ full: 5, modified: 2, out: 2, off: 1 })
  expect(fullShare(days)).toBeCloseTo(5 / 9)
})

test('of no days, or of days off alone, there is no share', () => {
  expect(fullShare({ full: 0, modified: 0, out: 0, off: 4 })).toBeNull()
})
