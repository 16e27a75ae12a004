import { z } from 'zod'
import { IsoDay } from '../calendar/iso-day.ts'
import type { DayReport } from '../load/day-reports.ts'
import { RatingMetric } from './rating-metric.ts'

const Report = z.object({ date: IsoDay, load: z.int(), sessions: z.int() }) satisfies z.ZodType<DayReport>

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
  ratings: z.array(z.object({ metricId: z.uuid(), date: IsoDay, rating: z.int() })),
})
export type AthleteStatistics = z.infer<typeof AthleteStatistics>
