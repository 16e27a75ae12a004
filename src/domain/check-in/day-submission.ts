import { z } from 'zod'
import { DayText } from '../calendar/iso-day.ts'
import { MAX_METRICS } from '../metric/metric-limits.ts'
import { SessionAnswer } from '../training/session-answer.ts'
import { Answer } from './answer.ts'

/**
 * What an athlete submits, whole or in parts: the check-in, the AM session, the PM session. The device names the day it
 * was given for and when, so that what waits for a connection keeps its place; the key makes a repeat recognisable.
 */
export const DaySubmission = z
  .object({
    key: z.uuid(),
    athleteId: z
      .uuid()
      .optional()
      .describe(
        'Who gave it: refused, and so never stored as anybody else’s, if another account is signed in by now',
      ),
    day: DayText,
    givenAt: z.iso.datetime(),
    answers: z.array(Answer).min(1).max(MAX_METRICS).optional(),
    AM: SessionAnswer.optional(),
    PM: SessionAnswer.optional(),
  })
  .refine(({ answers, AM, PM }) => answers ?? AM ?? PM, 'nothing is submitted')
export type DaySubmission = z.infer<typeof DaySubmission>
