import { afterEach, expect, test, vi } from 'vitest'
import { localDayIn, wallClockIn } from './local-day.ts'

test.each([
  ['2026-11-15T21:59:59Z', 'Europe/Athens', '2026-11-15'],
  ['2026-11-15T22:00:00Z', 'Europe/Athens', '2026-11-16'],
  ['2026-11-15T10:00:00Z', 'Pacific/Kiritimati', '2026-11-16'],
  ['2026-11-15T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-14'],
  ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29'],
  ['2026-12-31T18:15:00Z', 'Asia/Kathmandu', '2027-01-01'],
])('at %s it is in %s the day %s', (instant, timeZone, day) => {
  expect(localDayIn(timeZone, new Date(instant))).toBe(day)
})

afterEach(() => void vi.restoreAllMocks())

// A zone of no other test: what is kept is kept for all of them.
test('one zone in all its spellings takes the memory of one', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const now = new Date('2026-07-01T12:00:00Z')
  const spellings = ['Indian/Cocos', 'INDIAN/COCOS', 'indian/cocos', 'iNDIAN/cOCOS']
  const clocks = spellings.map((zone) => wallClockIn(zone, now))
  expect(new Set(clocks.map(({ day, time }) => `${day} ${time}`))).toEqual(new Set(['2026-07-01 18:30:00']))
  expect(made).toHaveBeenCalledOnce()
})

// Browsers come with data of many years: with ICU 72, as on iPhones of 2023, 'en-CA' writes as 'en-US' does.
test.each([
  ['en-US', 'Etc/GMT-3'],
  ['en-US-u-hc-h24', 'Etc/GMT-4'],
  ['ar-EG', 'Etc/GMT-5'],
  ['fa-IR', 'Etc/GMT-6'],
  ['th-TH', 'Etc/GMT-7'],
  ['ja-JP-u-ca-japanese', 'Etc/GMT-8'],
])('day and time are the same in an engine that writes every locale as %s', (written, zone) => {
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
    return new DateTimeFormat(written, options)
  })
  const midnight = new Date(Date.UTC(2026, 10, 5) - Number(zone.slice(-1)) * 3_600_000)
  expect(wallClockIn(zone, midnight)).toEqual({ day: '2026-11-05', time: '00:00:00' })
  expect(localDayIn(zone, midnight)).toBe('2026-11-05')
})
