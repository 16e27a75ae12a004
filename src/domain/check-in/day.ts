import { z } from 'zod'
import { METRIC_TYPES } from '../metric/metric-limits.ts'
import { SessionAnswer } from '../training/session-answer.ts'
import { Answer } from './answer.ts'

export const DayMetric = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(METRIC_TYPES),
})

/** An athlete's day as it is stored; null where nothing is reported. */
export const Day = z.object({
  day: z.iso.date(),
  metrics: z.array(DayMetric),
  answers: z.array(Answer),
  AM: SessionAnswer.nullable(),
  PM: SessionAnswer.nullable(),
})
export type Day = z.infer<typeof Day>
