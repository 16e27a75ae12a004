import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import { isJudged } from '../load/basis.ts'
import { atLeast } from '../statistics/zone-word.ts'
import { wellnessMessages } from '../wellness/wellness-messages.ts'
import type { AthleteFact } from './fact.ts'

type Telling = Extract<
  AthleteFact,
  { kind: 'return' | 'load-ratio' | 'load-change' | 'rating' | 'rating-trend' | 'wellness-total' }
>

/**
 * What a reason is about: load, a sum of ratings, or else the id of a question. The sum that has an answer about health in
 * it is another one, for not everybody sees it.
 */
export type Subject = 'load' | 'wellness' | 'wellness-health' | (string & {})

/** A fact to talk about, and how far it is from the athlete's own usual, in their own deviations. */
export type Reason = { fact: Telling; subject: Subject; size: number }

/** What speaks for talking to an athlete, the furthest from their usual first; of load and of a question only the foremost. */
export const reasonsAmong = (facts: readonly AthleteFact[]): Reason[] =>
  foremost(weighed(facts).filter(({ fact, size }) => size >= LEAST[fact.kind]))

/** How far out each subject is, a reason or not. */
export const sizesAmong = (facts: readonly AthleteFact[]): ReadonlyMap<Subject, number> =>
  new Map(foremost(weighed(facts)).map(({ subject, size }) => [subject, size]))

const weighed = (facts: readonly AthleteFact[]): Reason[] =>
  facts
    .flatMap((fact) =>
      isTelling(fact) ? [{ fact, subject: subjectOf(fact), size: sizeOf(fact, facts) }] : [],
    )
    .toSorted((a, b) => b.size - a.size)

const foremost = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ subject }, at) => reasons.findIndex((other) => other.subject === subject) === at)

const isTelling = (fact: AthleteFact): fact is Telling => fact.kind in LEAST

/** Chosen on the days of published teams, so that a coach reads of few (docs/decisions/0034). */
const LEAST = {
  return: 2,
  'load-ratio': 2,
  'load-change': 2,
  'wellness-total': 2,
  rating: 2.5,
  'rating-trend': 3,
} as const satisfies Record<Telling['kind'], number>

/** Weeks differ by a fifth even if the plan stays the same. */
const LEAST_SPREAD = 0.2

/** A lower load is mostly meant: it counts half. */
const FALL = 0.5

function sizeOf(fact: Telling, facts: readonly AthleteFact[]): number {
  switch (fact.kind) {
    case 'return':
      return fact.salience
    case 'load-ratio': {
      if (fact.salience === 0) return 0
      const off = (fact.ratio! - 1) / Math.max(fact.spread, LEAST_SPREAD)
      return off > 0 ? off : -off * FALL
    }
    case 'load-change':
      return fact.salience === 2 && !facts.some(isRatioJudged) ? fact.change! / (2 * LEAST_SPREAD) : 0
    case 'rating':
    case 'rating-trend':
    case 'wellness-total':
      return -fact.distance
  }
}

/** Of a week alone less is known: it counts only as long as there is nothing better. */
const isRatioJudged = (fact: AthleteFact) => fact.kind === 'load-ratio' && isJudged(fact.basis)

function subjectOf(fact: Telling): Subject {
  switch (fact.kind) {
    case 'rating':
    case 'rating-trend':
      return fact.metricId
    case 'wellness-total':
      return fact.isHealth ? 'wellness-health' : 'wellness'
    default:
      return 'load'
  }
}

export function reasonOf(fact: Telling, { t, whole, tenths, signed, change, percent }: Speech): Message {
  switch (fact.kind) {
    case 'return': {
      const { daysWithout: days, isAtLeast, shareOfBefore } = fact
      if (isAtLeast) {
        return msg('Training again after at least {days, plural, one {# day} other {# days}} without', {
          days,
        })
      }
      return shareOfBefore === null
        ? msg('Training again after {days, plural, one {# day} other {# days}} without', { days })
        : msg(
            'Training again after {days, plural, one {# day} other {# days}} without, at {share} of the load before',
            { days, share: percent(shareOfBefore * 100) },
          )
    }
    case 'load-ratio':
      return msg('Load {change} on the four weeks before', {
        change: atLeast(change(fact.ratio! - 1), fact.basis),
      })
    case 'load-change':
      return msg('Load {change} on the week before', { change: atLeast(change(fact.change!), fact.basis) })
    case 'wellness-total': {
      const { lower } = fact
      const [latest, usual] = [whole(fact.latest), tenths(fact.mean)]
      return lower === 0
        ? msg('{title} {latest}, usually {usual}', { title: t(wellnessMessages.total), latest, usual })
        : msg(
            'Wellness {latest}, usually {usual}: {lower, plural, one {# question} other {# questions}} lower than usual',
            { latest, usual, lower },
          )
    }
    case 'rating': {
      const { title, answers } = fact
      const [latest, usual] = [whole(fact.latest), tenths(fact.mean)]
      return fact.isLowest
        ? msg(
            '{title} {latest}, usually {usual}, lowest in {answers, plural, one {# answer} other {# answers}}',
            { title, latest, usual, answers: answers + 1 },
          )
        : msg('{title} {latest}, usually {usual}', { title, latest, usual })
    }
    case 'rating-trend': {
      const { title, days } = fact
      return msg('{title} rated worse: {change} in {days, plural, one {# day} other {# days}}', {
        title,
        change: signed(fact.change),
        days,
      })
    }
  }
}
