import { msg } from '../language/message.ts'

/** What the days of an athlete come to, and are compared with. */
export const wellnessMessages = {
  weekMean: msg('7-day mean'),
  usual: msg('Usual: 28-day mean ± SD'),
  weekMeanOf: (mean: string) => msg('7-day mean {mean}', { mean }),
  /** '3.42 ± 0.61' as one: it is read from left to right in every language. */
  usualOf: (usual: string) => msg('Usual {usual}', { usual }),
  total: msg('Wellness total'),
  totalIs: msg('The sum of a day’s ratings. A day that lacks one of them has no total.'),
  noTotal: msg('No day in this period has all of the ratings.'),
  averageTotal: (average: string, most: string, days: number) =>
    msg('Average {average} of {most}, {days, plural, one {# day} other {# days}}', { average, most, days }),
} as const
