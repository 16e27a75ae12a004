import { z } from 'zod'
import { MAX_DURATION_MIN, MAX_RPE, TRAINING_TYPES } from './training-session.ts'

/** Answering No is data: a declared rest is told apart from a session nobody reported. */
export const SessionAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trained'),
    trainingType: z.enum(TRAINING_TYPES),
    rpe: z.int().min(1).max(MAX_RPE),
    durationMin: z.int().min(1).max(MAX_DURATION_MIN),
  }),
  z.object({ kind: z.literal('rested') }),
])
export type SessionAnswer = z.infer<typeof SessionAnswer>
