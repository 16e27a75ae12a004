import type { RecentDay, RecentNote } from './athlete-record.ts'
import type { Fact } from './fact.ts'
import { insightMessages } from './insight-messages.ts'

export const MAX_INSIGHTS = 3

export type Insight = { area: string; trend: string; recommendation: string }

/** One of ours says what it rests on. */
export type LocalInsight = Insight & { basedOn: Fact[] }

export const NO_DATA: LocalInsight = { ...insightMessages.noData, basedOn: [] }

/** What a provider is told. */
export type InsightInput = {
  facts: readonly Fact[]
  days: readonly RecentDay[]
  notes: readonly RecentNote[]
}

/** The same for the same input, whatever the order of the properties: what a cached answer is found by. */
export const insightKey = ({ facts, days, notes }: InsightInput): string =>
  JSON.stringify({ facts, days, notes }, (_, value: unknown) =>
    isPlainObject(value) ? sorted(value) : value,
  )

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
