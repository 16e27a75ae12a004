import { msg } from '../language/message.ts'

/** What the days of an athlete are compared with. */
export const wellnessMessages = {
  weekMean: msg('7-day mean'),
  usual: msg('Usual: 28-day mean ± SD'),
  weekMeanOf: (mean: string) => msg('7-day mean {mean}', { mean }),
  /** '3.42 ± 0.61' as one: it is read from left to right in every language. */
  usualOf: (usual: string) => msg('Usual {usual}', { usual }),
} as const
