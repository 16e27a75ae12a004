/** The middle of fewer is rather one athlete than a team. */
export const MIN_ATHLETES = 3

/** The median of a value of each athlete; null where they are too few. */
export const middleOf = (values: readonly number[]): number | null =>
  values.length < MIN_ATHLETES ? null : medianOf(values)

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}
