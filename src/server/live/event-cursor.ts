/** How long a transaction may take from drawing an event's id to its commit before the event is given up. */
export const LATE_COMMIT_MS = 60_000
const MAX_AWAITED = 500

export type EventCursor = {
  newest: () => number
  /** Ids that were passed over and may still turn up. */
  awaited: (now: Date) => number[]
  /** Those of the events, ordered by id, that were not taken before. */
  take: <Event extends { id: number }>(events: Event[], now: Date) => Event[]
}

/** Ids are drawn before the commit, so 7 can become visible after 8: a cursor that only moves on would lose it. */
export function createEventCursor(start: number): EventCursor {
  let newest = start
  const awaitedUntil = new Map<number, number>()

  function passOver(from: number, to: number, now: Date) {
    for (let id = Math.max(from, to - MAX_AWAITED); id < to; id++) {
      awaitedUntil.set(id, now.getTime() + LATE_COMMIT_MS)
    }
  }

  return {
    newest: () => newest,
    awaited(now) {
      const all = [...awaitedUntil.keys()]
      for (const [index, id] of all.entries()) {
        const crowdedOut = index < all.length - MAX_AWAITED
        if (crowdedOut || awaitedUntil.get(id)! <= now.getTime()) awaitedUntil.delete(id)
      }
      return [...awaitedUntil.keys()]
    },
    take(events, now) {
      return events.filter(({ id }) => {
        if (id <= newest) return awaitedUntil.delete(id)
        passOver(newest + 1, id, now)
        newest = id
        return true
      })
    },
  }
}
