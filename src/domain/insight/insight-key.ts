import type { Fact } from './fact.ts'
import type { RecentDay } from './recent-days.ts'
import type { RecentNote } from './recent-notes.ts'

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
