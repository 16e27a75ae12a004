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
  /** '18, usually 21.4' */
  totalBefore: (latest: string, mean: string) => msg('{latest}, usually {mean}', { latest, mean }),
  standing: {
    'few-answers': msg('too few answers'),
    'none-recent': msg('no recent answer'),
    'one-rating': msg('only one rating'),
  },
  /** Of SoccerMon's totals of five ratings 4.8 % are two deviations below, or more; within one are two thirds of anything normal. */
  standingIs: msg(
    'How far the last wellness total is from the athlete’s own mean of the 28 days before, in their own standard deviations. About two days in three are within 1; −2 or lower is about one day in twenty.',
  ),
  averageTotal: (average: string, most: string, days: number) =>
    msg('Average {average} of {most}, {days, plural, one {# day} other {# days}}', { average, most, days }),
} as const
