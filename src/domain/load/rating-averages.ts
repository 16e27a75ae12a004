import type { LocalDay } from '../calendar/local-day.ts'

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

/** To two decimals. Ratings are whole, so their hundredfold sum is exact and a half is met as one: 2.675 * 100 is below it. */
export const roundedAverage = (sum: number, count: number): number => Math.round((sum * 100) / count) / 100

/** Of all ratings: an average of rounded averages can be off by a hundredth. */
export function squadAverage(averages: readonly { sum: number; count: number }[]): number {
  const total = averages.reduce((all, { sum }) => all + sum, 0)
  const answers = averages.reduce((all, { count }) => all + count, 0)
  return roundedAverage(total, answers)
}
