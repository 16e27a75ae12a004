const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

/** Twice as long after each failure, and never in step with the rest of the team; `chance` is between 0 and 1. */
export function retryDelayMs(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
  return longest / 2 + (longest / 2) * chance
}
