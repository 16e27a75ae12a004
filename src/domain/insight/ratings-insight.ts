import { daysAgoText } from '../calendar/days.ts'
import { counted, decimals, listed, signed, whole } from '../text/figure-text.ts'
import { type AthleteFact, factsOf, type RatingFact, type RatingTrendFact } from './fact.ts'
import type { LocalInsight } from './insight.ts'

const MAX_NAMED = 3

/** How the ratings stand against the athlete's own usual; null where there are too few answers to know one. */
export function ratingsInsight(facts: readonly AthleteFact[]): LocalInsight | null {
  const [latest, trends] = [factsOf(facts, 'rating'), factsOf(facts, 'rating-trend')]
  const falling = trends.filter(({ change }) => change < 0)
  const below = latest.filter(
    ({ title, stands }) => stands === 'below' && falling.every((trend) => trend.title !== title),
  )
  if (falling.length + below.length > 0) return declines([...falling, ...below], latest)
  const rising = trends.filter(({ change }) => change > 0)
  const above = latest.filter(
    ({ title, stands }) => stands === 'above' && rising.every((trend) => trend.title !== title),
  )
  if (rising.length + above.length > 0) return improvements([...rising, ...above], latest)
  return latest.length > 0 ? asUsual(latest) : null
}

type Moved = RatingFact | RatingTrendFact

function declines(facts: Moved[], latest: RatingFact[]): LocalInsight {
  const named = facts.slice(0, MAX_NAMED)
  return {
    area: named.length === 1 ? named[0]!.title : 'Recovery Management',
    trend: `${named.map(phrase).join('; ')}.`,
    recommendation: isLasting(named)
      ? 'Ask the athlete what is behind this, and plan for recovery before the next hard session.'
      : 'One day is not a pattern: ask how the athlete is, and see what the next answers say.',
    basedOn: withLatest(named, latest),
  }
}

function improvements(facts: Moved[], latest: RatingFact[]): LocalInsight {
  const named = facts.slice(0, MAX_NAMED)
  return {
    area: named.length === 1 ? named[0]!.title : 'Recovery Management',
    trend: `${named.map(phrase).join('; ')}.`,
    recommendation: isLasting(named)
      ? 'Whatever changed, it seems to help: ask what it was, and keep it.'
      : 'One good day is not a pattern: there is nothing to change yet.',
    basedOn: withLatest(named, latest),
  }
}

const isLasting = (facts: readonly Moved[]) => facts.some(({ kind }) => kind === 'rating-trend')

/** A trend goes with the latest rating of its metric. */
const withLatest = (facts: Moved[], latest: RatingFact[]): Moved[] =>
  facts.flatMap((fact) =>
    fact.kind === 'rating' ? [fact] : [fact, ...latest.filter(({ title }) => title === fact.title)],
  )

function asUsual(latest: RatingFact[]): LocalInsight {
  const named = latest.slice(0, MAX_NAMED)
  const titles = listed([
    ...named.map(({ title }) => title),
    ...(latest.length > named.length ? [`${latest.length - named.length} more`] : []),
  ])
  return {
    area: 'Recent Performance',
    trend: `As usual: ${titles} ${latest.length === 1 ? 'is' : 'are'} within the athlete’s own range of the last 28 days.`,
    recommendation: 'The ratings ask for no change: carry on as planned.',
    basedOn: named,
  }
}

/** Worse and better: 'Fatigue is falling' would be read as good news, and a 5 is always the best. */
function phrase(fact: Moved): string {
  if (fact.kind === 'rating-trend') {
    return `${fact.title} is rated ${fact.change < 0 ? 'worse' : 'better'}: ${signed(fact.change)} over the last ${fact.days} days (${counted(fact.answers, 'answer')})`
  }
  return `${fact.title} is rated ${whole(fact.latest)} (${daysAgoText(fact.daysAgo)}), ${fact.stands === 'below' ? 'worse' : 'better'} than the athlete’s usual ${decimals(fact.mean)}`
}
