import { addDays } from '#domain/calendar/wall-clock.ts'
import type { DateRange } from '#domain/statistics/date-range.ts'
import { useTeamToday } from './team-today.ts'

/** The range to begin with goes this many days back. */
const DEFAULT_DAYS = 30

export function useRecentRange(): DateRange {
  const today = useTeamToday()
  return { from: addDays(today, -DEFAULT_DAYS), to: today }
}
