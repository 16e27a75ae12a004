import { setTimeout as pause } from 'node:timers/promises'
import { Unanswered } from './ledger.ts'
import type { Writer } from './writer.ts'

const TRY_AGAIN_MS = 100

/** All of them write without a break until `work` is done; an answer that no fault explains ends them, and fails. */
export async function whileWriting(writers: Writer[], work: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  // Settled and not awaited as they are: a writer may fail while only the work is waited for.
  const writing = Promise.allSettled(writers.map((write) => keepWriting(write, over)))
  const [worked] = await Promise.allSettled([work()])
  over.abort()
  // A writer's failure comes first: work that waits for what is written fails because of it.
  const failed = [...(await writing), worked].find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

/** What went unanswered is tried again. */
async function keepWriting(write: Writer, over: AbortController): Promise<void> {
  while (!over.signal.aborted) {
    try {
      await write()
    } catch (error) {
      if (!(error instanceof Unanswered)) {
        over.abort()
        throw error
      }
      await pause(TRY_AGAIN_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }
}
