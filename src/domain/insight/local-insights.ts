import { daysAgoText } from '../calendar/days.ts'
import { counted, decimals, whole } from '../text/figure-text.ts'
import { QUIET_DAYS, REGULAR_SHARE } from './athlete-facts.ts'
import { type AnswersFact, type AthleteFact, factOf, factsOf, type ReportsFact } from './fact.ts'
import { type LocalInsight, MAX_INSIGHTS, NO_DATA } from './insight.ts'
import { HIGH_MONOTONY } from './load-facts.ts'
import { isDecline, loadInsight } from './load-insight.ts'
import { MIN_BASELINE_ANSWERS } from './rating-facts.ts'
import { ratingsInsight } from './ratings-insight.ts'

/** In the order they are told among equals. */
const TOPICS = [loadInsight, ratingsInsight, answersInsight, varietyInsight, notesInsight]

/** The three topics with most to say, the most salient first; fewer where there is less to say. */
export function localInsights(facts: readonly AthleteFact[]): LocalInsight[] {
  if (facts.length === 0) return [NO_DATA]
  return TOPICS.map((topic) => topic(facts))
    .filter((insight) => insight !== null)
    .toSorted((a, b) => salienceOf(b) - salienceOf(a))
    .slice(0, MAX_INSIGHTS)
}

const salienceOf = ({ basedOn }: LocalInsight) => Math.max(...basedOn.map(({ salience }) => salience))

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

/** That there is something to read; what it says is for a person to judge. */
function notesInsight(facts: readonly AthleteFact[]): LocalInsight | null {
  const fact = factOf(facts, 'notes')
  if (!fact) return null
  return {
    area: 'Notes',
    trend: `${counted(fact.count, 'note')} in the athlete’s own words in the last 7 days, last ${daysAgoText(fact.daysSinceLast)}.`,
    recommendation: 'Read the notes beside the numbers: they are not interpreted here.',
    basedOn: [fact],
  }
}

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

/** How regularly the athlete answers and reports, by the one that says more; null if there never was anything. */
function answersInsight(facts: readonly AthleteFact[]): LocalInsight | null {
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
