import { z } from 'zod'
import { AvailabilityShown } from '../absence/absence-schemas.ts'
import { METRIC_TYPES } from '../metric/metric-limits.ts'
import { SessionAnswer } from '../training-session/session-answer.ts'
import { SLOTS } from '../training-session/training-session.ts'

const Response = z.object({
  id: z.uuid(),
  metricId: z.uuid(),
  metricTitle: z.string(),
  metricType: z.enum(METRIC_TYPES),
  rating: z.int().nullable(),
  text: z.string().nullable(),
  isLate: z.boolean(),
})

const AthleteDay = z.object({
  athleteId: z.uuid(),
  athleteName: z.string(),
  avatarUrl: z.string().nullable(),
  /** When the first answer of the day arrived. */
  answeredAt: z.iso.datetime().nullable(),
  responses: z.array(Response),
  AM: SessionAnswer.nullable(),
  PM: SessionAnswer.nullable(),
  /** Which of the two arrived late. */
  lateSessions: z.array(z.enum(SLOTS)),
  availability: AvailabilityShown,
})
export type AthleteDay = z.infer<typeof AthleteDay>

/** One day of a whole team, as its staff read it: every athlete, whether or not they have answered. */
export const TeamDay = z.object({ day: z.iso.date(), today: z.iso.date(), athletes: z.array(AthleteDay) })
export type TeamDay = z.infer<typeof TeamDay>
