import { decimals, whole } from '../load/figure-text.ts'
import { counted } from './counted.ts'
import type { TeamFact, TeamLoadFact } from './fact.ts'
import { listed } from './listed.ts'
import { pseudonymOf } from './pseudonym.ts'

export function describeTeamFact(fact: TeamFact): string {
  switch (fact.kind) {
    case 'team-load':
      return teamLoadSentence(fact)
    case 'team-rating':
      return `${fact.title}: average rating ${decimals(fact.latest)}, usual ${decimals(fact.usual)} (${counted(fact.athletes, 'athlete')} with enough answers); clearly worse than their own usual: ${athletes(fact.below)}.`
    case 'team-variety':
      return `Monotony of 2.00 or more over the last 7 days: ${athletes(fact.monotonous)} (of ${counted(fact.athletes, 'athlete')} with enough reported days).`
    case 'team-answers':
      return `Check-in: ${whole(fact.mostDays)} of ${counted(fact.athletes, 'athlete')} on most days, ${whole(fact.someDays)} on some, ${whole(fact.fewDays)} seldom or never; quiet for 3 days or more: ${athletes(fact.quiet)}.`
  }
}

/** At most this many are numbered; a coach looks the others up in the table. */
const MAX_LISTED = 8

/** 'none', 'Athlete 2 and Athlete 5', '12, among them …' */
export function athletes(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'none'
  if (numbers.length <= MAX_LISTED) return listed(numbers.map(pseudonymOf))
  return `${numbers.length}, among them ${listed(numbers.slice(0, MAX_LISTED).map(pseudonymOf))}`
}

function teamLoadSentence({ athletes: count, words, rising, falling, returning }: TeamLoadFact): string {
  const zones = Object.entries(words).map(([word, athletesThere]) => `${athletesThere} ${word}`)
  const back =
    returning.length > 0 ? `; training again after a long time without: ${athletes(returning)}` : ''
  return `ACWR of ${counted(count, 'athlete')}: ${zones.join(', ')}. With enough reported days, rising: ${athletes(rising)}; falling: ${athletes(falling)}${back}.`
}
