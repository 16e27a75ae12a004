import { isExplained, type ZoneWord, zoneWord } from '../statistics/zone-word.ts'
import { QUIET_DAYS, REGULAR_SHARE } from './athlete-facts.ts'
import {
  type AthleteFact,
  factOf,
  factsOf,
  mostSalientFirst,
  type Numbered,
  type RatingFact,
  type TeamFact,
  type TeamRatingFact,
} from './fact.ts'
import { MIN_REPORTED_DAYS } from '../load/basis.ts'

/** Of fewer athletes an average is about persons, not about a team. */
const MIN_TEAM_ATHLETES = 3

/** Half a step of the scale, by the average of several athletes. */
const NOTABLE_DIFFERENCE = 0.5
const FEW_DAYS = 2 / 7

/** What is worth saying of a team, from the facts of each of its athletes; nothing where none has a record. */
export function teamFacts(members: readonly (readonly AthleteFact[])[]): TeamFact[] {
  if (members.every((facts) => facts.length === 0)) return []
  return mostSalientFirst([
    ...loadFactsOf(members),
    ...varietyFactsOf(members),
    ...ratingFactsOf(members),
    ...answersFactsOf(members),
  ])
}

type Members = readonly (readonly AthleteFact[])[]

/** Those who have the figures, each with them. */
const numbered = <Figures extends object>(
  members: Members,
  figuresOf: (facts: readonly AthleteFact[]) => Figures | undefined,
): Numbered<Figures>[] =>
  members.flatMap((facts, index) => {
    const figures = figuresOf(facts)
    return figures ? [{ athlete: index + 1, ...figures }] : []
  })

function loadFactsOf(members: Members): TeamFact[] {
  const ratios = members.map((facts) => factOf(facts, 'load-ratio'))
  if (ratios.every((ratio) => !ratio)) return []
  const words: Partial<Record<ZoneWord, number>> = {}
  for (const ratio of ratios) {
    if (ratio && isExplained(ratio, ratio.daysOut)) continue
    const word = zoneWord(ratio ?? { ratio: null, zone: 'none', basis: 'short-record' })
    words[word] = (words[word] ?? 0) + 1
  }
  // Of a ratio to weeks that a pause emptied, the share of the load before the pause says more.
  const rising = numbered(members, (facts) =>
    factOf(facts, 'return') ? undefined : leaving(facts, (ratio) => ratio > 1),
  )
  const falling = numbered(members, (facts) => leaving(facts, (ratio) => ratio < 1))
  const returning = numbered(members, (facts) => {
    const back = factOf(facts, 'return')
    return back && { daysWithout: back.daysWithout, shareOfBefore: back.shareOfBefore }
  })
  const isSharp = rising.some(({ athlete }) => ratios[athlete - 1]!.zone === 'red')
  const isTooMuch = members.some((facts) => factOf(facts, 'return')?.salience === 3)
  const salience =
    isSharp || isTooMuch ? 3 : rising.length + returning.length > 0 ? 2 : falling.length > 0 ? 1 : 0
  return [{ kind: 'team-load', salience, athletes: members.length, words, rising, falling, returning }]
}

/** A ratio that leaves the green band to that side. */
function leaving(facts: readonly AthleteFact[], isSide: (ratio: number) => boolean) {
  const fact = factOf(facts, 'load-ratio')
  if (!fact || fact.ratio === null || (fact.zone !== 'yellow' && fact.zone !== 'red')) return undefined
  if (isExplained(fact, fact.daysOut)) return undefined
  return isSide(fact.ratio) ? { ratio: fact.ratio, basis: fact.basis } : undefined
}

function varietyFactsOf(members: Members): TeamFact[] {
  const known = members.filter(
    (facts) => (factOf(facts, 'monotony')?.reportedDays ?? 0) >= MIN_REPORTED_DAYS.acute,
  )
  if (known.length === 0) return []
  const monotonous = numbered(members, (facts) => {
    const week = factOf(facts, 'monotony')
    if (!week || week.salience === 0) return
    return { monotony: week.hasMonotony ? week.monotony : ('same-load' as const) }
  })
  const salience = monotonous.length >= known.length / 3 ? 2 : monotonous.length > 0 ? 1 : 0
  return [{ kind: 'team-variety', salience, athletes: known.length, monotonous }]
}

/** By title: the athletes of a team answer the same metrics. */
function ratingFactsOf(members: Members): TeamRatingFact[] {
  const byTitle = new Map<string, { number: number; fact: RatingFact }[]>()
  for (const [index, facts] of members.entries()) {
    for (const fact of factsOf(facts, 'rating')) {
      byTitle.set(fact.title, [...(byTitle.get(fact.title) ?? []), { number: index + 1, fact }])
    }
  }
  return [...byTitle]
    .filter(([, rated]) => rated.length >= MIN_TEAM_ATHLETES)
    .map(([title, rated]) => {
      const average = (value: (fact: RatingFact) => number) =>
        rated.reduce((sum, { fact }) => sum + value(fact), 0) / rated.length
      const [latest, usual] = [average((fact) => fact.latest), average(({ mean }) => mean)]
      const below = rated
        .filter(({ fact }) => fact.stands === 'below')
        .map(({ number, fact }) => ({ athlete: number, latest: fact.latest, usual: fact.mean }))
      const isLow = usual - latest >= NOTABLE_DIFFERENCE || below.length >= rated.length / 3
      const salience = isLow ? 2 : below.length > 0 ? 1 : 0
      return { kind: 'team-rating', salience, title, athletes: rated.length, latest, usual, below }
    })
}

/** Nothing if no athlete ever answered: perhaps nothing is asked. */
function answersFactsOf(members: Members): TeamFact[] {
  if (members.every((facts) => !factOf(facts, 'answers'))) return []
  const shares = members.map((facts) => {
    const answers = factOf(facts, 'answers')
    return answers ? answers.days / answers.ofDays : 0
  })
  const quiet = numbered(members, (facts) => {
    const answers = factOf(facts, 'answers')
    if (answers?.isOff) return undefined
    const daysSinceLast = answers?.daysSinceLast ?? ('never-answered' as const)
    return daysSinceLast === 'never-answered' || daysSinceLast >= QUIET_DAYS ? { daysSinceLast } : undefined
  })
  const mostDays = shares.filter((share) => share >= REGULAR_SHARE).length
  const fewDays = shares.filter((share) => share < FEW_DAYS).length
  const someDays = members.length - mostDays - fewDays
  const salience = quiet.length >= members.length / 3 ? 2 : quiet.length > 0 ? 1 : 0
  return [{ kind: 'team-answers', salience, athletes: members.length, mostDays, someDays, fewDays, quiet }]
}
