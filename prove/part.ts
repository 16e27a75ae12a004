export type Options = {
  /** How often a part that goes round does so; each has its own number. */
  rounds?: number
  /** Of a part that goes on for a while: how long. */
  minutes?: number
  /** The revision of the version before, of a part about two of them. */
  from?: string
  /** Where a part's random choices start; printed when it fails, so that the failure can be seen again. */
  seed: number
}

/** What came out, with its figure; `ok` is whether the promise was kept. */
export type Outcome = { line: string; ok: boolean }

export type Part = {
  name: string
  /** The promise, in one sentence. */
  what: string
  /** How long it takes with its own number of rounds, on two cores. */
  takes: string
  run: (options: Options) => Promise<Outcome>
}

/** Thrown by a part for which this machine lacks something; its message says what. */
export class NotTried extends Error {}

/** Several outcomes of one part in one line. */
export function together(outcomes: Outcome[]): Outcome {
  return { line: outcomes.map(({ line }) => line).join('; '), ok: outcomes.every(({ ok }) => ok) }
}
