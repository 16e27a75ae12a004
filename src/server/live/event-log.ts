import { and, asc, desc, eq, gt, inArray, max, or, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { liveEvents } from '#database/schema/live-events.ts'

export const READ_AT_ONCE = 1000
const RECENT = 100

export type LiveEvent = { id: number; channel: string; topic: string }

/** The last few, oldest first: where a process begins to read, and which ids are still on their way. */
export async function latestIds(system: Orm): Promise<{ id: number }[]> {
  const latest = await system
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .orderBy(desc(liveEvents.id))
    .limit(RECENT)
  return latest.toReversed()
}

export function eventsAfter(system: Orm, newest: number, awaited: number[]): Promise<LiveEvent[]> {
  return system
    .select({ id: liveEvents.id, channel: liveEvents.channel, topic: liveEvents.topic })
    .from(liveEvents)
    .where(or(gt(liveEvents.id, newest), inArray(liveEvents.id, awaited)))
    .orderBy(asc(liveEvents.id))
    .limit(READ_AT_ONCE)
}

export type Missed = { topic: string; id: number }[] | 'too-long-ago'

/** What was said after the event `after`, each topic once; also what may have been committed late, for that is below it. */
export async function missedSince(system: Orm, channels: string[], after: number): Promise<Missed> {
  const [last] = await system
    .select({ at: liveEvents.createdAt })
    .from(liveEvents)
    .where(eq(liveEvents.id, after))
  if (!last) return 'too-long-ago'
  const lateFrom = new Date(last.at.getTime() - LATE_COMMIT_MS)
  return topicsOf(system, channels, or(gt(liveEvents.id, after), gt(liveEvents.createdAt, lateFrom)))
}

/** A page that connects for the first time has just asked for its data, but perhaps before the latest changes. */
export function missedByNewcomer(system: Orm, channels: string[]): Promise<Missed> {
  return topicsOf(system, channels, gt(liveEvents.createdAt, sql`now() - interval '1 minute'`))
}

async function topicsOf(system: Orm, channels: string[], when: ReturnType<typeof or>) {
  const found = await system
    .select({ topic: liveEvents.topic, id: max(liveEvents.id) })
    .from(liveEvents)
    .where(and(inArray(liveEvents.channel, channels), when))
    .groupBy(liveEvents.topic)
  return found
    .flatMap(({ topic, id }) => (id === null ? [] : [{ topic, id }]))
    .toSorted((a, b) => a.id - b.id)
}

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
