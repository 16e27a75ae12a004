import type { LocalDay } from '../calendar/local-day.ts'
import { roundedAverage } from '../load/rating-averages.ts'
import type { DayValue } from './rating-baseline.ts'

/** The answer to one question on one day. */
export type GivenRating = { metricId: string; date: LocalDay; rating: number }

export type WellnessTotal = {
  /** How many ratings each total is the sum of. */
  questions: number
  /** In the order of the calendar, from before the range on if the ratings are. */
  values: DayValue[]
  /** How many of them lie in the range. */
  days: number
  /** Of these. */
  average: number | null
}

/** The total of a single rating is the rating. */
export const MIN_QUESTIONS = 2

/**
 * The sum of a day's ratings (McLean et al. 2010; Hooper & Mackinnon 1995). The questions are those answered in the range at
 * least once; a day that lacks one of them has no total, which would be lower for no other reason.
 */
export function wellnessTotal(
  ratings: readonly GivenRating[],
  { from, to }: { from: LocalDay; to: LocalDay },
): WellnessTotal | null {
  const isInRange = ({ date }: { date: LocalDay }) => date >= from && date <= to
  const questions = new Set(ratings.filter(isInRange).map(({ metricId }) => metricId))
  if (questions.size < MIN_QUESTIONS) return null
  const values = totalsOf(ratings, questions)
  const inRange = values.filter(isInRange)
  const all = inRange.reduce((sum, { value }) => sum + value, 0)
  return {
    questions: questions.size,
    values,
    days: inRange.length,
    average: inRange.length === 0 ? null : roundedAverage(all, inRange.length),
  }
}

/** The sum of these questions on each day that has an answer to all of them, in the order of the calendar. */
export function totalsOf(ratings: readonly GivenRating[], questions: ReadonlySet<string>): DayValue[] {
  const days = new Map<LocalDay, { given: number; sum: number }>()
  for (const { metricId, date, rating } of ratings) {
    if (!questions.has(metricId)) continue
    const day = days.get(date)
    if (!day) {
      days.set(date, { given: 1, sum: rating })
      continue
    }
    day.given += 1
    day.sum += rating
  }
  return [...days]
    .filter(([, { given }]) => given === questions.size)
    .map(([date, { sum }]) => ({ date, value: sum }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
