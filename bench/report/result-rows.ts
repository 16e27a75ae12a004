import type { Sample } from '../load/closed-loop.ts'
import type { Round } from '../rounds.ts'
import type { TargetName } from '../targets.ts'
import { median } from './median.ts'

export const HEADINGS = [
  'scenario',
  'at once',
  'target',
  'req/s',
  'p50 ms',
  'p99 ms',
  '× bare',
  '× guarded',
  '× ours',
]

/** Medians over the rounds; a ratio is taken within each round first, where both sides had the same noise. */
export function resultRows(
  scenario: string,
  concurrency: number,
  targets: TargetName[],
  rounds: Round[],
): string[][] {
  return targets.map((target) => {
    const over = (figure: keyof Sample) => median(rounds.map((round) => round[target][figure]))
    const ratioTo = (floor: TargetName) =>
      median(rounds.map((round) => round[target].requestsPerSec / round[floor].requestsPerSec))
    return [
      scenario,
      String(concurrency),
      target,
      over('requestsPerSec').toFixed(0),
      over('p50Ms').toFixed(2),
      over('p99Ms').toFixed(2),
      ratioTo('bare').toFixed(2),
      ratioTo('guarded').toFixed(2),
      ratioTo('ours').toFixed(2),
    ]
  })
}
