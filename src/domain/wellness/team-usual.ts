import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import type { AthleteUsual } from './athlete-usual.ts'

const Own = z.object({
  ratings: z.array(z.object({ metricId: z.uuid(), mean: z.number(), deviation: z.number() })),
  total: z.object({ questions: z.int(), mean: z.number(), deviation: z.number() }).nullable(),
}) satisfies z.ZodType<AthleteUsual>

/** What each athlete's answers and load of a day are seen against: their own days before it. */
export const TeamUsual = z.object({
  day: IsoDay,
  athletes: z.array(
    Own.extend({
      athleteId: z.uuid(),
      /** Of the six days before the day, in their order; null: nothing reported. */
      loads: z.array(z.int().nullable()),
    }),
  ),
})
export type TeamUsual = z.infer<typeof TeamUsual>
