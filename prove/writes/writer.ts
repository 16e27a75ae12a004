import { Limited } from './ledger.ts'

/** Takes the next step; called again after it failed, it takes the same step once more. */
export type Writer = () => Promise<void>

export type Step = () => Promise<unknown>

/** One person after the other takes all steps; a person who has tried one of them too often stops there. */
export function stepByStep(nextSteps: () => Step[]): Writer {
  let steps: Step[] = []
  return async () => {
    if (steps.length === 0) steps = nextSteps()
    try {
      await steps[0]!()
    } catch (error) {
      if (error instanceof Limited) steps = []
      throw error
    }
    steps.shift()
  }
}
