import { z } from 'zod'

/** A metric that is answered by a rating; in lists by title. */
export const RatingMetric = z.object({ id: z.uuid(), title: z.string() })
export type RatingMetric = z.infer<typeof RatingMetric>
