export type Point = { at: number; value: number }

/**
 * At most about `limit` of the points, for a line that has no more pixels than that. Of each stretch the lowest and the
 * highest stay, so that no peak is lost, and so do both ends.
 */
export function thinned(points: readonly Point[], limit: number): Point[] {
  if (points.length <= Math.max(limit, 2)) return [...points]
  const stretches = Math.max(1, Math.floor(limit / 2))
  const kept = new Set([points[0]!, points.at(-1)!])
  for (let stretch = 0; stretch < stretches; stretch++) {
    const first = Math.floor((stretch * points.length) / stretches)
    const end = Math.floor(((stretch + 1) * points.length) / stretches)
    const some = points.slice(first, end)
    kept.add(some.reduce((low, point) => (point.value < low.value ? point : low)))
    kept.add(some.reduce((high, point) => (point.value > high.value ? point : high)))
  }
  return points.filter((point) => kept.has(point))
}

/** The stretches of a line between its gaps. */
export function unbrokenRuns(values: readonly (number | null)[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] | null = null
  for (const [at, value] of values.entries()) {
    if (value === null) {
      run = null
      continue
    }
    if (run === null) runs.push((run = []))
    run.push({ at, value })
  }
  return runs
}

/** Where a line leaves the chart at the top: of each stretch above `limit` its highest position. */
export function peaksAbove(values: readonly (number | null)[], limit: number): number[] {
  const peaks: number[] = []
  let peak: number | null = null
  for (const [at, value] of values.entries()) {
    if (value === null || value <= limit) {
      peak = null
    } else if (peak === null) {
      peaks.push(at)
      peak = at
    } else if (value > values[peak]!) {
      peaks[peaks.length - 1] = at
      peak = at
    }
  }
  return peaks
}
