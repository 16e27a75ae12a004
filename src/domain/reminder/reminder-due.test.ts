import { describe, expect, test } from 'vitest'
import type { FormWindow } from '../form-window/form-window.ts'
import type { QuietHours } from './quiet-hours.ts'
import { minutesLeft, reminderDue, type ReminderTimes, type TimedReminder } from './reminder-due.ts'

const window = (given: Partial<FormWindow> = {}): FormWindow => ({
  openTime: '06:00:00',
  closeTime: '09:00:00',
  timeZone: 'UTC',
  manuallyClosed: false,
  closedByHandAt: null,
  openedByHandAt: null,
  ...given,
})
const DEFAULT: ReminderTimes = { beforeClosingMin: 45, atOpening: false }
const MINUTE_MS = 60_000

/** The minutes at which a kind of reminder becomes due within 24 hours. */
function minutesOf(
  kind: TimedReminder,
  given: FormWindow,
  times: ReminderTimes,
  from: string,
  quiet?: QuietHours,
): string[] {
  const start = Date.parse(from)
  const isDue = (minute: number) =>
    reminderDue(given, times, new Date(start + minute * MINUTE_MS), quiet) === kind
  const all = Array.from({ length: 24 * 60 }, (_, minute) => minute)
  return all
    .filter((minute) => isDue(minute) && !isDue(minute - 1))
    .map((minute) => `${new Date(start + minute * MINUTE_MS).toISOString().slice(0, 16)}Z`)
}

describe('the last reminder', () => {
  test.each([
    ['06:00:00', '09:00:00', 45, '2026-11-15T08:15Z'],
    ['06:00:00', '09:00:00', 15, '2026-11-15T08:45Z'],
    ['06:00:00', '09:00:00', 120, '2026-11-15T07:00Z'],
    // Shorter than the time before its closing: at once.
    ['08:30:00', '09:00:00', 45, '2026-11-15T08:30Z'],
    ['20:00:00', '02:00:00', 45, '2026-11-16T01:15Z'],
    ['20:00:00', '00:30:00', 45, '2026-11-15T23:45Z'],
    // Open all day: a second before midnight it closes, and opens again for the next.
    ['00:00:00', '23:59:59', 45, '2026-11-15T23:15Z'],
  ] as const)('of %s to %s, %s minutes before, is due at %s', (openTime, closeTime, lead, minute) => {
    const times = { beforeClosingMin: lead, atOpening: false }
    expect(minutesOf('closing', window({ openTime, closeTime }), times, '2026-11-15T05:00:00Z')).toEqual([
      minute,
    ])
  })

  test.each([
    ['Europe/Athens', '2026-11-15T00:00:00Z', '2026-11-15T06:15Z'],
    ['Europe/Athens', '2026-07-15T00:00:00Z', '2026-07-15T05:15Z'],
    ['America/New_York', '2026-11-15T00:00:00Z', '2026-11-15T13:15Z'],
    ['Asia/Kathmandu', '2026-11-15T00:00:00Z', '2026-11-15T02:30Z'],
    ['Australia/Lord_Howe', '2026-07-14T12:00:00Z', '2026-07-14T21:45Z'],
    ['Pacific/Auckland', '2026-11-14T12:00:00Z', '2026-11-14T19:15Z'],
  ])('of 06:00 to 09:00 in %s on the day from %s is due at %s', (timeZone, from, minute) => {
    expect(minutesOf('closing', window({ timeZone }), DEFAULT, from)).toEqual([minute])
  })

  test.each([
    // Athens leaves summer time on 25 October 2026 at 04:00, and enters it on 29 March at 03:00.
    [
      'the morning after a night of 25 hours',
      '06:00:00',
      '09:00:00',
      '2026-10-24T21:00:00Z',
      ['2026-10-25T06:15Z'],
    ],
    [
      'the morning after a night of 23 hours',
      '06:00:00',
      '09:00:00',
      '2026-03-28T22:00:00Z',
      ['2026-03-29T05:15Z'],
    ],
    ['a night of 25 hours', '22:00:00', '05:00:00', '2026-10-24T18:00:00Z', ['2026-10-25T02:15Z']],
    ['a night of 23 hours', '22:00:00', '05:00:00', '2026-03-28T18:00:00Z', ['2026-03-29T01:15Z']],
    // Elapsed minutes: the wall clock shows 02:30 at 45 minutes before 04:15, an hour being left out.
    [
      'a closing right after the hour left out',
      '22:00:00',
      '04:15:00',
      '2026-03-28T18:00:00Z',
      ['2026-03-29T00:30Z'],
    ],
    [
      'a closing within the hour left out',
      '22:00:00',
      '03:30:00',
      '2026-03-28T18:00:00Z',
      ['2026-03-29T00:15Z'],
    ],
    // Open again when 03:00 comes back; the row of that day decides that nobody gets a second mail.
    [
      'a closing within the hour that comes twice',
      '22:00:00',
      '03:30:00',
      '2026-10-24T18:00:00Z',
      ['2026-10-24T23:45Z', '2026-10-25T01:00Z'],
    ],
  ] as const)('in %s', (_, openTime, closeTime, from, minutes) => {
    const athens = window({ openTime, closeTime, timeZone: 'Europe/Athens' })
    expect(minutesOf('closing', athens, DEFAULT, from)).toEqual(minutes)
  })

  test('stays due until the form closes, for a server that was down at its minute', () => {
    const at = (time: string) => reminderDue(window(), DEFAULT, new Date(`2026-11-15T${time}Z`))
    expect([at('08:14:59'), at('08:15:00'), at('08:59:59'), at('09:00:00')]).toEqual([
      null,
      'closing',
      'closing',
      null,
    ])
  })

  test('is never due where it is off', () => {
    const off = { beforeClosingMin: 0, atOpening: false } as const
    expect(minutesOf('closing', window(), off, '2026-11-15T00:00:00Z')).toEqual([])
  })

  test('is not due while the form is closed by hand', () => {
    const closed = window({ manuallyClosed: true, closedByHandAt: new Date('2026-11-15T07:00:00Z') })
    expect(minutesOf('closing', closed, DEFAULT, '2026-11-15T07:00:00Z')).toEqual([])
  })

  test('of a form opened by hand comes before its next close time, and before the day ends on which it was opened', () => {
    const opened = window({ openedByHandAt: new Date('2026-11-15T12:00:00Z') })
    expect(minutesOf('closing', opened, DEFAULT, '2026-11-15T12:00:00Z')).toEqual([
      '2026-11-15T23:15Z',
      '2026-11-16T08:15Z',
    ])
  })
})

describe('to who has quiet hours, the last reminder', () => {
  const night: QuietHours = { quietFrom: '22:00:00', quietTo: '06:00:00', timeZone: 'UTC' }

  test.each([
    // What counts until a team and an athlete choose something else.
    ['00:00:00', '23:59:59', 45, night, ['2026-11-15T21:15Z']],
    ['00:00:00', '23:59:59', 120, night, ['2026-11-15T20:00Z']],
    ['20:00:00', '02:00:00', 45, night, ['2026-11-15T21:15Z']],
    ['20:00:00', '06:00:00', 45, night, ['2026-11-15T21:15Z']],
    // Open for less than that before they begin: at once. Within them: not at all.
    ['21:30:00', '02:00:00', 45, night, ['2026-11-15T21:30Z']],
    ['22:30:00', '02:00:00', 45, night, []],
    // The hours end before the form closes: once they have.
    ['20:00:00', '06:10:00', 45, night, ['2026-11-16T06:00Z']],
    ['20:00:00', '09:00:00', 45, night, ['2026-11-16T08:15Z']],
    ['06:00:00', '09:00:00', 45, night, ['2026-11-16T08:15Z']],
    // In Karachi it is 22:00 five hours earlier.
    ['06:00:00', '23:59:59', 45, { ...night, timeZone: 'Asia/Karachi' }, ['2026-11-16T16:15Z']],
  ] as const)(
    'of %s to %s, %s minutes before, is due at its minute',
    (openTime, closeTime, lead, quiet, due) => {
      const times = { beforeClosingMin: lead, atOpening: false }
      const given = window({ openTime, closeTime })
      expect(minutesOf('closing', given, times, '2026-11-15T19:00:00Z', quiet)).toEqual(due)
    },
  )

  test.each([
    // Berlin leaves summer time on 25 October 2026 at 03:00, and enters it on 29 March at 02:00.
    ['06:00:00', 'of 25 hours', '2026-10-24T12:00:00Z', ['2026-10-24T19:15Z']],
    ['06:30:00', 'of 25 hours', '2026-10-24T12:00:00Z', ['2026-10-25T05:00Z']],
    ['06:00:00', 'of 23 hours', '2026-03-28T12:00:00Z', ['2026-03-28T20:15Z']],
    ['06:30:00', 'of 23 hours', '2026-03-28T12:00:00Z', ['2026-03-29T04:00Z']],
    ['07:00:00', 'of 23 hours', '2026-03-28T12:00:00Z', ['2026-03-29T04:15Z']],
  ] as const)('of 20:00 to %s in a night %s is due once, at its minute', (closeTime, _, from, due) => {
    const timeZone = 'Europe/Berlin'
    const given = window({ openTime: '20:00:00', closeTime, timeZone })
    expect(minutesOf('closing', given, DEFAULT, from, { ...night, timeZone })).toEqual(due)
  })

  test('is never due where it is off', () => {
    const off = { beforeClosingMin: 0, atOpening: false } as const
    const given = window({ openTime: '00:00:00', closeTime: '23:59:59' })
    expect(minutesOf('closing', given, off, '2026-11-15T00:00:00Z', night)).toEqual([])
  })
})

describe('the reminder at opening', () => {
  const both: ReminderTimes = { beforeClosingMin: 45, atOpening: true }

  test.each([
    ['06:00:00', '09:00:00', 'Europe/Athens', '2026-11-15T00:00:00Z', ['2026-11-15T04:00Z']],
    ['20:00:00', '02:00:00', 'UTC', '2026-11-15T05:00:00Z', ['2026-11-15T20:00Z']],
    ['00:00:00', '23:59:59', 'UTC', '2026-11-15T05:00:00Z', ['2026-11-16T00:00Z']],
    // 03:30 is left out that night: the form opens at 04:00.
    ['03:30:00', '09:00:00', 'Europe/Athens', '2026-03-28T22:00:00Z', ['2026-03-29T01:00Z']],
    // All of it is within the time before closing, and one reminder is enough.
    ['08:30:00', '09:00:00', 'UTC', '2026-11-15T05:00:00Z', []],
  ] as const)('of %s to %s in %s from %s is due at %j', (openTime, closeTime, timeZone, from, minutes) => {
    expect(minutesOf('opening', window({ openTime, closeTime, timeZone }), both, from)).toEqual(minutes)
  })

  test('is news for a quarter of an hour', () => {
    const at = (time: string) => reminderDue(window(), both, new Date(`2026-11-15T${time}Z`))
    expect([at('05:59:59'), at('06:00:00'), at('06:14:59'), at('06:15:00')]).toEqual([
      null,
      'opening',
      'opening',
      null,
    ])
  })
})

test.each([
  ['in the morning', { openTime: '06:00:00', closeTime: '10:00:00' }, '2026-11-16T09:15:00Z', 44],
  ['within its last minute', { openTime: '06:00:00', closeTime: '10:00:00' }, '2026-11-16T09:59:30Z', 0],
  ['over midnight', { openTime: '22:00:00', closeTime: '02:00:00' }, '2026-11-16T23:30:00Z', 149],
  ['all day', { openTime: '00:00:00', closeTime: '23:59:59' }, '2026-11-16T23:00:00Z', 59],
  [
    'in a night of 25 hours',
    { openTime: '00:00:00', closeTime: '06:00:00', timeZone: 'Europe/Berlin' },
    '2026-10-24T22:30:00Z',
    389,
  ],
] as const)('a form that is open %s stays so for whole minutes, and never for one too many', (...given) => {
  const [, times, now, minutes] = given
  expect(minutesLeft(window({ timeZone: 'UTC', ...times }), new Date(now))).toBe(minutes)
})
