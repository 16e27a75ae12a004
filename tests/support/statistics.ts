export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Population standard deviation. */
export function deviation(values: number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}

export const share = <T>(values: T[], holds: (value: T) => boolean) =>
  values.filter(holds).length / values.length

export const quantile = (values: number[], p: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(p * values.length))] ?? Number.NaN

export function correlation(pairs: [number, number][]): number {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)]
  const [meanX, meanY] = [mean(xs), mean(ys)]
  return mean(pairs.map(([x, y]) => (x - meanX) * (y - meanY))) / (deviation(xs) * deviation(ys))
}
