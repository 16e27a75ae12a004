import { expect, test } from 'vitest'
import type { FormerWindow } from '../form-window/former-windows.ts'
import type { FormWindow } from '../form-window/form-window.ts'
import { dayJustClosed, isStillNews } from './digest-due.ts'

const window = (given: Partial<FormWindow> = {}): FormWindow => ({
  openTime: '06:00:00',
  closeTime: '10:00:00',
  timeZone: 'UTC',
  manuallyClosed: false,
  closedByHandAt: null,
  openedByHandAt: null,
  ...given,
})
const MINUTE_MS = 60_000

/** When the digest of which day is due, asked at every quarter of an hour: for four of them, unless it is said otherwise. */
function dueIn(given: FormWindow, from: string, hours = 24, former: FormerWindow[] = []): string[] {
  const moments = Array.from({ length: hours * 4 }, (_, n) => new Date(Date.parse(from) + n * 15 * MINUTE_MS))
  const days = moments.map((moment) => dayJustClosed(given, former, moment))
  const starts = days.flatMap((day, index) => (day && day !== days[index - 1] ? [index] : []))
  return starts.map((start) => {
    const quarters = days.slice(start).findIndex((day) => day !== days[start])
    const moment = moments[start]!.toISOString().slice(5, 16)
    return `${days[start]?.slice(5)} at ${moment}${quarters === 4 ? '' : ` for ${quarters}`}`
  })
}

test.each([
  ['06:00:00', '10:00:00', 'UTC', '2026-11-15T05:00:00Z', ['11-15 at 11-15T10:00']],
  ['06:00:00', '10:00:00', 'Europe/Athens', '2026-11-15T03:00:00Z', ['11-15 at 11-15T08:00']],
  ['06:00:00', '10:00:00', 'Europe/Athens', '2026-07-15T03:00:00Z', ['07-15 at 07-15T07:00']],
  ['06:00:00', '10:00:00', 'America/New_York', '2026-11-15T10:00:00Z', ['11-15 at 11-15T15:00']],
  ['06:00:00', '10:00:00', 'Asia/Kathmandu', '2026-11-15T00:00:00Z', ['11-15 at 11-15T04:15']],
  ['06:00:00', '10:00:00', 'Pacific/Auckland', '2026-11-14T15:00:00Z', ['11-15 at 11-14T21:00']],
  // Over midnight it is of the day on which the form opened.
  ['20:00:00', '02:00:00', 'UTC', '2026-11-15T12:00:00Z', ['11-15 at 11-16T02:00']],
  ['20:00:00', '00:30:00', 'Europe/Athens', '2026-11-15T12:00:00Z', ['11-15 at 11-15T22:30']],
  // Open all day, it makes room for the next one.
  ['00:00:00', '23:59:59', 'UTC', '2026-11-15T12:00:00Z', ['11-15 at 11-16T00:00']],
  ['00:00:00', '23:59:59', 'America/New_York', '2026-11-15T12:00:00Z', ['11-15 at 11-16T05:00']],
  // Open, or closed, for less than the hour for which it is news.
  ['09:50:00', '10:00:00', 'UTC', '2026-11-15T05:00:00Z', ['11-15 at 11-15T10:00']],
  ['10:00:00', '09:30:00', 'UTC', '2026-11-15T12:00:00Z', ['11-15 at 11-16T09:30']],
] as const)('of %s to %s in %s from %s on it is due %j', (openTime, closeTime, timeZone, from, due) => {
  expect(dueIn(window({ openTime, closeTime, timeZone }), from)).toEqual(due)
})

// Athens leaves summer time on 25 October 2026 at 04:00, and enters it on 29 March at 03:00.
test.each([
  ['the morning after 25 hours', '06:00:00', '10:00:00', '2026-10-24T22:00:00Z', ['10-25 at 10-25T08:00']],
  ['the morning after 23 hours', '06:00:00', '10:00:00', '2026-03-28T23:00:00Z', ['03-29 at 03-29T07:00']],
  ['a night of 25 hours', '22:00:00', '05:00:00', '2026-10-24T18:00:00Z', ['10-24 at 10-25T03:00']],
  ['a night of 23 hours', '22:00:00', '05:00:00', '2026-03-28T18:00:00Z', ['03-28 at 03-29T02:00']],
  ['a day of 25 hours', '00:00:00', '23:59:59', '2026-10-25T12:00:00Z', ['10-25 at 10-25T22:00']],
  ['a day of 23 hours', '00:00:00', '23:59:59', '2026-03-29T12:00:00Z', ['03-29 at 03-29T21:00']],
  // 03:30 is left out that night: the form closes at 04:00.
  ['an hour left out', '22:00:00', '03:30:00', '2026-03-28T18:00:00Z', ['03-28 at 03-29T01:00']],
  // 03:30 comes twice: the form opens once more, of the same day, and the digest was noted at the first.
  [
    'an hour that comes twice',
    '22:00:00',
    '03:30:00',
    '2026-10-24T18:00:00Z',
    ['10-24 at 10-25T00:30 for 2', '10-24 at 10-25T01:30'],
  ],
] as const)('%s, of %s to %s from %s on, has its digest %j', (_, openTime, closeTime, from, due) => {
  expect(dueIn(window({ openTime, closeTime, timeZone: 'Europe/Athens' }), from)).toEqual(due)
})

test('to the second, for an hour', () => {
  const at = (time: string) => dayJustClosed(window(), [], new Date(`2026-11-15T${time}Z`))
  expect([at('09:59:59'), at('10:00:00'), at('10:59:59'), at('11:00:00')]).toEqual([
    null,
    '2026-11-15',
    '2026-11-15',
    null,
  ])
})

test('a form closed by hand is closed at once, one held open by hand at its next closing', () => {
  const closed = window({ manuallyClosed: true, closedByHandAt: new Date('2026-11-15T08:00:00Z') })
  expect(dueIn(closed, '2026-11-15T05:00:00Z')).toEqual(['11-15 at 11-15T08:00'])
  const opened = window({ openedByHandAt: new Date('2026-11-15T12:00:00Z') })
  expect(dueIn(opened, '2026-11-15T12:15:00Z')).toEqual(['11-15 at 11-16T00:00', '11-16 at 11-16T10:00'])
})

test('a form that stays closed has none', () => {
  const closed = window({ manuallyClosed: true, closedByHandAt: null })
  expect(dueIn(closed, '2026-11-15T05:00:00Z', 48)).toEqual([])
})

const at = (time: string) => new Date(`2026-11-15T${time}Z`)

test.each([
  [
    'to an earlier closing, which is past',
    window({ closeTime: '07:00:00' }),
    '09:00:00',
    ['11-15 at 11-15T09:00'],
  ],
  ['to a later closing', window({ closeTime: '12:00:00' }), '09:00:00', ['11-15 at 11-15T12:00']],
  [
    'to times later on the same day',
    window({ openTime: '18:00:00', closeTime: '22:00:00' }),
    '09:00:00',
    ['11-15 at 11-15T22:00'],
  ],
  [
    'to a later closing, once it had closed',
    window({ closeTime: '12:00:00' }),
    '10:30:00',
    ['11-15 at 11-15T12:00'],
  ],
  [
    'to another zone, where it is past closing',
    window({ timeZone: 'Asia/Kathmandu' }),
    '08:00:00',
    ['11-15 at 11-15T08:00', '11-16 at 11-16T04:15'],
  ],
] as const)('times that were changed %s', (_, changed, changedAt, due) => {
  const former = [{ ...window(), until: at(changedAt) }]
  expect(dueIn(changed, at(changedAt).toISOString(), 22, former)).toEqual(due)
})

test.each([
  ['10:59:59', true],
  ['11:00:00', false],
])('a digest stored at 10:00 that could not be sent is news at %s: %s', (time, isNews) => {
  expect(isStillNews(at('10:00:00'), at(time))).toBe(isNews)
})
