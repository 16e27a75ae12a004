import { z } from 'zod'
import { MAX_RATING, MAX_TEXT_ANSWER_LENGTH, MIN_RATING } from './answer-limits.ts'

const metricId = z.uuid()

/** One answer to one metric, of the metric's own kind. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ metricId, kind: z.literal('rating'), rating: z.int().min(MIN_RATING).max(MAX_RATING) }),
  z.object({ metricId, kind: z.literal('text'), text: z.string().trim().min(1).max(MAX_TEXT_ANSWER_LENGTH) }),
])
export type Answer = z.infer<typeof Answer>
