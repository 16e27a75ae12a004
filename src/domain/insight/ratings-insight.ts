import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import {
  type AthleteFact,
  factsOf,
  type RatingFact,
  type RatingTrendFact,
  type WellnessTotalFact,
} from './fact.ts'
import { AREAS, type LocalInsight } from './insight.ts'
import { isDecline } from './load-insight.ts'
import { reasonOf } from './reason.ts'

const MAX_NAMED = 3

/** How the ratings stand against the athlete's own usual; null where there are too few answers to know one. */
export function ratingsInsight(facts: readonly AthleteFact[], speech: Speech): LocalInsight | null {
  const [latest, trends] = [factsOf(facts, 'rating'), factsOf(facts, 'rating-trend')]
  const lowTotal = factsOf(facts, 'wellness-total').filter(isDecline)
  const falling = trends.filter(({ change }) => change < 0)
  const below = latest.filter(
    ({ title, stands }) => stands === 'below' && falling.every((trend) => trend.title !== title),
  )
  if (lowTotal.length + falling.length + below.length > 0) {
    return moved([...lowTotal, ...falling, ...below], latest, speech, {
      lasting: msg(
        'Ask the athlete what is behind this, and plan for recovery before the next hard session.',
      ),
      single: msg('One day is not a pattern: ask how the athlete is, and see what the next answers say.'),
    })
  }
  const rising = trends.filter(({ change }) => change > 0)
  const above = latest.filter(
    ({ title, stands }) => stands === 'above' && rising.every((trend) => trend.title !== title),
  )
  if (rising.length + above.length > 0) {
    return moved([...rising, ...above], latest, speech, {
      lasting: msg('Whatever changed, it seems to help: ask what it was, and keep it.'),
      single: msg('One good day is not a pattern: there is nothing to change yet.'),
    })
  }
  return latest.length > 0 ? asUsual(latest, speech) : null
}

type Moved = RatingFact | RatingTrendFact | WellnessTotalFact

function moved(
  facts: Moved[],
  latest: RatingFact[],
  speech: Speech,
  advice: { lasting: Message; single: Message },
): LocalInsight {
  const { t } = speech
  const named = facts.slice(0, MAX_NAMED)
  const [first] = named
  return {
    area: named.length === 1 && first!.kind !== 'wellness-total' ? first!.title : t(AREAS.recovery),
    trend: inOneSentence(
      named.map((fact) => t(phrase(fact, speech))),
      speech,
    ),
    recommendation: t(isLasting(named) ? advice.lasting : advice.single),
    basedOn: withLatest(named, latest),
  }
}

const isLasting = (facts: readonly Moved[]) => facts.some(({ kind }) => kind === 'rating-trend')

/** A trend goes with the latest rating of its metric. */
const withLatest = (facts: Moved[], latest: RatingFact[]): Moved[] =>
  facts.flatMap((fact): Moved[] =>
    fact.kind === 'rating-trend' ? [fact, ...latest.filter(({ title }) => title === fact.title)] : [fact],
  )

function asUsual(latest: RatingFact[], { t, listed }: Speech): LocalInsight {
  const named = latest.slice(0, MAX_NAMED)
  const more = latest.length - named.length
  const titles = listed([
    ...named.map(({ title }) => title),
    ...(more > 0 ? [t(msg('{more} more', { more }))] : []),
  ])
  return {
    area: t(AREAS.performance),
    trend: t(
      msg(
        '{count, plural, one {As usual: {titles} is within the athlete’s own range of the last 28 days.} other {As usual: {titles} are within the athlete’s own range of the last 28 days.}}',
        { count: latest.length, titles },
      ),
    ),
    recommendation: t(msg('The ratings ask for no change: carry on as planned.')),
    basedOn: named,
  }
}

/** Without the full stop: several of them make one sentence. */
const inOneSentence = (phrases: readonly string[], { t }: Speech): string =>
  `${phrases.reduce((first, second) => t(msg('{first}; {second}', { first, second })))}.`

/** Worse and better: 'Fatigue is falling' would be read as good news, and a 5 is always the best. */
function phrase(fact: Moved, speech: Speech): Message {
  if (fact.kind === 'wellness-total') return reasonOf(fact, speech)
  const { whole, decimals, signed } = speech
  const { title } = fact
  if (fact.kind === 'rating-trend') {
    const { days, answers } = fact
    const change = signed(fact.change)
    return fact.change < 0
      ? msg(
          '{title} is rated worse: {change} in {days, plural, one {# day} other {# days}} ({answers, plural, one {# answer} other {# answers}})',
          { title, change, days, answers },
        )
      : msg(
          '{title} is rated better: {change} in {days, plural, one {# day} other {# days}} ({answers, plural, one {# answer} other {# answers}})',
          { title, change, days, answers },
        )
  }
  const { daysAgo } = fact
  const [latest, usual] = [whole(fact.latest), decimals(fact.mean)]
  return fact.stands === 'below'
    ? msg(
        '{title} is rated {latest} ({daysAgo, plural, =0 {today} =1 {yesterday} other {# days ago}}), worse than the athlete’s usual {usual}',
        { title, latest, daysAgo, usual },
      )
    : msg(
        '{title} is rated {latest} ({daysAgo, plural, =0 {today} =1 {yesterday} other {# days ago}}), better than the athlete’s usual {usual}',
        { title, latest, daysAgo, usual },
      )
}
