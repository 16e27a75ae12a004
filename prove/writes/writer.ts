/** Takes the next step; called again after it failed, it takes the same step once more. */
export type Writer = () => Promise<void>

export type Step = () => Promise<unknown>

/** One after the other takes all steps of `nextSteps`. */
export function stepByStep(nextSteps: () => Step[]): Writer {
  let steps: Step[] = []
  return async () => {
    if (steps.length === 0) steps = nextSteps()
    await steps[0]!()
    steps.shift()
  }
}
