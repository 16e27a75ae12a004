import { describeError, type Log } from './log.ts'

export type Background = {
  /** Goes on after the reply; a failure is logged. */
  run: (work: () => Promise<unknown>) => void
  /** Waits for all that is under way. */
  settled: () => Promise<void>
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>()

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      log.error({ err: describeError(error) }, 'background work failed')
    }
  }

  return {
    run(work) {
      const attempted = attempt(work).finally(() => underWay.delete(attempted))
      underWay.add(attempted)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
