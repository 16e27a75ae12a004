import { counted, decimals, listed, whole } from '../text/figure-text.ts'
import { athletes } from './describe-fact.ts'
import {
  factOf,
  factsOf,
  type TeamAnswersFact,
  type TeamFact,
  type TeamLoadFact,
  type TeamRatingFact,
  type TeamVarietyFact,
} from './fact.ts'
import { type LocalInsight, MAX_INSIGHTS, NO_DATA } from './insight.ts'

/** At most three on a team, with pseudonyms; `withNames` puts the names in where the coach reads them. */
export function teamInsights(facts: readonly TeamFact[]): LocalInsight[] {
  const [load, variety, answers] = [
    factOf(facts, 'team-load'),
    factOf(facts, 'team-variety'),
    factOf(facts, 'team-answers'),
  ]
  if (facts.length === 0) return [NO_DATA]
  const ratings = factsOf(facts, 'team-rating')
  return [
    ...(load ? [onLoad(load)] : []),
    ...(ratings.length > 0 ? [onRatings(ratings)] : []),
    ...(answers ? [onAnswers(answers)] : []),
    ...(variety && variety.monotonous.length > 0 ? [onVariety(variety)] : []),
  ]
    .toSorted((a, b) => b.basedOn[0]!.salience - a.basedOn[0]!.salience)
    .slice(0, MAX_INSIGHTS)
}

function onLoad(fact: TeamLoadFact): LocalInsight {
  const { rising, falling, returning } = fact
  const zones = Object.entries(fact.words).map(([word, count]) => `${count} ${word}`)
  const groups = [
    ...(rising.length > 0 ? [`Rising: ${athletes(rising)}.`] : []),
    ...(returning.length > 0 ? [`Training again after a long time without: ${athletes(returning)}.`] : []),
    ...(falling.length > 0 ? [`Falling: ${athletes(falling)}.`] : []),
  ]
  return {
    area: 'Training Load',
    trend:
      groups.length > 0 ? groups.join(' ') : `${counted(fact.athletes, 'athlete')}: ${zones.join(', ')}.`,
    recommendation:
      rising.length + returning.length > 0
        ? 'Look at those whose load rises first: if it is not planned, consider lighter days for them.'
        : falling.length > 0
          ? 'If the lower load is planned, there is nothing to change; if not, ask what is behind it.'
          : (fact.words.Steady ?? 0) > 0
            ? 'The loads ask for no change: carry on as planned.'
            : 'Not enough data to compare loads yet: ask for sessions and rest days to be reported.',
    basedOn: [fact],
  }
}

function onRatings(facts: readonly TeamRatingFact[]): LocalInsight {
  const low = facts.filter(({ salience }) => salience > 1).slice(0, 3)
  if (low.length === 0) {
    return {
      area: 'Recovery Management',
      trend: `Rated as usual on average: ${listed(facts.slice(0, 3).map(({ title, latest, usual }) => `${title} ${decimals(latest)} (usual ${decimals(usual)})`))}.`,
      recommendation: facts.some(({ below }) => below.length > 0)
        ? 'The team as a whole needs no change; single athletes with a rating worse than their own usual stand under ‘Based on’.'
        : 'The ratings ask for no change: carry on as planned.',
      basedOn: facts.slice(0, 3),
    }
  }
  return {
    area: low.length === 1 ? low[0]!.title : 'Recovery Management',
    trend: `${low.map(({ title, latest, usual, below, athletes: rated }) => `${title} is rated ${decimals(latest)} on average, usual ${decimals(usual)}; ${whole(below.length)} of ${counted(rated, 'athlete')} clearly worse than their own usual`).join('. ')}.`,
    recommendation:
      'Ask the team what is behind it, and consider more recovery before the next hard session.',
    basedOn: low,
  }
}

function onAnswers(fact: TeamAnswersFact): LocalInsight {
  const { mostDays, someDays, fewDays, quiet } = fact
  return {
    area: 'Daily Answers',
    trend:
      quiet.length > 0
        ? `Quiet for 3 days or more: ${athletes(quiet)}.`
        : `${whole(mostDays)} of ${counted(fact.athletes, 'athlete')} answer on most days.`,
    recommendation:
      quiet.length > 0
        ? 'Get in touch with those who have gone quiet and ask how they are.'
        : mostDays < someDays + fewDays
          ? 'Agree on a fixed moment of the day for the check-in.'
          : 'Regular enough for the ratings to be relied on. Keep it up.',
    basedOn: [fact],
  }
}

function onVariety(fact: TeamVarietyFact): LocalInsight {
  return {
    area: 'Training Variety',
    trend: `The last 7 days were much alike (monotony of 2.00 or more): ${athletes(fact.monotonous)}.`,
    recommendation:
      'Set harder and easier days further apart, with at least one day of rest or little load a week.',
    basedOn: [fact],
  }
}
