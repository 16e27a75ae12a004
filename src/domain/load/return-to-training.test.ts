import { describe, expect, test } from 'vitest'
import type { AbsentDays } from '../absence/absent-days.ts'
import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { returnToTraining } from './return-to-training.ts'

const FIRST = '2026-01-01' as LocalDay
const at = (days: number) => addDays(FIRST, days)
const loads = (from: number, to: number, load: number) =>
  calendarDays(at(from), at(to)).map((date) => ({ date, load, sessions: 1 }))
const out = (from: number, to: number): AbsentDays =>
  new Map(calendarDays(at(from), at(to)).map((day) => [day, 'out'] as const))

/** Four weeks of 100 a day, ten days out, then 40 a day. */
const reports = [...loads(0, 27, 100), ...loads(38, 66, 40)]
const known = { knownFrom: FIRST, recordedSince: FIRST }

describe('the share of the load before a pause', () => {
  test.each([
    [38, 40 / 700],
    [40, 120 / 700],
    [44, 280 / 700],
    [60, 280 / 700],
  ])('on day %i', (to, share) => {
    expect(returnToTraining(reports, out(28, 37), { ...known, to: at(to) })).toEqual({
      daysOut: 10,
      backOn: at(38),
      share,
    })
  })

  test('is none while the athlete is out, nor once four weeks are over', () => {
    expect(returnToTraining(reports, out(28, 37), { ...known, to: at(37) })).toBeNull()
    expect(returnToTraining(reports, out(28, 37), { ...known, to: at(65) })).not.toBeNull()
    expect(returnToTraining(reports, out(28, 37), { ...known, to: at(66) })).toBeNull()
  })

  test('needs a pause of four days', () => {
    expect(returnToTraining(reports, out(35, 37), { ...known, to: at(40) })).toBeNull()
    expect(returnToTraining(reports, out(34, 37), { ...known, to: at(40) })?.daysOut).toBe(4)
  })

  test('needs the four weeks before it: at hand, recorded and with a load', () => {
    const days = out(28, 37)
    expect(returnToTraining(reports, days, { ...known, knownFrom: at(1), to: at(40) })).toBeNull()
    expect(returnToTraining(reports, days, { ...known, recordedSince: at(1), to: at(40) })).toBeNull()
    expect(returnToTraining(reports, days, { ...known, recordedSince: null, to: at(40) })).toBeNull()
    expect(returnToTraining(loads(38, 60, 40), days, { ...known, to: at(40) })).toBeNull()
  })

  test('is none where too few of the days before it are reported, or of the last week, unless that is more already', () => {
    const [days, after] = [out(28, 37), loads(38, 60, 40)]
    const before = (count: number) => loads(28 - count, 27, 100)
    expect(returnToTraining([...before(19), ...after], days, { ...known, to: at(44) })).toBeNull()
    expect(returnToTraining([...before(20), ...after], days, { ...known, to: at(44) })?.share).toBe(280 / 500)
    const sparse = (load: number) => [...before(28), ...loads(38, 40, load), ...loads(44, 44, load)]
    expect(returnToTraining(sparse(40), days, { ...known, to: at(44) })).toBeNull()
    expect(returnToTraining(sparse(300), days, { ...known, to: at(44) })?.share).toBe(1200 / 700)
    expect(
      returnToTraining([...before(28), ...loads(38, 38, 40)], days, { ...known, to: at(39) })?.share,
      'days out are known',
    ).toBe(40 / 700)
  })

  test('is of the last pause', () => {
    const days = new Map([...out(5, 9), ...out(28, 37)])
    expect(returnToTraining(reports, days, { ...known, to: at(40) })?.daysOut).toBe(10)
  })
})
