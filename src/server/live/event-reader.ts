import type { Database } from '#database/database.ts'
import {
  createEventCursor,
  type EventCursor,
  eventsAfter,
  latestIds,
  type LiveEvent,
  READ_AT_ONCE,
} from './event-log.ts'

/**
 * The first change of a while is told at once. In a rush, when each commit has something to tell, those of this long share a signal,
 * which is a commit itself, and a look at the events.
 */
export const REST_MS = 40

/** If a signal gets lost, or never arrives as behind PgBouncer, events are this late at most. */
const SAFETY_NET_MS = 5000

type Options = {
  db: Database
  clock: () => Date
  signalName: string
  deliver: (event: LiveEvent) => void
  onFailure: (error: Error) => void
}

/** Reads the events that appear in the database from its start on, each once. */
export function createEventReader({ db, clock, signalName, deliver, onFailure }: Options) {
  const { system } = db
  let cursor: EventCursor | undefined
  let starting: Promise<void> | undefined
  let stopHearing = async () => {}
  let safetyNet: NodeJS.Timeout | undefined

  const read = coalesce(async () => {
    if (!cursor) return
    let found: LiveEvent[]
    do {
      const now = clock()
      found = await eventsAfter(system, cursor.newest(), cursor.awaited(now))
      for (const event of cursor.take(found, now)) deliver(event)
    } while (found.length === READ_AT_ONCE)
  }, REST_MS)
  const readSoon = () => void read().catch(onFailure)

  async function begin() {
    const recent = await latestIds(system)
    cursor = createEventCursor((recent[0]?.id ?? 1) - 1)
    cursor.take(recent, clock())
    stopHearing = db.hearSignals(signalName, readSoon)
    safetyNet = setInterval(readSoon, SAFETY_NET_MS).unref()
  }

  return {
    readSoon,
    newest: () => cursor?.newest() ?? 0,
    /** Begins to read, unless it has begun already. */
    start(): Promise<void> {
      starting ??= begin().catch((error: unknown) => {
        starting = undefined
        throw error
      })
      return starting
    },
    async stop() {
      await starting?.catch(() => {})
      cursor = undefined
      clearInterval(safetyNet)
      await stopHearing()
    },
  }
}

/**
 * Runs `work` one at a time, and again no sooner than `restMs` later; calls that come meanwhile share one run more, which begins
 * after all of them.
 */
export function coalesce(work: () => Promise<void>, restMs = 0): () => Promise<void> {
  let busy: Promise<void> | undefined
  let next: Promise<void> | undefined

  function run(): Promise<void> {
    if (busy) {
      next ??= busy.then(() => {
        next = undefined
        return run()
      })
      return next
    }
    const done = work()
    busy = done
      .catch(() => {})
      .then(() => restMs > 0 && new Promise((rested) => setTimeout(rested, restMs)))
      .then(() => {
        busy = undefined
      })
    return done
  }
  return run
}
