import { clockTime, dayOnDevice } from '../calendar/device-clock.ts'
import { directionOf, withOurDigits } from './locale.ts'

/** How numbers, days and lists are written in a language; everywhere the day before the month, and 24 hours. */
export type Writing = ReturnType<typeof writingOf>

const known = new Map<string, Writing>()

export function writingIn(locale: string): Writing {
  const writing = known.get(locale) ?? writingOf(locale)
  known.set(locale, writing)
  return writing
}

function writingOf(locale: string) {
  const isEnglish = locale === 'en'
  /** Of Great Britain: the day before the month, and no comma before the last 'and'. */
  const tag = isEnglish ? 'en-GB' : withOurDigits(locale)

  const number = (style: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(isEnglish ? 'en' : tag, style)
    return (value: number): string => format.format(value).replace('-', '−')
  }
  // A calendar day has no zone: read and written in the same one, it stays itself.
  const day = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' })
    // Some engines put a comma after an English weekday.
    return (date: string): string => format.format(new Date(date)).replace(isEnglish ? ',' : '', '')
  }
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const wholePercent = { style: 'percent', maximumFractionDigits: 0 } as const
  const inPercent = number(wholePercent)
  const shortDay = day({ day: 'numeric', month: 'short' })
  const dayOfYear = day({ day: 'numeric', month: 'short', year: 'numeric' })
  const dateInWords = day({ day: 'numeric', month: 'long', year: 'numeric' })
  const fullDay = day({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const weekdayAndDay = day({ weekday: 'short', day: 'numeric', month: 'short' })
  /** Among words from right to left each name keeps its own direction. */
  const apart = (name: string) => (directionOf(locale) === 'rtl' ? `\u2068${name}\u2069` : name)
  const list = new Intl.ListFormat(tag)
  const row = new Intl.ListFormat(tag, { type: 'unit', style: 'short' })

  return {
    locale,
    /** '2,975' */
    whole: number({ maximumFractionDigits: 0 }),
    /** '1.3', on an axis */
    tenths: number(oneDecimal),
    /** '1.18' */
    decimals: number(twoDecimals),
    /** '−1.2', '+1.2' */
    signedTenths: number({ ...oneDecimal, signDisplay: 'exceptZero' }),
    /** '−1.18', '+1.18' */
    signed: number({ ...twoDecimals, signDisplay: 'exceptZero' }),
    /** '+12%' of 0.12 */
    change: number({ ...wholePercent, signDisplay: 'exceptZero' }),
    /** '64%' of 64.28 */
    percent: (value: number): string => inPercent(Math.round(value) / 100),
    /** '€9' */
    euros: number({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    /** 'Fatigue', 'Fatigue and Mood', 'Fatigue, Mood and Stress' */
    listed: (items: readonly string[]): string => list.format(items.map(apart)),
    /** 'Fatigue, Mood, Stress' */
    inARow: (items: readonly string[]): string => row.format(items.map(apart)),
    /** 'Sunday 15 November' */
    longDay: day({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** '15 Nov' */
    shortDay,
    /** 'Sun 15 Nov 2026' */
    fullDay,
    /** 'Sun 15 Nov' */
    weekdayAndDay,
    /** 'Sun 15 Nov 2026, 07:12', on the clock of the device */
    fullMoment: (moment: Date): string => `${fullDay(dayOnDevice(moment))}, ${clockTime(moment)}`,
    /** '15 November 2026' */
    dateInWords,
    /** '15 November 2026, 07:12', on the clock of the device */
    momentInWords: (moment: Date): string => `${dateInWords(dayOnDevice(moment))}, ${clockTime(moment)}`,
    /** 'Nov 2026' */
    monthOfYear: day({ month: 'short', year: 'numeric' }),
    /** 'Sun' */
    shortWeekdayOf: day({ weekday: 'short' }),
    /** 'Sunday' */
    weekdayOf: day({ weekday: 'long' }),
    /** '9 Nov – 15 Nov 2026', with both years where they differ. */
    weekRange: (monday: string, sunday: string): string => {
      const first = monday.slice(0, 4) === sunday.slice(0, 4) ? shortDay : dayOfYear
      return `${first(monday)} – ${dayOfYear(sunday)}`
    },
    /** '07:12' on the clock of the device, or 'Sat 14 Nov, 23:59' on another day than today. */
    clockTimeSince: (moment: Date, now: Date): string => {
      const date = dayOnDevice(moment)
      const time = clockTime(moment)
      return date === dayOnDevice(now) ? time : `${weekdayAndDay(date)}, ${time}`
    },
  }
}
