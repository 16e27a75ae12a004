import { counted } from './counted.ts'
import { daysAgoText } from './days-ago.ts'
import { factOf } from './fact-of.ts'
import type { AthleteFact } from './fact.ts'
import type { LocalInsight } from './insight.ts'

/** That there is something to read; what it says is for a person to judge. */
export function notesInsight(facts: readonly AthleteFact[]): LocalInsight | null {
  const fact = factOf(facts, 'notes')
  if (!fact) return null
  return {
    area: 'Notes',
    trend: `${counted(fact.count, 'note')} in the athlete’s own words in the last 7 days, last ${daysAgoText(fact.daysSinceLast)}.`,
    recommendation: 'Read the notes beside the numbers: they are not interpreted here.',
    basedOn: [fact],
  }
}
