import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type Rating, roundedAverage } from '#domain/load/rating-averages.ts'

type RatingPoint = { date: LocalDay; average: number }

/** A metric's average on each day it was answered, in the order of the calendar; days without an answer have no point. */
export function ratingTrend(ratings: readonly Rating[], metricId: string): RatingPoint[] {
  const totals = new Map<LocalDay, { sum: number; answers: number }>()
  for (const rating of ratings) {
    if (rating.metricId !== metricId) continue
    const { sum, answers } = totals.get(rating.date) ?? { sum: 0, answers: 0 }
    totals.set(rating.date, { sum: sum + rating.rating, answers: answers + 1 })
  }
  return [...totals]
    .map(([date, { sum, answers }]) => ({ date, average: roundedAverage(sum, answers) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
