import { expect, test } from 'vitest'
import { currentZone, formerZone, placeName, zoneLabel } from './time-zone.ts'
import { TimeZone } from './calendar-schemas.ts'
import { wallClockIn } from './local-day.ts'

const WINTER = new Date('2026-11-15T07:00:00Z')
const SUMMER = new Date('2026-07-15T07:00:00Z')

test.each([
  ['Europe/Kyiv', WINTER, 'Europe/Kyiv (UTC+2)'],
  ['Europe/Kiev', SUMMER, 'Europe/Kyiv (UTC+3)'],
  ['Asia/Calcutta', WINTER, 'Asia/Kolkata (UTC+5:30)'],
  ['Asia/Saigon', WINTER, 'Asia/Ho Chi Minh (UTC+7)'],
  ['America/St_Johns', WINTER, 'America/St Johns (UTC−3:30)'],
  ['UTC', WINTER, 'UTC (UTC+0)'],
])('%s reads at %s as %s', (zone, now, label) => {
  expect(zoneLabel(zone, now)).toBe(label)
})

/** Those of the listed zones that the engine, as some do, names as they were called before. */
const renamed = Intl.supportedValuesOf('timeZone').filter((zone) => currentZone(zone) !== zone)

test.each(renamed)('%s and its name of today are one zone, both accepted', (zone) => {
  const current = currentZone(zone)
  expect(TimeZone.safeParse(zone).success && TimeZone.safeParse(current).success).toBe(true)
  for (const now of [WINTER, SUMMER]) expect(wallClockIn(current, now)).toEqual(wallClockIn(zone, now))
  expect(formerZone(current)).toBe(zone)
})

test('no zone is listed twice under its names of today', () => {
  const names = Intl.supportedValuesOf('timeZone').map(currentZone)
  expect(new Set(names).size).toBe(names.length)
})

test('a place is named by itself', () => {
  expect(placeName('Asia/Saigon')).toBe('Ho Chi Minh')
  expect(placeName('UTC')).toBe('UTC')
})
