import { insightMessages } from '../messages/insight-messages.ts'
import type { Fact } from './fact.ts'

export const MAX_INSIGHTS = 3

export type Insight = { area: string; trend: string; recommendation: string }

/** One of ours says what it rests on. */
export type LocalInsight = Insight & { basedOn: Fact[] }

export const NO_DATA: LocalInsight = { ...insightMessages.noData, basedOn: [] }
