// oxlint-disable no-empty-pattern -- Vitest reads a fixture's needs from this pattern.
import { test as base } from 'vitest'
import { startTestApp } from '#tests/support/test-app.ts'

type Stoppable = { stop: () => Promise<void> }
type Cleanup = { onCleanup: (end: () => Promise<void>) => void }

/** What runs from the first test that asks for it until no test needs it any more. */
export const running =
  <Started extends Stoppable>(start: () => Promise<Started>) =>
  async ({}, { onCleanup }: Cleanup) => {
    const started = await start()
    onCleanup(started.stop)
    return started
  }

/** A `test` whose file has an app of its own. */
export const withApp = <App extends Stoppable>(start: () => Promise<App>) =>
  base.extend('app', { scope: 'file' }, running(start))

export const test = withApp(() => startTestApp())
