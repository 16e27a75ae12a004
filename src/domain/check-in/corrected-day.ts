import { z } from 'zod'
import { MAX_METRICS } from '../metric/metric-limits.ts'
import { SessionAnswer } from '../training-session/session-answer.ts'
import { SLOTS } from '../training-session/training-session.ts'
import { Answer, Day } from './day.ts'

/** What stood there before: the answer to a metric without the metric, or a session. */
export const FormerAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rating'), rating: z.int() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  ...SessionAnswer.options,
])
export type FormerAnswer = z.infer<typeof FormerAnswer>

/** One answer or session that was filled in or corrected; it stays noted for as long as what it is about. */
export const Correction = z.object({
  metricId: z.uuid().nullable().describe('null where it is a session'),
  slot: z.enum(SLOTS).nullable().describe('null where it is an answer'),
  before: FormerAnswer.nullable().describe('null where nothing had been reported'),
  correctedBy: z.string().describe('The name at that time'),
  byAthlete: z.boolean(),
  correctedAt: z.iso.datetime(),
})
export type Correction = z.infer<typeof Correction>

/** A day as it stands, what of it was corrected, and whether the reader may correct it now. */
export const DayToCorrect = z.object({
  today: z.iso.date(),
  mayCorrect: z.boolean(),
  day: Day,
  corrections: z.array(Correction).describe('Newest first'),
})
export type DayToCorrect = z.infer<typeof DayToCorrect>

/** More than can be asked at once: on the day they are archived, others may take the place of all of them. */
const MAX_ASKED_ON_A_DAY = 3 * MAX_METRICS

/** What of a day is to be different; what is not named stays as it is. */
export const DayCorrection = z
  .object({
    answers: z.array(Answer).min(1).max(MAX_ASKED_ON_A_DAY).optional(),
    AM: SessionAnswer.optional(),
    PM: SessionAnswer.optional(),
  })
  .refine(({ answers, AM, PM }) => answers ?? AM ?? PM, 'nothing is corrected')
export type DayCorrection = z.infer<typeof DayCorrection>

/** A day of an athlete's own that can be corrected. */
export const OwnDay = z.object({
  day: z.iso.date(),
  isAnswered: z.boolean(),
  sessions: z.int().min(0).max(SLOTS.length).describe('How many of the two are reported, rests included'),
  isCorrected: z.boolean(),
})
export type OwnDay = z.infer<typeof OwnDay>
