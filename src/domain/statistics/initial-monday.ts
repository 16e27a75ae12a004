import type { LocalDay } from '../calendar/local-day.ts'
import { mondayOf } from '../calendar/monday-of.ts'
import { addDays } from '../calendar/wall-clock.ts'

const RECENT_DAYS = 30

/** The week to begin with: that of the latest session if it is recent, or else the current one. */
export function initialMonday(latestSession: LocalDay | null, today: LocalDay): LocalDay {
  const isRecent = latestSession !== null && latestSession >= addDays(today, -RECENT_DAYS)
  return mondayOf(isRecent ? latestSession : today)
}
