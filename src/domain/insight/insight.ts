import type { Locale } from '../language/locale.ts'
import { msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import type { RecentDay, RecentNote } from './athlete-record.ts'
import type { Fact } from './fact.ts'

export const MAX_INSIGHTS = 3

export type Insight = { area: string; trend: string; recommendation: string }

/** One of ours says what it rests on. */
export type LocalInsight = Insight & { basedOn: Fact[] }

/** What ours are about, unless it is a single question. */
export const AREAS = {
  answers: msg('Daily Answers'),
  load: msg('Training Load'),
  notes: msg('Notes'),
  performance: msg('Recent Performance'),
  recovery: msg('Recovery Management'),
  variety: msg('Training Variety'),
} as const

export const noData = ({ t }: Speech): LocalInsight => ({
  area: t(msg('No Data')),
  trend: t(msg('No performance data available')),
  recommendation: t(msg('Please provide performance data for analysis.')),
  basedOn: [],
})

/** What a provider is told. */
export type InsightInput = {
  /** To be answered in. */
  locale: Locale
  facts: readonly Fact[]
  days: readonly RecentDay[]
  notes: readonly RecentNote[]
}

/** The same for the same input, whatever the order of the properties: what a cached answer is found by. */
export const insightKey = ({ locale, facts, days, notes }: InsightInput): string =>
  JSON.stringify({ locale, facts, days, notes }, (_, value: unknown) =>
    isPlainObject(value) ? sorted(value) : value,
  )

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
