import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { BASELINE_DAYS, type DayValue, usualOf } from './rating-baseline.ts'
import { totalStanding } from './standing.ts'
import { MIN_QUESTIONS } from './wellness-total.ts'

/** Totals over the same questions, those of the last of their days, in the order of the calendar. */
export type LastTotals = { questions: number; values: readonly DayValue[] }

/** How far the last total is from what is usual for the athlete, or why nothing is said of it. */
export type WellnessStanding =
  | {
      basis: 'enough'
      date: LocalDay
      questions: number
      latest: number
      mean: number
      deviation: number
      /** In their own deviations, as whoever stands out is found by. */
      distance: number
    }
  | { basis: 'few-answers' | 'none-recent' | 'one-rating' }

/** An older answer says nothing of how the athlete is now; the answers that are missing say so. */
export const MAX_LATEST_AGE_DAYS = 3

/** How far before the day that is asked about totals are needed. */
export const STANDING_LOOK_BACK_DAYS = BASELINE_DAYS + MAX_LATEST_AGE_DAYS

/** The answers to one question: how many days before the last of `days` each was given, and its rating. */
export type RecentAnswers = readonly { age: number; rating: number }[]

/** Over the questions that were rated on the last day with a rating. */
export function lastTotals(answers: readonly RecentAnswers[], days: readonly LocalDay[]): LastTotals {
  const last = Math.min(...answers.map((given) => Math.min(...given.map(({ age }) => age))))
  const asked = answers.filter((given) => given.some(({ age }) => age === last))
  const [counts, sums]: [number[], number[]] = [[], []]
  for (const { age, rating } of asked.flat()) {
    counts[age] = (counts[age] ?? 0) + 1
    sums[age] = (sums[age] ?? 0) + rating
  }
  const values = days
    .map((date, at) => ({ date, age: days.length - 1 - at }))
    .filter(({ age }) => counts[age] === asked.length)
    .map(({ date, age }) => ({ date, value: sums[age]! }))
  return { questions: asked.length, values }
}

/** As the athlete stands at the end of `end`. */
export function wellnessStanding({ questions, values }: LastTotals, end: LocalDay): WellnessStanding {
  const last = values.at(-1)
  if (!last || last.date < addDays(end, -MAX_LATEST_AGE_DAYS)) return { basis: 'none-recent' }
  if (questions < MIN_QUESTIONS) return { basis: 'one-rating' }
  const from = addDays(last.date, -BASELINE_DAYS)
  const before = values.filter(({ date }) => date >= from && date < last.date)
  const usual = usualOf(before.map(({ value }) => value))
  if (!usual) return { basis: 'few-answers' }
  const { distance } = totalStanding(last.value, usual, questions)
  return { basis: 'enough', date: last.date, questions, latest: last.value, ...usual, distance }
}
