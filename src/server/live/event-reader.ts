import type { Database } from '#database/database.ts'
import {
  createEventCursor,
  type EventCursor,
  eventsAfter,
  latestIds,
  type LiveEvent,
  READ_AT_ONCE,
} from './event-log.ts'

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
  })
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

/** Runs `work` one at a time; calls that come meanwhile share one run more, which begins after all of them. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function run(): Promise<void> {
    if (!running) {
      running = work().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
  return run
}
