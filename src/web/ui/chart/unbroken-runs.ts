import type { Point } from './thinned.ts'

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
