const DAYS = 7

export type WeekFigures = {
  load: number
  mean: number
  deviation: number
  monotony: number
  strain: number
  /** Without it monotony and strain are no numbers: the specification writes them as 0, a reader is shown '–'. */
  hasMonotony: boolean
}

/** Foster's monotony and strain (J Strength Cond Res 2001; 15:109–115) of seven daily loads, by the population deviation. */
export function weekFigures(dailyLoads: readonly number[]): WeekFigures {
  const load = sum(dailyLoads)
  const mean = load / DAYS
  const deviation = Math.sqrt(sum(dailyLoads.map((daily) => (daily - mean) ** 2)) / DAYS)
  const hasMonotony = deviation > 0
  const monotony = hasMonotony ? mean / deviation : 0
  return { load, mean, deviation, monotony, strain: load * monotony, hasMonotony }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
