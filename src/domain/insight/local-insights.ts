import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import { QUIET_DAYS, REGULAR_SHARE } from './athlete-facts.ts'
import {
  type AnswersFact,
  type AthleteFact,
  factOf,
  factsOf,
  type MonotonyFact,
  type ReportsFact,
} from './fact.ts'
import { AREAS, type LocalInsight, MAX_INSIGHTS, noData } from './insight.ts'
import { isJudged } from '../load/basis.ts'
import { isHighMonotony } from '../load/week.ts'
import { MIN_BASELINE_ANSWERS } from '../wellness/baseline.ts'
import { isDecline, loadInsight } from './load-insight.ts'
import { ratingsInsight } from './ratings-insight.ts'

/** In the order they are told among equals. */
const TOPICS = [loadInsight, ratingsInsight, answersInsight, varietyInsight, notesInsight]

/** The three topics with most to say, the most salient first; fewer where there is less to say. */
export function localInsights(facts: readonly AthleteFact[], speech: Speech): LocalInsight[] {
  if (facts.length === 0) return [noData(speech)]
  return TOPICS.map((topic) => topic(facts, speech))
    .filter((insight) => insight !== null)
    .toSorted((a, b) => salienceOf(b) - salienceOf(a))
    .slice(0, MAX_INSIGHTS)
}

const salienceOf = ({ basedOn }: LocalInsight) => Math.max(...basedOn.map(({ salience }) => salience))

/** The three areas the specification names for when a provider fails, each from the facts, or saying that they are too few. */
export function genericInsights(facts: readonly AthleteFact[], speech: Speech): LocalInsight[] {
  if (facts.length === 0) return [noData(speech)]
  const { t } = speech
  const ratings = ratingsInsight(facts, speech)
  const isLow = facts.some(isDecline)
  const performance = isLow ? answersInsight(facts, speech) : (ratings ?? answersInsight(facts, speech))
  const recovery = isLow ? ratings : varietyInsight(facts, speech)
  const notEnough = (recommendation: Message) => ({
    trend: t(msg('Not enough data to say anything yet.')),
    recommendation: t(recommendation),
    basedOn: [],
  })
  return [
    {
      ...(performance ?? notEnough(msg('Ask for the daily check-in to be answered.'))),
      area: t(AREAS.performance),
    },
    {
      ...(loadInsight(facts, speech) ?? notEnough(msg('Ask for sessions and rest days to be reported.'))),
      area: t(AREAS.load),
    },
    {
      ...(recovery ?? notEnough(msg('Ask how the athlete sleeps and feels until the answers can tell.'))),
      area: t(AREAS.recovery),
    },
  ]
}

/** That there is something to read; what it says is for a person to judge. */
function notesInsight(facts: readonly AthleteFact[], { t }: Speech): LocalInsight | null {
  const fact = factOf(facts, 'notes')
  if (!fact) return null
  const { count, daysSinceLast } = fact
  return {
    area: t(AREAS.notes),
    trend: t(
      msg(
        '{count, plural, one {# note} other {# notes}} in the athlete’s own words in the last 7 days, last {daysSinceLast, plural, =0 {today} =1 {yesterday} other {# days ago}}.',
        { count, daysSinceLast },
      ),
    ),
    recommendation: t(msg('Read the notes beside the numbers: they are not interpreted here.')),
    basedOn: [fact],
  }
}

/** Whether hard and easy days alternate; null where the week is too empty to tell. */
export function varietyInsight(facts: readonly AthleteFact[], speech: Speech): LocalInsight | null {
  const { t } = speech
  const fact = factOf(facts, 'monotony')
  if (!fact || fact.basis !== 'enough') return null
  const isHigh = !fact.hasMonotony || isHighMonotony(fact.monotony)
  return {
    area: t(AREAS.variety),
    trend: t(varietyTrend(fact, isHigh, speech)),
    recommendation: !isHigh
      ? t(msg('Keep the easy days easy.'))
      : fact.salience > 0
        ? t(
            msg(
              'Set harder and easier days further apart, with at least one day of rest or little load a week.',
            ),
          )
        : t(msg('The load is low or falling at the moment: no change is needed while it stays so.')),
    basedOn: [fact],
  }
}

function varietyTrend(fact: MonotonyFact, isHigh: boolean, { whole, decimals }: Speech): Message {
  if (!fact.hasMonotony) return msg('The last 7 days all had the same load.')
  const [monotony, strain] = [decimals(fact.monotony), whole(fact.strain)]
  return isHigh
    ? msg('The last 7 days were much alike: monotony {monotony}, strain {strain}.', { monotony, strain })
    : msg('Harder and easier days alternate: monotony {monotony}, strain {strain} over the last 7 days.', {
        monotony,
        strain,
      })
}

/** How regularly the athlete answers and reports, by the one that says more; null if there never was anything. */
function answersInsight(facts: readonly AthleteFact[], { t }: Speech): LocalInsight | null {
  const [answers, reports] = [factOf(facts, 'answers'), factOf(facts, 'reports')]
  if (!answers && !reports) return null
  const basedOn = [answers, reports].filter((fact) => fact !== undefined)
  const [first] = basedOn.toSorted((a, b) => b.salience - a.salience)
  const { before, recommendation } = regularitySaid(first!, facts)
  return {
    area: t(AREAS.answers),
    trend: [...before, share(first!)].map(t).join(' '),
    recommendation: t(recommendation),
    basedOn,
  }
}

function share({ kind, days, ofDays, daysSinceLast }: AnswersFact | ReportsFact): Message {
  return kind === 'answers'
    ? msg(
        'The check-in was answered on {days} of {ofDays, plural, one {# day} other {# days}}, last {daysSinceLast, plural, =0 {today} =1 {yesterday} other {# days ago}}.',
        { days, ofDays, daysSinceLast },
      )
    : msg(
        'Training or rest was reported on {days} of {ofDays, plural, one {# day} other {# days}}, last {daysSinceLast, plural, =0 {today} =1 {yesterday} other {# days ago}}.',
        { days, ofDays, daysSinceLast },
      )
}

/** What is said before the share of days, and after it. */
function regularitySaid(
  fact: AnswersFact | ReportsFact,
  facts: readonly AthleteFact[],
): { before: Message[]; recommendation: Message } {
  if (fact.daysSinceLast >= QUIET_DAYS) {
    return {
      before: [
        msg('Not enough data on the last days: nothing for {days, plural, one {# day} other {# days}}.', {
          days: fact.daysSinceLast,
        }),
      ],
      recommendation: msg(
        'Get in touch: ask how the athlete is, and whether anything keeps them from answering.',
      ),
    }
  }
  if (fact.salience > 0) {
    return {
      before: [msg('Answers are too few for a clear picture.')],
      recommendation: msg(
        'Agree on a fixed moment of the day for the check-in, and on reporting rest days too.',
      ),
    }
  }
  if (fact.kind === 'answers' && factsOf(facts, 'rating').length === 0) {
    return {
      before: [msg('Not enough data for the athlete’s own usual yet.')],
      recommendation: msg(
        'Keep asking: from {answers, plural, one {# answer} other {# answers}} before the latest one on, ratings are compared with the athlete’s own usual.',
        { answers: MIN_BASELINE_ANSWERS },
      ),
    }
  }
  return { before: [], recommendation: reliance(fact, facts) }
}

/** The load is relied on where its ratio is judged; of the ratings the answers tell. */
function reliance({ kind, days, ofDays }: AnswersFact | ReportsFact, facts: readonly AthleteFact[]): Message {
  const ratio = factOf(facts, 'load-ratio')
  const isRegular = days / ofDays >= REGULAR_SHARE
  if (isRegular && (kind === 'answers' || (ratio && isJudged(ratio.basis)))) {
    return kind === 'answers'
      ? msg('Regular enough for the ratings to be relied on. Keep it up.')
      : msg('Regular enough for the load to be relied on. Keep it up.')
  }
  return kind === 'answers'
    ? msg('Usable; more regular answers would put the ratings on firmer ground.')
    : msg('Usable; more regular answers would put the load on firmer ground.')
}
