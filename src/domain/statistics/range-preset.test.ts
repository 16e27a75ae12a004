import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDays } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { presetRange, RANGE_PRESETS } from './range-preset.ts'
import { rangeFault } from './statistics-filter.ts'

test.each([
  ['week', '2026-11-16', '2026-11-16'],
  ['week', '2026-11-22', '2026-11-16'],
  ['week', '2027-01-02', '2026-12-28'],
  ['four-weeks', '2026-11-18', '2026-10-22'],
  ['four-weeks', '2028-03-01', '2028-02-03'],
  ['season', '2026-11-18', '2026-07-01'],
  ['season', '2026-07-01', '2026-07-01'],
  ['season', '2026-06-30', '2025-07-01'],
  ['season', '2028-01-31', '2027-07-01'],
] as const)('the range %s begins, on %s, with %s', (preset, today, from) =>
  expect(presetRange(preset, today)).toEqual({ from, to: today }),
)

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDay)

test('each of them can be shown on any day, and has as many days as its name says', () =>
  fc.assert(
    fc.property(anyDay, (today) => {
      const lengthOf = (preset: (typeof RANGE_PRESETS)[number]) => {
        const range = presetRange(preset, today)
        expect(rangeFault(range)).toBeNull()
        return calendarDays(range.from, range.to).length
      }
      const [week, fourWeeks, season] = RANGE_PRESETS.map(lengthOf)
      expect(week).toBeLessThanOrEqual(7)
      expect(fourWeeks).toBe(28)
      expect(season).toBeLessThanOrEqual(366)
    }),
  ))
