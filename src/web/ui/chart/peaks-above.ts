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
