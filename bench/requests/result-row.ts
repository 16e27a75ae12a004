import type { Sample } from '../load/closed-loop.ts'
import { median } from '../report/median.ts'
import type { Round } from '../rounds.ts'
import type { Contender } from '../target/target.ts'

export const HEADINGS = [
  'request',
  'at once',
  'on',
  'bare/s',
  'guarded/s',
  'ours/s',
  'p50 ms',
  'p99 ms',
  '× bare',
  '× guarded',
]

/** Medians over the rounds; a ratio is taken within each round first, where both sides had the same noise. */
export function resultRow(scenario: string, concurrency: number, engine: string, rounds: Round[]): string[] {
  const over = (contender: Contender, figure: keyof Sample) =>
    median(rounds.map((round) => round[contender][figure]))
  const ratioTo = (floor: Contender) =>
    median(rounds.map(({ ours, [floor]: other }) => ours.requestsPerSec / other.requestsPerSec))
  return [
    scenario,
    String(concurrency),
    engine,
    rate(over('bare', 'requestsPerSec')),
    rate(over('guarded', 'requestsPerSec')),
    rate(over('ours', 'requestsPerSec')),
    over('ours', 'p50Ms').toFixed(1),
    over('ours', 'p99Ms').toFixed(1),
    ratioTo('bare').toFixed(2),
    ratioTo('guarded').toFixed(2),
  ]
}

const rate = (perSec: number) => perSec.toFixed(perSec < 10 ? 1 : 0)
