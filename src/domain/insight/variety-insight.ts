import { decimals, whole } from '../load/figure-text.ts'
import { factOf } from './fact-of.ts'
import type { AthleteFact } from './fact.ts'
import type { LocalInsight } from './insight.ts'
import { HIGH_MONOTONY } from './load-facts.ts'

/** Whether hard and easy days alternate; null where the week is too empty to tell. */
export function varietyInsight(facts: readonly AthleteFact[]): LocalInsight | null {
  const fact = factOf(facts, 'monotony')
  if (!fact || fact.basis !== 'enough') return null
  const { monotony, strain, hasMonotony } = fact
  const figures = `monotony ${decimals(monotony)}, strain ${whole(strain)}`
  const isHigh = !hasMonotony || monotony >= HIGH_MONOTONY
  return {
    area: 'Training Variety',
    trend: !hasMonotony
      ? 'The last 7 days all had the same load.'
      : isHigh
        ? `The last 7 days were much alike: ${figures}.`
        : `Harder and easier days alternate: ${figures} over the last 7 days.`,
    recommendation: !isHigh
      ? 'Keep the easy days easy.'
      : fact.salience > 0
        ? 'Set harder and easier days further apart, with at least one day of rest or little load a week.'
        : 'The load is low or falling at the moment: no change is needed while it stays so.',
    basedOn: [fact],
  }
}
