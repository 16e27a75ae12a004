const DURATION_SEC = 60
const PEAKS_AT_SEC = [10, 30, 50]
const PEAK_LENGTH_SEC = 3
const PEAK_FACTOR = 5

/** When each of `count` athletes opens the app, in ms from the start: within a minute, with three peaks of five times the pace. */
export function arrivals(count: number): number[] {
  const weights = Array.from({ length: DURATION_SEC }, (_, sec) =>
    PEAKS_AT_SEC.some((peak) => sec >= peak && sec < peak + PEAK_LENGTH_SEC) ? PEAK_FACTOR : 1,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const times: number[] = []
  let reached = 0
  for (const [sec, weight] of weights.entries()) {
    const before = Math.round((reached / total) * count)
    reached += weight
    const here = Math.round((reached / total) * count) - before
    for (let nth = 0; nth < here; nth++) times.push((sec + nth / here) * 1000)
  }
  return times
}

/** In requests per second, at the peak. */
export function peakRate(count: number): number {
  const times = arrivals(count)
  return Math.max(
    ...PEAKS_AT_SEC.map((sec) => times.filter((ms) => ms >= sec * 1000 && ms < (sec + 1) * 1000).length),
  )
}
