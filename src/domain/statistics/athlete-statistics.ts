import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import type { DayReport, ReportedSession } from '../load/day-records.ts'
import { SessionAnswer } from '../training-session/session-answer.ts'
import { SLOTS } from '../training-session/training-session.ts'

/** A metric that is answered by a rating; in lists by title. */
export const RatingMetric = z.object({ id: z.uuid(), title: z.string() })
export type RatingMetric = z.infer<typeof RatingMetric>

const Report = z.object({ date: IsoDay, load: z.int(), sessions: z.int() }) satisfies z.ZodType<DayReport>

const Rating = z.object({ metricId: z.uuid(), date: IsoDay, rating: z.int() })

/** What an athlete's figures of a range are computed from. */
export const AthleteStatistics = z.object({
  /** The team's. */
  today: IsoDay,
  /** The first day the athlete ever reported. */
  recordedSince: IsoDay.nullable(),
  /** From as long before the range as the method looks back, in the order of the calendar. */
  reports: z.array(Report),
  /** Those with an answer in the range, by title. */
  metrics: z.array(RatingMetric),
  ratings: z.array(Rating),
  /** To the same metrics, in the 28 days before the range: its days are compared with them, its averages are without. */
  ratingsBefore: z.array(Rating),
})
export type AthleteStatistics = z.infer<typeof AthleteStatistics>

const Session = SessionAnswer.and(
  z.object({ date: IsoDay, slot: z.enum(SLOTS) }),
) satisfies z.ZodType<ReportedSession>

/** What one week of an athlete is computed from, and where the week navigator may go from there. */
export const StatisticsWeek = z.object({
  monday: IsoDay,
  initialMonday: IsoDay,
  currentMonday: IsoDay,
  sessions: z.array(Session),
  nextHasSession: z.boolean(),
})
export type StatisticsWeek = z.infer<typeof StatisticsWeek>
