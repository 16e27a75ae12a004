import type { LocalDay } from '../calendar/local-day.ts'
import { type Message, msg } from '../language/message.ts'

/** Both days included. */
export type DateRange = { from: LocalDay; to: LocalDay }

const DAY_MS = 24 * 60 * 60 * 1000

/** Two years, one of them a leap year. */
export const MAX_RANGE_DAYS = 731

/** What keeps a range from being shown, as the sentence to say so; null if nothing does. */
export function rangeFault({ from, to }: DateRange): Message | null {
  if (to < from) return msg('The end date must not be before the start date.')
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_RANGE_DAYS)
    return msg('Please choose at most two years.')
  return null
}

/** Rolling sums, or exponentially weighted averages. */
export const LOAD_METHODS = ['rolling', 'ewma'] as const
export type LoadMethod = (typeof LOAD_METHODS)[number]
