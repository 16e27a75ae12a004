import { decimals, whole } from '../load/figure-text.ts'
import { counted } from './counted.ts'
import type { Numbered, TeamFact, TeamLoadFact } from './fact.ts'
import { listed } from './listed.ts'
import { pseudonymOf } from './pseudonym.ts'

export function describeTeamFact(fact: TeamFact): string {
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
