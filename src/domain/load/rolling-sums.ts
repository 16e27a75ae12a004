/**
 * Beside each value the sum of the last `size` up to it, in one pass; of fewer where the values begin. Loads are whole
 * numbers, so taking away what was added leaves nothing behind.
 */
export function rollingSums(values: readonly number[], size: number): number[] {
  let sum = 0
  return values.map((value, index) => {
    sum += value - (values[index - size] ?? 0)
    return sum
  })
}
