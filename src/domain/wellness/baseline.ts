/** Of ten answers the deviation is known to about a quarter (1/√(2(n − 1)) = 24 %), of five only to more than a third. */
export const MIN_BASELINE_ANSWERS = 10

/** An athlete's own usual. `z` of a new value is null where there is no deviation to measure it by. */
type Baseline = {
  answers: number
  mean: number
  deviation: number
  zOf: (value: number) => number | null
}

/**
 * Mean and sample deviation (n − 1), as wellness baselines are published; the weekly table's is the population's. A
 * single value deviates by nothing.
 */
export function baselineOf(values: readonly number[]): Baseline {
  const answers = values.length
  const mean = sum(values) / Math.max(1, answers)
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, answers - 1))
  return { answers, mean, deviation, zOf: (value) => (deviation > 0 ? (value - mean) / deviation : null) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
