import { mondayOf } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { type Message, msg } from '../language/message.ts'
import type { DateRange } from './statistics-filter.ts'

export const RANGE_PRESETS = ['week', 'four-weeks', 'season'] as const
export type RangePreset = (typeof RANGE_PRESETS)[number]

export const RANGE_PRESET_LABELS: Record<RangePreset, Message> = {
  week: msg('This week'),
  'four-weeks': msg('28 days'),
  season: msg('Season'),
}

const FOUR_WEEKS_DAYS = 28
const SEASON_START = '07-01'

/** A range that is often looked at, up to today. */
export function presetRange(preset: RangePreset, today: LocalDay): DateRange {
  return { from: FIRST_DAYS[preset](today), to: today }
}

const FIRST_DAYS: Record<RangePreset, (today: LocalDay) => LocalDay> = {
  week: mondayOf,
  'four-weeks': (today) => addDays(today, 1 - FOUR_WEEKS_DAYS),
  season: seasonStart,
}

/** A season is at most a year, so it is never longer than a range may be. */
function seasonStart(today: LocalDay): LocalDay {
  const year = Number(today.slice(0, 4))
  const hasBegun = today.slice(5) >= SEASON_START
  return `${hasBegun ? year : year - 1}-${SEASON_START}` as LocalDay
}
