import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import type { Basis } from '../load/basis.ts'
import type { LoadPoint } from '../load/load-point.ts'
import type { LoadChange, SquadRow } from '../load/squad-rows.ts'
import { RatingMetric } from './athlete-statistics.ts'

/** What may be said of a figure. */
const Judgement = z.enum([
  'enough',
  'at-least',
  'short-record',
  'days-missing',
  'no-load-before',
]) satisfies z.ZodType<Basis>

const Week = z.object({
  load: z.int(),
  mean: z.number(),
  deviation: z.number(),
  monotony: z.number(),
  strain: z.number(),
  hasMonotony: z.boolean(),
  basis: Judgement,
}) satisfies z.ZodType<SquadRow['week']>

const Change = z.object({
  share: z.number().nullable(),
  before: z.int(),
  basis: Judgement,
  reportedDays: z.object({ week: z.int(), weekBefore: z.int() }),
}) satisfies z.ZodType<LoadChange>

const Acwr = z.object({
  date: IsoDay,
  daily: z.int(),
  acute: z.number(),
  chronic: z.number(),
  ratio: z.number().nullable(),
  basis: Judgement,
  zone: z.enum(['green', 'yellow', 'red', 'none']),
  reportedDays: z.object({ acute: z.int(), chronic: z.int() }),
}) satisfies z.ZodType<LoadPoint>

/** A WellnessStanding: the last wellness total before what is usual for the athlete, in their own deviations. */
const Wellness = z.discriminatedUnion('basis', [
  z.object({
    basis: z.literal('enough'),
    date: IsoDay,
    questions: z.int(),
    latest: z.int(),
    mean: z.number(),
    deviation: z.number(),
    distance: z.number(),
  }),
  z.object({ basis: z.enum(['few-answers', 'none-recent', 'one-rating']) }),
])

/** An athlete as they stand at the end of the range (SquadRow of the load engine), made small enough to send. */
const Row = z.object({
  athleteId: z.uuid(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  week: Week,
  change: Change,
  acwr: Acwr,
  compliancePercent: z.number(),
  reportedDays: z.int(),
  /** The last day a session or a rest was reported of, up to the end of the range. */
  lastReported: IsoDay.nullable(),
  /** The last day a metric was answered, up to the end of the range. */
  lastAnswer: IsoDay.nullable(),
  wellness: Wellness,
  /** Loads of consecutive stretches of `sparklineDays`, the last one ending with the range; null: nothing reported. */
  sparkline: z.array(z.int().nullable()),
})

/** A whole team: its athletes by name, and what their ratings of the range come to. */
export const SquadStatistics = z.object({
  today: IsoDay,
  rows: z.array(Row),
  sparklineDays: z.int(),
  /** Those with an answer in the range, by title. */
  metrics: z.array(RatingMetric),
  averages: z.array(
    z.object({
      athleteId: z.uuid(),
      metricId: z.uuid(),
      sum: z.int(),
      count: z.int(),
      average: z.number(),
    }),
  ),
  /** Over all athletes, in the order of the calendar. */
  trends: z.array(z.object({ metricId: z.uuid(), date: IsoDay, average: z.number(), count: z.int() })),
})
export type SquadStatistics = z.infer<typeof SquadStatistics>
