import { z } from 'zod'
import { change, counted, decimals, signed, whole } from '../text/figure-text.ts'
import { QUIET_DAYS } from './athlete-facts.ts'
import type { AthleteFact } from './fact.ts'

/** An athlete to look at, and what speaks for it, the most important first. */
export const StandingOut = z.object({
  athleteId: z.uuid(),
  fullName: z.string(),
  isUrgent: z.boolean().describe('To be looked at first'),
  reasons: z.array(z.string()),
})
export type StandingOut = z.infer<typeof StandingOut>

type Member = { athleteId: string; fullName: string; facts: readonly AthleteFact[] }

/** More would be a report; the statistics have it. */
const MAX_REASONS = 2

/** Whom a coach should look at, the most important first, and among equals in the order they were given. */
export function standingOut(members: readonly Member[]): StandingOut[] {
  return members
    .map(({ athleteId, fullName, facts }) => ({ athleteId, fullName, facts: reasonsAmong(facts) }))
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) => b.facts[0]!.salience - a.facts[0]!.salience || b.facts.length - a.facts.length)
    .map(({ athleteId, fullName, facts }) => ({
      athleteId,
      fullName,
      isUrgent: facts[0]!.salience === 3,
      reasons: facts.slice(0, MAX_REASONS).map(reasonOf),
    }))
}

type Reason = Extract<
  AthleteFact,
  { kind: 'return' | 'load-ratio' | 'load-change' | 'rating' | 'rating-trend' | 'answers' }
>

/** How the load moves is told once, by its most important fact. */
function reasonsAmong(facts: readonly AthleteFact[]): Reason[] {
  const reasons = facts.filter(isReason)
  const isOnLoad = ({ kind }: Reason) => kind === 'return' || kind === 'load-ratio' || kind === 'load-change'
  const onLoad = reasons.find(isOnLoad)
  return reasons.filter((reason) => !isOnLoad(reason) || reason === onLoad)
}

/** Only what asks for a look today: an even week or seldom answers can wait for the statistics. */
function isReason(fact: AthleteFact): fact is Reason {
  if (fact.salience < 2) return false
  switch (fact.kind) {
    case 'return':
    case 'load-ratio':
    case 'load-change':
      return true
    case 'rating':
      return fact.stands === 'below'
    case 'rating-trend':
      return fact.change < 0
    case 'answers':
      return fact.daysSinceLast >= QUIET_DAYS
    default:
      return false
  }
}

function reasonOf(fact: Reason): string {
  switch (fact.kind) {
    case 'return':
      return `Training again after ${fact.isAtLeast ? 'at least ' : ''}${counted(fact.daysWithout, 'day')} without`
    case 'load-ratio':
      return `Load ${change(fact.ratio! - 1)} on the four weeks before`
    case 'load-change':
      return `Load ${change(fact.change!)} on the week before`
    case 'rating':
      return `${fact.title} ${whole(fact.latest)}, usual ${decimals(fact.mean)}`
    case 'rating-trend':
      return `${fact.title} ${signed(fact.change)} in ${fact.days} days`
    case 'answers':
      return `No answer for ${counted(fact.daysSinceLast, 'day')}`
  }
}
