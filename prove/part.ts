export type Options = {
  /** How often a part that goes round does so; each has its own number. */
  rounds?: number
  /** Where a part's random choices start; printed when it fails, so that the failure can be seen again. */
  seed: number
}

/** What came out, with its figure; `ok` is whether the promise was kept. */
export type Outcome = { line: string; ok: boolean }

export type Part = {
  name: string
  /** The promise, in one sentence. */
  what: string
  run: (options: Options) => Promise<Outcome>
}
