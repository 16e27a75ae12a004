import { daysAgoText } from '../calendar/days.ts'
import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import { statisticsMessages } from '../statistics/statistics-messages.ts'
import { zoneWord } from '../statistics/zone-word.ts'
import { change, counted, decimals, listed, signed, whole } from '../text/figure-text.ts'
import type {
  AthleteFact,
  Basis,
  Fact,
  LoadChangeFact,
  LoadRatioFact,
  MonotonyFact,
  Numbered,
  RatingFact,
  TeamFact,
  TeamLoadFact,
} from './fact.ts'

/** A fact as one plain sentence, with the numbers as the statistics round them. */
export function describeFact(fact: Fact): string {
  switch (fact.kind) {
    case 'team-load':
    case 'team-rating':
    case 'team-variety':
    case 'team-answers':
      return describeTeamFact(fact)
    default:
      return describeAthleteFact(fact)
  }
}

function describeAthleteFact(fact: AthleteFact): string {
  switch (fact.kind) {
    case 'load-ratio':
      return ratioSentence(fact)
    case 'load-change':
      return changeSentence(fact)
    case 'monotony':
      return monotonySentence(fact)
    case 'return':
      return `${counted(fact.trainedDaysSince, 'training day')} since ${fact.isAtLeast ? 'at least ' : ''}${counted(fact.daysWithout, 'day')} without training.`
    case 'rating':
      return ratingSentence(fact)
    case 'rating-trend':
      return `${fact.title}: rating ${signed(fact.change)} over the last ${fact.days} days (${counted(fact.answers, 'answer')}, ${signed(fact.slopePerDay * 7)} a week).`
    case 'answers':
      return `Check-in answered on ${whole(fact.days)} of ${counted(fact.ofDays, 'day')}, last ${daysAgoText(fact.daysSinceLast)}.`
    case 'reports':
      return `Training or rest reported on ${whole(fact.days)} of ${counted(fact.ofDays, 'day')}, last ${daysAgoText(fact.daysSinceLast)}.`
    case 'notes':
      return `${counted(fact.count, 'note')} in the last 7 days, last ${daysAgoText(fact.daysSinceLast)}.`
  }
}

const TOO_FEW_DAYS = 'too few days reported to judge'
const caveat = (basis: Basis) => (basis === 'days-missing' ? `, ${TOO_FEW_DAYS}` : '')

function ratioSentence(fact: LoadRatioFact): string {
  const { acute, chronic, ratio, reportedDays, basis, recordedDays } = fact
  const loads = `weekly load ${whole(acute)}, chronic load ${whole(chronic)}`
  const coverage = statisticsMessages.reported(reportedDays)
  if (basis === 'short-record') {
    return `ACWR –: ${statisticsMessages.notEnoughHistory}, ${whole(recordedDays)} of ${ACWR_LOOK_BACK_DAYS + 1} days recorded (weekly load ${whole(acute)}).`
  }
  if (ratio === null || chronic === 0) return `ACWR –: ${loads} (${coverage}).`
  const word = basis === 'days-missing' ? TOO_FEW_DAYS : zoneWord(fact)
  return `ACWR ${decimals(ratio)}, ${word}: ${loads} (${coverage}).`
}

function changeSentence({ load, before, change: relative, reportedDays, basis }: LoadChangeFact): string {
  const against = relative === null ? '' : `, ${change(relative)}`
  return `Load of the last 7 days ${whole(load)}, of the 7 before ${whole(before)}${against} (${reportedDays.week} and ${reportedDays.weekBefore} of 7 days reported${caveat(basis)}).`
}

function monotonySentence({
  monotony,
  strain,
  hasMonotony,
  load,
  reportedDays,
  basis,
}: MonotonyFact): string {
  if (!hasMonotony) return `The same load on each of the last 7 days (${whole(load)} in all); monotony –.`
  return `Monotony ${decimals(monotony)}, strain ${whole(strain)} over the last 7 days (${reportedDays} of 7 days reported${caveat(basis)}).`
}

function ratingSentence({ title, latest, daysAgo, answers, mean, deviation, z }: RatingFact): string {
  const usual =
    z === null
      ? `all ${whole(answers)} answers of the 28 days before were ${whole(mean)}`
      : `usual ${decimals(mean)}, SD ${decimals(deviation)}, ${counted(answers, 'answer')} in the 28 days before, z ${signed(z)}`
  return `${title}: rating ${whole(latest)} (${daysAgoText(daysAgo)}); ${usual}.`
}

function describeTeamFact(fact: TeamFact): string {
  switch (fact.kind) {
    case 'team-load':
      return teamLoadSentence(fact)
    case 'team-rating':
      return `${fact.title}: average rating ${decimals(fact.latest)}, usual ${decimals(fact.usual)} (${counted(fact.athletes, 'athlete')} with enough answers); clearly worse than their own usual: ${withFigures(fact.below)}.`
    case 'team-variety':
      return `Monotony of 2.00 or more over the last 7 days: ${withFigures(fact.monotonous)} (of ${counted(fact.athletes, 'athlete')} with enough reported days).`
    case 'team-answers':
      return `Check-in: ${whole(fact.mostDays)} of ${counted(fact.athletes, 'athlete')} on most days, ${whole(fact.someDays)} on some, ${whole(fact.fewDays)} seldom or never; quiet for 3 days or more: ${withFigures(fact.quiet)}.`
  }
}

/** At most this many are numbered; a coach looks the others up in the table. */
const MAX_LISTED = 8

/** 'none', 'Athlete 2 and Athlete 5', '12, among them …' */
export const athletes = (some: readonly Numbered[]): string =>
  inWords(some.map(({ athlete }) => pseudonymOf(athlete)))

/** The same, each with what it rests on: 'Athlete 2 (1.80) and Athlete 5 (0.54)' */
const withFigures = (some: readonly Numbered[]): string =>
  inWords(some.map(({ athlete, figure }) => `${pseudonymOf(athlete)} (${figure})`))

function inWords(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  if (names.length <= MAX_LISTED) return listed(names)
  return `${names.length}, among them ${listed(names.slice(0, MAX_LISTED))}`
}

function teamLoadSentence({ athletes: count, words, rising, falling, returning }: TeamLoadFact): string {
  const zones = Object.entries(words).map(([word, athletesThere]) => `${athletesThere} ${word}`)
  const back =
    returning.length > 0 ? `; training again after a long time without: ${withFigures(returning)}` : ''
  return `ACWR of ${counted(count, 'athlete')}: ${zones.join(', ')}. With enough reported days, rising: ${withFigures(rising)}; falling: ${withFigures(falling)}${back}.`
}

/** What an athlete of a team is called wherever a name must not go; numbered from 1. */
const pseudonymOf = (number: number): string => `Athlete ${number}`

/** The same text for the coach's own eyes: each pseudonym replaced by the name at its place, unknown ones left. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replaceAll(/\bAthlete (\d{1,4})\b/g, (pseudonym, number) => names[Number(number) - 1] ?? pseudonym)
