import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import { athletesInWords, inZones } from './describe-team-fact.ts'
import {
  factOf,
  factsOf,
  type TeamAnswersFact,
  type TeamFact,
  type TeamLoadFact,
  type TeamRatingFact,
  type TeamVarietyFact,
} from './fact.ts'
import { AREAS, type LocalInsight, MAX_INSIGHTS, noData } from './insight.ts'
import { insightMessages } from './insight-messages.ts'
import { HIGH_MONOTONY } from '../load/week.ts'

/** At most three on a team, with pseudonyms; `withNames` puts the names in where the coach reads them. */
export function teamInsights(facts: readonly TeamFact[], speech: Speech): LocalInsight[] {
  const [load, variety, answers] = [
    factOf(facts, 'team-load'),
    factOf(facts, 'team-variety'),
    factOf(facts, 'team-answers'),
  ]
  if (facts.length === 0) return [noData(speech)]
  const ratings = factsOf(facts, 'team-rating')
  return [
    ...(load ? [onLoad(load, speech)] : []),
    ...(ratings.length > 0 ? [onRatings(ratings, speech)] : []),
    ...(answers ? [onAnswers(answers, speech)] : []),
    ...(variety && variety.monotonous.length > 0 ? [onVariety(variety, speech)] : []),
  ]
    .toSorted((a, b) => b.basedOn[0]!.salience - a.basedOn[0]!.salience)
    .slice(0, MAX_INSIGHTS)
}

function onLoad(fact: TeamLoadFact, speech: Speech): LocalInsight {
  const { t } = speech
  const inWords = (some: TeamLoadFact['rising' | 'returning']) => athletesInWords(some, speech)
  const { rising, falling, returning } = fact
  const groups = [
    ...(rising.length > 0 ? [msg('Rising: {athletes}.', { athletes: inWords(rising) })] : []),
    ...(returning.length > 0
      ? [msg('Training again after a long time without: {athletes}.', { athletes: inWords(returning) })]
      : []),
    ...(falling.length > 0 ? [msg('Falling: {athletes}.', { athletes: inWords(falling) })] : []),
  ]
  const zones = msg('{athletes, plural, one {# athlete} other {# athletes}}: {zones}.', {
    athletes: fact.athletes,
    zones: inZones(fact, speech),
  })
  return {
    area: t(AREAS.load),
    trend: groups.length > 0 ? groups.map(t).join(' ') : t(zones),
    recommendation: t(loadAdvice(fact)),
    basedOn: [fact],
  }
}

function loadAdvice({ words, rising, falling, returning }: TeamLoadFact): Message {
  if (rising.length > 0) {
    return msg('Look at those whose load rises first: if it is not planned, consider lighter days for them.')
  }
  if (returning.length > 0) return insightMessages.raiseInSteps
  if (falling.length > 0) {
    return msg('If the lower load is planned, there is nothing to change; if not, ask what is behind it.')
  }
  return (words.Steady ?? 0) > 0
    ? msg('The loads ask for no change: carry on as planned.')
    : msg('Not enough data to compare loads yet: ask for sessions and rest days to be reported.')
}

function onRatings(facts: readonly TeamRatingFact[], speech: Speech): LocalInsight {
  const { t, listed, decimals } = speech
  const low = facts.filter(({ salience }) => salience > 1).slice(0, 3)
  if (low.length === 0) {
    const ratings = facts.slice(0, 3).map(({ title, latest, usual }) =>
      t(
        msg('{title} {latest} (usual {usual})', {
          title,
          latest: decimals(latest),
          usual: decimals(usual),
        }),
      ),
    )
    return {
      area: t(AREAS.recovery),
      trend: t(msg('Rated as usual on average: {ratings}.', { ratings: listed(ratings) })),
      recommendation: facts.some(({ below }) => below.length > 0)
        ? t(
            msg(
              'The team as a whole needs no change; single athletes with a rating worse than their own usual stand under ‘Based on’.',
            ),
          )
        : t(msg('The ratings ask for no change: carry on as planned.')),
      basedOn: facts.slice(0, 3),
    }
  }
  return {
    area: low.length === 1 ? low[0]!.title : t(AREAS.recovery),
    trend: low.map((fact) => t(lowRating(fact, speech))).join(' '),
    recommendation: t(
      msg('Ask the team what is behind it, and consider more recovery before the next hard session.'),
    ),
    basedOn: low,
  }
}

const lowRating = (
  { title, latest, usual, below, athletes }: TeamRatingFact,
  { decimals }: Speech,
): Message =>
  msg(
    '{title} is rated {latest} on average, usual {usual}; {below, number} of {athletes, plural, one {# athlete} other {# athletes}} clearly worse than their own usual.',
    { title, latest: decimals(latest), usual: decimals(usual), below: below.length, athletes },
  )

function onAnswers(fact: TeamAnswersFact, speech: Speech): LocalInsight {
  const { t } = speech
  const { mostDays, someDays, fewDays, quiet } = fact
  if (quiet.length > 0) {
    return {
      area: t(AREAS.answers),
      trend: t(msg('Quiet for 3 days or more: {athletes}.', { athletes: athletesInWords(quiet, speech) })),
      recommendation: t(msg('Get in touch with those who have gone quiet and ask how they are.')),
      basedOn: [fact],
    }
  }
  return {
    area: t(AREAS.answers),
    trend: t(
      msg(
        '{mostDays, number} of {athletes, plural, one {# athlete} other {# athletes}} answer on most days.',
        {
          mostDays,
          athletes: fact.athletes,
        },
      ),
    ),
    recommendation:
      mostDays < someDays + fewDays
        ? t(msg('Agree on a fixed moment of the day for the check-in.'))
        : t(msg('Regular enough for the ratings to be relied on. Keep it up.')),
    basedOn: [fact],
  }
}

function onVariety(fact: TeamVarietyFact, speech: Speech): LocalInsight {
  const { t, decimals } = speech
  return {
    area: t(AREAS.variety),
    trend: t(
      msg('The last 7 days were much alike (monotony of {mark} or more): {athletes}.', {
        mark: decimals(HIGH_MONOTONY),
        athletes: athletesInWords(fact.monotonous, speech),
      }),
    ),
    recommendation: t(
      msg('Set harder and easier days further apart, with at least one day of rest or little load a week.'),
    ),
    basedOn: [fact],
  }
}
