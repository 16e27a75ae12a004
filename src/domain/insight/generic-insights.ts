import { answersInsight } from './answers-insight.ts'
import type { AthleteFact } from './fact.ts'
import { type LocalInsight, NO_DATA } from './insight.ts'
import { isDecline, loadInsight } from './load-insight.ts'
import { ratingsInsight } from './ratings-insight.ts'
import { varietyInsight } from './variety-insight.ts'

/** The three areas the specification names for when a provider fails, each from the facts, or saying that they are too few. */
export function genericInsights(facts: readonly AthleteFact[]): LocalInsight[] {
  if (facts.length === 0) return [NO_DATA]
  const ratings = ratingsInsight(facts)
  const isLow = facts.some(isDecline)
  const performance = isLow ? answersInsight(facts) : (ratings ?? answersInsight(facts))
  const recovery = isLow ? ratings : varietyInsight(facts)
  return [
    {
      ...(performance ?? notEnough('Ask for the daily check-in to be answered.')),
      area: 'Recent Performance',
    },
    {
      ...(loadInsight(facts) ?? notEnough('Ask for sessions and rest days to be reported.')),
      area: 'Training Load',
    },
    {
      ...(recovery ?? notEnough('Ask how the athlete sleeps and feels until the answers can tell.')),
      area: 'Recovery Management',
    },
  ]
}

const notEnough = (recommendation: string) => ({
  trend: 'Not enough data to say anything yet.',
  recommendation,
  basedOn: [],
})
