import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import type { LoadWeek } from '../load/load-weeks.ts'
import { TRAINING_TYPES } from '../training-session/training-session.ts'

const Week = z.object({
  monday: IsoDay,
  reportedDays: z.int(),
  loads: z.array(z.object({ trainingType: z.enum(TRAINING_TYPES), load: z.int() })),
}) satisfies z.ZodType<LoadWeek>

/** The weeks that a range touches, by what one athlete trained in them. */
export const AthleteWeeks = z.object({ weeks: z.array(Week) })
export type AthleteWeeks = z.infer<typeof AthleteWeeks>

/** The same of a whole team, without the types; each list has an entry for each Monday. */
export const SquadWeeks = z.object({
  mondays: z.array(IsoDay),
  athletes: z.array(
    z.object({ athleteId: z.uuid(), loads: z.array(z.int()), reportedDays: z.array(z.int()) }),
  ),
})
export type SquadWeeks = z.infer<typeof SquadWeeks>
