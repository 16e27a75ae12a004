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

/** If any answer is in, the check-in is: metrics added later in the day ask nothing more. */
export const isCheckedIn = ({ metrics, answers }: Day): boolean => metrics.length === 0 || answers.length > 0

export const isAllDone = (day: Day): boolean => isCheckedIn(day) && day.AM !== null && day.PM !== null
