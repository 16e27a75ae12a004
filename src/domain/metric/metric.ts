import { z } from 'zod'
import { inEnglish } from '../language/in-english.ts'
import { metricMessages } from './metric-messages.ts'
import {
  AUDIENCES,
  MAX_METRIC_DESCRIPTION_LENGTH,
  MAX_METRIC_TITLE_LENGTH,
  METRIC_TYPES,
} from './metric-limits.ts'
import { titleProblem } from './title-problem.ts'

const Title = z
  .string()
  .trim()
  .min(1, 'A title is needed')
  .max(MAX_METRIC_TITLE_LENGTH)
  .refine((title) => titleProblem(title) === null, inEnglish(metricMessages.titleHidden))

/** Blank is none. */
const Description = z
  .string()
  .trim()
  .max(MAX_METRIC_DESCRIPTION_LENGTH)
  .nullable()
  .transform((text) => text || null)

/** What athletes are asked each day, in the order their team has chosen. */
export const Metric = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(METRIC_TYPES),
  audience: z.enum(AUDIENCES).describe('health: only staff who see health answers know of it'),
})
export type Metric = z.infer<typeof Metric>

/** No longer asked. Its answers stay where they were. */
export const ArchivedMetric = Metric.extend({ archivedAt: z.iso.datetime() })
export type ArchivedMetric = z.infer<typeof ArchivedMetric>

export const NewMetric = z.object({
  title: Title,
  description: Description.default(null),
  type: z.enum(METRIC_TYPES),
  audience: z.enum(AUDIENCES).default('staff'),
})
export type NewMetric = z.infer<typeof NewMetric>

/** The type never changes: the answers already given are of it. */
export const MetricChange = z
  .object({
    title: Title.optional(),
    description: Description.optional(),
    audience: z.enum(AUDIENCES).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Nothing to change')
export type MetricChange = z.infer<typeof MetricChange>
