import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WallTime } from '../calendar/local-day.ts'
import { formDay, type FormWindow, isOpen, openUntil } from './form-window.ts'

const window = (given: Partial<FormWindow> = {}): FormWindow => ({
  openTime: '00:00:00',
  closeTime: '23:59:59',
  timeZone: 'UTC',
  manuallyClosed: false,
  closedByHandAt: null,
  openedByHandAt: null,
  ...given,
})
const at = (instant: string) => new Date(instant)

describe('within its hours', () => {
  test.each([
    ['05:29:59', false],
    ['05:30:00', true],
    ['10:29:59', true],
    ['10:30:00', false],
  ])('05:30 to 10:30 at %s is open: %s', (time, open) => {
    expect(isOpen(window({ openTime: '05:30:00', closeTime: '10:30:00' }), at(`2026-11-15T${time}Z`))).toBe(
      open,
    )
  })

  test.each([
    ['23:59:58', true],
    ['23:59:59', false],
    ['00:00:00', true],
  ])('the initial window at %s is open: %s', (time, open) => {
    expect(isOpen(window(), at(`2026-11-15T${time}Z`))).toBe(open)
  })
})

describe('in the zone of the team', () => {
  const morning = { openTime: '06:00:00', closeTime: '09:00:00' } as const

  test.each([
    // Athens leaves summer time on 25 October 2026 at 04:00 and enters it on 29 March at 03:00.
    ['Europe/Athens', '2026-10-24T03:00:00Z', true],
    ['Europe/Athens', '2026-10-25T03:59:59Z', false],
    ['Europe/Athens', '2026-10-25T04:00:00Z', true],
    ['Europe/Athens', '2026-03-28T04:00:00Z', true],
    ['Europe/Athens', '2026-03-29T02:59:59Z', false],
    ['Europe/Athens', '2026-03-29T03:00:00Z', true],
    // Lord Howe moves by half an hour: +11 in summer, +10:30 in winter.
    ['Australia/Lord_Howe', '2026-01-14T19:00:00Z', true],
    ['Australia/Lord_Howe', '2026-01-14T18:59:59Z', false],
    ['Australia/Lord_Howe', '2026-07-14T19:30:00Z', true],
    ['Australia/Lord_Howe', '2026-07-14T19:29:59Z', false],
    // São Paulo has had no summer time since 2019; in 2018 it began at midnight on 4 November.
    ['America/Sao_Paulo', '2026-12-01T09:00:00Z', true],
    ['America/Sao_Paulo', '2018-11-03T09:00:00Z', true],
    ['America/Sao_Paulo', '2018-11-04T08:00:00Z', true],
    ['America/Sao_Paulo', '2018-11-04T07:59:59Z', false],
    ['Asia/Kathmandu', '2026-11-15T00:15:00Z', true],
    ['Pacific/Chatham', '2026-11-14T16:15:00Z', true],
  ])('06:00 to 09:00 in %s at %s is open: %s', (timeZone, instant, open) => {
    expect(isOpen(window({ ...morning, timeZone }), at(instant))).toBe(open)
  })

  test('an hour that summer time leaves out is simply not there', () => {
    const skipped = window({ openTime: '03:00:00', closeTime: '04:00:00', timeZone: 'Europe/Athens' })
    expect(isOpen(skipped, at('2026-03-29T00:59:59Z'))).toBe(false)
    expect(isOpen(skipped, at('2026-03-29T01:00:00Z'))).toBe(false)
  })

  test('an hour that comes twice is open twice', () => {
    const repeated = window({ openTime: '03:00:00', closeTime: '04:00:00', timeZone: 'Europe/Athens' })
    expect(isOpen(repeated, at('2026-10-25T00:30:00Z'))).toBe(true)
    expect(isOpen(repeated, at('2026-10-25T01:30:00Z'))).toBe(true)
    expect(isOpen(repeated, at('2026-10-25T02:00:00Z'))).toBe(false)
  })
})

describe('across midnight', () => {
  const night = window({ openTime: '20:00:00', closeTime: '02:00:00' })

  test.each([
    ['2026-11-15T19:59:59Z', false, '2026-11-15'],
    ['2026-11-15T20:00:00Z', true, '2026-11-15'],
    ['2026-11-15T23:59:59Z', true, '2026-11-15'],
    ['2026-11-16T00:00:00Z', true, '2026-11-15'],
    ['2026-11-16T01:59:59Z', true, '2026-11-15'],
    ['2026-11-16T02:00:00Z', false, '2026-11-16'],
  ])('20:00 to 02:00 at %s is open: %s, for %s', (instant, open, day) => {
    expect(isOpen(night, at(instant))).toBe(open)
    expect(formDay(night, at(instant))).toBe(day)
  })
})

describe('by hand', () => {
  const morning = window({ openTime: '06:00:00', closeTime: '09:00:00' })

  test('a close holds until it is opened again', () => {
    const closed = { ...morning, manuallyClosed: true }
    expect(isOpen(closed, at('2026-11-15T07:00:00Z'))).toBe(false)
    expect(isOpen(closed, at('2026-11-16T07:00:00Z'))).toBe(false)
  })

  test('a close does not reach back', () => {
    const closed = { ...morning, manuallyClosed: true, closedByHandAt: at('2026-11-15T07:00:00Z') }
    expect(isOpen(closed, at('2026-11-15T06:59:59Z'))).toBe(true)
    expect(isOpen(closed, at('2026-11-15T07:00:00Z'))).toBe(false)
  })

  test.each([
    ['2026-11-15T12:00:00Z', '2026-11-15T23:59:59Z', true],
    ['2026-11-15T12:00:00Z', '2026-11-16T08:59:59Z', true],
    ['2026-11-15T12:00:00Z', '2026-11-16T09:00:00Z', false],
    ['2026-11-15T05:00:00Z', '2026-11-15T05:30:00Z', true],
    ['2026-11-15T05:00:00Z', '2026-11-15T09:00:00Z', false],
    ['2026-11-15T12:00:00Z', '2026-11-15T11:59:59Z', false],
  ])('opened at %s it is at %s open: %s, until the next close time', (opened, instant, open) => {
    expect(isOpen({ ...morning, openedByHandAt: at(opened) }, at(instant))).toBe(open)
  })
})

describe('answers of the day are taken', () => {
  test.each([
    ['06:00:00', '09:00:00', '2026-11-15T07:00:00Z', '09:00'],
    ['00:00:00', '23:59:59', '2026-11-15T23:59:30Z', '23:59'],
    ['20:00:00', '02:00:00', '2026-11-15T21:00:00Z', '02:00'],
    ['20:00:00', '02:00:00', '2026-11-16T01:00:00Z', '02:00'],
    ['20:00:00', '00:00:00', '2026-11-15T21:00:00Z', '00:00'],
  ] as const)('of %s to %s at %s until %s', (openTime, closeTime, now, until) => {
    expect(openUntil(window({ openTime, closeTime }), at(now))).toBe(until)
  })

  test.each([
    ['06:00:00', '09:00:00', '2026-11-15T12:00:00Z', '2026-11-15T12:30:00Z', '23:59'],
    ['06:00:00', '09:00:00', '2026-11-15T12:00:00Z', '2026-11-16T05:00:00Z', '09:00'],
    ['06:00:00', '09:00:00', '2026-11-15T05:00:00Z', '2026-11-15T05:30:00Z', '09:00'],
    ['20:00:00', '02:00:00', '2026-11-15T12:00:00Z', '2026-11-15T12:30:00Z', '02:00'],
  ] as const)('of %s to %s, opened by hand at %s, at %s until %s', (...given) => {
    const [openTime, closeTime, opened, now, until] = given
    expect(openUntil(window({ openTime, closeTime, openedByHandAt: at(opened) }), at(now))).toBe(until)
  })
})

describe('for any window', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00` as WallTime)
  const pad = (n: number) => String(n).padStart(2, '0')
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Athens',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Asia/Kolkata',
  )
  const instant = fc.date({
    min: at('2015-01-01T00:00:00Z'),
    max: at('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const anyWindow = fc
    .record({ openTime: time, closeTime: time, timeZone: zone })
    .filter(({ openTime, closeTime }) => openTime !== closeTime)
    .map((given) => window(given))

  test('swapping its times opens it exactly when it was closed', () => {
    fc.assert(
      fc.property(anyWindow, instant, (given, now) => {
        const swapped = { ...given, openTime: given.closeTime, closeTime: given.openTime }
        expect(isOpen(swapped, now)).toBe(!isOpen(given, now))
      }),
    )
  })

  test('from opening to closing it stays the same day', () => {
    const minutesOf = (given: FormWindow) => {
      const [open, close] = [given.openTime, given.closeTime].map(
        (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5)),
      )
      return (close! - open! + 24 * 60) % (24 * 60)
    }
    // Longer ones, with an hour of summer time, could close and open again between two looks.
    const upTo22Hours = anyWindow.filter((given) => minutesOf(given) <= 22 * 60)
    fc.assert(
      fc.property(upTo22Hours, instant, (given, start) => {
        const looks = Array.from({ length: 80 }, (_, look) => new Date(start.getTime() + look * 15 * 60_000))
        const days = looks.map((look) => (isOpen(given, look) ? formDay(given, look) : null))
        const changed = days.filter((day, index) => day && days[index - 1] && day !== days[index - 1])
        expect(changed).toEqual([])
      }),
    )
  })

  test('opening it by hand opens it at that moment, and closing it closes it', () => {
    fc.assert(
      fc.property(anyWindow, instant, (given, now) => {
        expect(isOpen({ ...given, openedByHandAt: now }, now)).toBe(true)
        expect(isOpen({ ...given, openedByHandAt: now, manuallyClosed: true }, now)).toBe(false)
      }),
    )
  })
})
