import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import type { ComparedDays } from './compared-days.ts'

/** The middle of a team, day by day. */
export const TeamMiddle = z.object({
  questions: z.int(),
  days: z.array(
    z.object({
      date: IsoDay,
      acute: z.number().nullable(),
      ratio: z.number().nullable(),
      total: z.number().nullable(),
    }),
  ),
}) satisfies z.ZodType<ComparedDays>
