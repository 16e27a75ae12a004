import type { LocalDay } from '../calendar/local-day.ts'
import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import type { DayReport } from '../load/day-reports.ts'

/** How far before today everything below is needed: the ratio looks back furthest. */
export const INSIGHT_LOOK_BACK_DAYS = ACWR_LOOK_BACK_DAYS

export type RatingAnswer = { metricId: string; title: string; date: LocalDay; rating: number }

/** An answer in the athlete's own words. */
export type Note = { date: LocalDay; title: string; text: string }

/** What one athlete's facts are computed from. It has no room for a name. */
export type AthleteRecord = {
  /** The team's. */
  today: LocalDay
  /** The first day the athlete ever reported. */
  recordedSince: LocalDay | null
  reports: readonly DayReport[]
  ratings: readonly RatingAnswer[]
  notes: readonly Note[]
}
