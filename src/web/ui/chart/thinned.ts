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
