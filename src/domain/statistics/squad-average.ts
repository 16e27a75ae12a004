import { roundedAverage } from '../load/rounded-average.ts'

/** Of all ratings: an average of rounded averages can be off by a hundredth. */
export function squadAverage(averages: readonly { sum: number; count: number }[]): number {
  const total = averages.reduce((all, { sum }) => all + sum, 0)
  const answers = averages.reduce((all, { count }) => all + count, 0)
  return roundedAverage(total, answers)
}
