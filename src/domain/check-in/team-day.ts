import { z } from 'zod'
import { METRIC_TYPES } from '../metric/metric-limits.ts'
import { SessionAnswer } from '../training/session-answer.ts'

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
})
export type AthleteDay = z.infer<typeof AthleteDay>

/** One day of a whole team, as its manager reads it: every athlete, whether or not they have answered. */
export const TeamDay = z.object({ day: z.iso.date(), today: z.iso.date(), athletes: z.array(AthleteDay) })
export type TeamDay = z.infer<typeof TeamDay>

export type TeamDaySummary = {
  answered: AthleteDay[]
  missing: AthleteDay[]
  trained: AthleteDay[]
  /** Said so for every half of the day they reported, and reported at least one. */
  rested: AthleteDay[]
}

/** The coach's first question: who answered, who did not, who trained, who declared rest. */
export function summaryOf({ athletes }: TeamDay): TeamDaySummary {
  const isTrained = ({ AM, PM }: AthleteDay) => AM?.kind === 'trained' || PM?.kind === 'trained'
  const hasReported = ({ AM, PM }: AthleteDay) => AM !== null || PM !== null
  return {
    answered: athletes.filter(({ responses }) => responses.length > 0),
    missing: athletes.filter(({ responses }) => responses.length === 0),
    trained: athletes.filter(isTrained),
    rested: athletes.filter((athlete) => hasReported(athlete) && !isTrained(athlete)),
  }
}
