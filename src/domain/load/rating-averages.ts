import type { LocalDay } from '../calendar/local-day.ts'
import { roundedAverage } from './rounded-average.ts'

/** One answer to a rating metric. */
export type Rating = { athleteId: string; metricId: string; date: LocalDay; rating: number }

export type RatingAverage = { athleteId: string; metricId: string; average: number; answers: number }

/** One average per athlete and metric, in the order they first appear. */
export function ratingAverages(ratings: readonly Rating[]): RatingAverage[] {
  const totals = new Map<string, { athleteId: string; metricId: string; sum: number; answers: number }>()
  for (const { athleteId, metricId, rating } of ratings) {
    const key = `${athleteId} ${metricId}`
    const { sum, answers } = totals.get(key) ?? { sum: 0, answers: 0 }
    totals.set(key, { athleteId, metricId, sum: sum + rating, answers: answers + 1 })
  }
  return [...totals.values()].map(({ sum, ...total }) => ({
    ...total,
    average: roundedAverage(sum, total.answers),
  }))
}
