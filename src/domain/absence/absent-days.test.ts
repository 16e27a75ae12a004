import { expect, test } from 'vitest'
import type { LocalDay } from '../calendar/local-day.ts'
import type { AbsencePeriod } from './absence.ts'
import { absentDays, daysOutOf } from './absent-days.ts'

const day = (of: string) => of as LocalDay
const period = (
  status: AbsencePeriod['status'],
  firstDay: string,
  ends: Partial<Record<'backOn' | 'endedOn', string>> = {},
): AbsencePeriod => ({
  status,
  offKind: status === 'off' ? 'holiday' : null,
  firstDay: day(firstDay),
  backOn: ends.backOn === undefined ? null : day(ends.backOn),
  endedOn: ends.endedOn === undefined ? null : day(ends.endedOn),
})
const march = { from: day('2026-03-01'), to: day('2026-03-10') }

test('of days on which several overlap the worst counts, and days in full are left out', () => {
  const absences = [
    period('off', '2026-03-02', { backOn: '2026-03-06' }),
    period('modified', '2026-03-04', { endedOn: '2026-03-08' }),
    period('out', '2026-03-05', { endedOn: '2026-03-07' }),
  ]
  expect([...absentDays(absences, march)]).toEqual([
    ['2026-03-02', 'off'],
    ['2026-03-03', 'off'],
    ['2026-03-04', 'modified'],
    ['2026-03-05', 'out'],
    ['2026-03-06', 'out'],
    ['2026-03-07', 'modified'],
  ])
})

test('what nobody has ended goes on, also after the day back', () => {
  const days = absentDays([period('out', '2026-02-20', { backOn: '2026-03-03' })], march)
  expect(days.size).toBe(10)
})

test('days out are counted up to a day, and no others', () => {
  const days = absentDays(
    [period('out', '2026-03-01', { endedOn: '2026-03-05' }), period('modified', '2026-03-05')],
    march,
  )
  expect(daysOutOf(days, day('2026-03-10'), 7)).toBe(1)
  expect(daysOutOf(days, day('2026-03-07'), 7)).toBe(4)
  expect(daysOutOf(days, day('2026-03-10'), 3)).toBe(0)
})
