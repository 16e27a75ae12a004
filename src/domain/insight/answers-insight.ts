import { whole } from '../load/figure-text.ts'
import { counted } from './counted.ts'
import { daysAgoText } from './days-ago.ts'
import { factOf, factsOf } from './fact-of.ts'
import type { AthleteFact, AnswersFact, ReportsFact } from './fact.ts'
import type { LocalInsight } from './insight.ts'
import { MIN_BASELINE_ANSWERS } from './rating-facts.ts'
import { QUIET_DAYS, REGULAR_SHARE } from './regularity-facts.ts'

/** How regularly is answered and reported, by whichever of the two has more to say; null where nothing ever came. */
export function answersInsight(facts: readonly AthleteFact[]): LocalInsight | null {
  const [answers, reports] = [factOf(facts, 'answers'), factOf(facts, 'reports')]
  if (!answers && !reports) return null
  const basedOn = [answers, reports].filter((fact) => fact !== undefined)
  const [first] = basedOn.toSorted((a, b) => b.salience - a.salience)
  return { area: 'Daily Answers', ...said(first!, facts), basedOn }
}

function said(fact: AnswersFact | ReportsFact, facts: readonly AthleteFact[]) {
  const what = fact.kind === 'answers' ? 'The check-in was answered' : 'Training or rest was reported'
  const share = `${what} on ${whole(fact.days)} of ${counted(fact.ofDays, 'day')}, last ${daysAgoText(fact.daysSinceLast)}.`
  if (fact.daysSinceLast >= QUIET_DAYS) {
    return {
      trend: `Not enough data on the last days: nothing for ${counted(fact.daysSinceLast, 'day')}. ${share}`,
      recommendation: 'Get in touch: ask how the athlete is, and whether anything keeps them from answering.',
    }
  }
  if (fact.salience > 0) {
    return {
      trend: `Answers are too few for a clear picture. ${share}`,
      recommendation: 'Agree on a fixed moment of the day for the check-in, and on reporting rest days too.',
    }
  }
  if (fact.kind === 'answers' && factsOf(facts, 'rating').length === 0) {
    return {
      trend: `Not enough data for the athlete’s own usual yet. ${share}`,
      recommendation: `Keep asking: from ${MIN_BASELINE_ANSWERS} answers before the latest one on, ratings are compared with the athlete’s own usual.`,
    }
  }
  const figures = fact.kind === 'answers' ? 'ratings' : 'load'
  return {
    trend: share,
    recommendation:
      fact.days / fact.ofDays >= REGULAR_SHARE
        ? `Regular enough for the ${figures} to be relied on. Keep it up.`
        : `Usable; more regular answers would put the ${figures} on firmer ground.`,
  }
}
