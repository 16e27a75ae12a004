let last: Promise<unknown> = Promise.resolve()

/** Runs the work when no other tab, and nothing else in this one, is at it. */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Without https there are no locks; a submission's key then makes a repeat harmless.
  if ('locks' in navigator) return navigator.locks.request('plimsoll.submissions', work)
  const run = last.then(work)
  last = run.catch(() => undefined)
  return run
}
