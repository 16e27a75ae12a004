import { setTimeout as pause } from 'node:timers/promises'
import { type LiveStream, openLiveStream } from '#tests/support/live-stream.ts'
import type { Person } from '../writes/people.ts'

const SOON_MS = 20_000

/** Each coach listens to every server: what one has written is heard by all, or something was missed. */
export async function openStreams(coaches: Person[], origins: string[]) {
  const ofCoaches = await Promise.all(
    coaches.map(({ cookies }) => Promise.all(origins.map((origin) => openLiveStream(origin, { cookies })))),
  )
  const all = ofCoaches.flat()
  const ended = new Set<LiveStream>()
  for (const stream of all) void stream.ended.then(() => ended.add(stream))

  return {
    /** Whether each is told something new, of what is written meanwhile. */
    async goOn(): Promise<boolean> {
      const before = all.map(({ events }) => events.length)
      return soon(() => all.every(({ events }, index) => events.length > before[index]!))
    },
    /** Once nobody writes any more: the events that a stream was not told of and another one of the same coach was. */
    async close(): Promise<{ missed: number[]; ended: number }> {
      const missed = () => ofCoaches.flatMap(missedBy)
      await soon(() => missed().length === 0)
      const result = { missed: missed(), ended: ended.size }
      for (const stream of all) stream.close()
      return result
    },
  }
}

function missedBy(streams: LiveStream[]): number[] {
  const heard = streams.map(({ events }) => new Set(events.map(({ id }) => Number(id))))
  const told = new Set(heard.flatMap((ids) => [...ids]))
  return heard.flatMap((ids) => [...told].filter((id) => !ids.has(id)))
}

async function soon(isSo: () => boolean): Promise<boolean> {
  const limit = performance.now() + SOON_MS
  while (!isSo() && performance.now() < limit) await pause(50)
  return isSo()
}
