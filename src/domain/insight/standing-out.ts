import { z } from 'zod'
import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
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
export function standingOut(members: readonly Member[], speech: Speech): StandingOut[] {
  return members
    .map(({ athleteId, fullName, facts }) => ({ athleteId, fullName, facts: reasonsAmong(facts) }))
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) => b.facts[0]!.salience - a.facts[0]!.salience || b.facts.length - a.facts.length)
    .map(({ athleteId, fullName, facts }) => ({
      athleteId,
      fullName,
      isUrgent: facts[0]!.salience === 3,
      reasons: facts.slice(0, MAX_REASONS).map((fact) => speech.t(reasonOf(fact, speech))),
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

function reasonOf(fact: Reason, { whole, decimals, signed, change }: Speech): Message {
  switch (fact.kind) {
    case 'return':
      return fact.isAtLeast
        ? msg('Training again after at least {days, plural, one {# day} other {# days}} without', {
            days: fact.daysWithout,
          })
        : msg('Training again after {days, plural, one {# day} other {# days}} without', {
            days: fact.daysWithout,
          })
    case 'load-ratio':
      return msg('Load {change} on the four weeks before', { change: change(fact.ratio! - 1) })
    case 'load-change':
      return msg('Load {change} on the week before', { change: change(fact.change!) })
    case 'rating':
      return msg('{title} {latest}, usual {usual}', {
        title: fact.title,
        latest: whole(fact.latest),
        usual: decimals(fact.mean),
      })
    case 'rating-trend':
      return msg('{title} {change} in {days, plural, one {# day} other {# days}}', {
        title: fact.title,
        change: signed(fact.change),
        days: fact.days,
      })
    case 'answers':
      return msg('No answer for {days, plural, one {# day} other {# days}}', { days: fact.daysSinceLast })
  }
}
