import { z } from 'zod'
import { CannotTrain } from '../absence/absence-schemas.ts'
import { DayText } from '../calendar/calendar-schemas.ts'
import { AUDIENCES, MAX_METRICS, METRIC_TYPES } from '../metric/metric-limits.ts'
import { SessionAnswer } from '../training-session/session-answer.ts'
import { MAX_RATING, MAX_TEXT_ANSWER_LENGTH, MIN_RATING } from './rating.ts'

const metricId = z.uuid()

/** Half of a character, as a cut in the middle of an emoji leaves it, is no text to a database. */
const Text = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TEXT_ANSWER_LENGTH)
  .overwrite((text) => text.toWellFormed())

/** One answer to one metric, of the metric's own kind. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ metricId, kind: z.literal('rating'), rating: z.int().min(MIN_RATING).max(MAX_RATING) }),
  z.object({ metricId, kind: z.literal('text'), text: Text }),
])
export type Answer = z.infer<typeof Answer>

export const DayMetric = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(METRIC_TYPES),
  audience: z.enum(AUDIENCES).describe('health: only staff who see health answers see the answer'),
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
    cannotTrain: CannotTrain.optional().describe(
      'The athlete is out from this day on, unless they are already',
    ),
  })
  .refine(({ answers, AM, PM }) => answers ?? AM ?? PM, 'nothing is submitted')
export type DaySubmission = z.infer<typeof DaySubmission>
