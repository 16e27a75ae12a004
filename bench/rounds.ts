import { closedLoop, type Load, type Sample } from './load/closed-loop.ts'
import type { Contender, Target } from './target/target.ts'

export type Pace = { rounds: number; roundMs: number; warmUpMs: number }
/** A server gets faster for some seconds, ours for longer than a floor: what runs often is compiled anew. */
export const FULL: Pace = { rounds: 15, roundMs: 800, warmUpMs: 6000 }
export const QUICK: Pace = { rounds: 3, roundMs: 500, warmUpMs: 500 }

/** One sample per target. */
export type Round<Name extends string = Contender> = Record<Name, Sample>

/** Turn and turn about, and each round begins with another target, so that what else the machine does hits all alike. */
export async function measureRounds<Name extends string>(
  targets: Target<Name>[],
  load: Omit<Load, 'durationMs'>,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<Round<Name>[]> {
  for (const target of targets) await sampleOf(target, { ...load, durationMs: warmUpMs })
  const measured: Round<Name>[] = []
  for (let round = 0; round < rounds; round++) {
    const first = round % targets.length
    const samples: [Name, Sample][] = []
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      samples.push([target.name, await sampleOf(target, { ...load, durationMs: roundMs })])
    }
    measured.push(Object.fromEntries(samples) as Round<Name>)
  }
  return measured
}

async function sampleOf(target: Target<string>, load: Load): Promise<Sample> {
  if (load.scenario.undo) await target.undo(load.scenario.undo)
  return closedLoop(target, load)
}
