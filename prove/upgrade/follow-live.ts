import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { rows } from '#tests/support/rows.ts'
import type { Ground } from '../ground.ts'
import type { Person } from '../writes/people.ts'

const COMES_BACK_AFTER_MS = 1000
/** An event that comes without a signal comes with the next look, five seconds later. */
const LATE_MS = 6000

/** Listens as a page does, which comes back with the last event it knows when its stream ends. */
export function followLive(coach: Person) {
  const told = new Map<string, number>()
  const wrong: string[] = []
  const over = new AbortController()
  let ended = -1
  const following = follow()

  async function follow() {
    let after: string | undefined
    while (!over.signal.aborted) {
      ended++
      const stream = await openLiveStream(coach.origin, { cookies: coach.cookies, after })
      if (stream.status !== 200) wrong.push(`a live stream was answered ${stream.status}`)
      over.signal.addEventListener('abort', stream.close)
      await stream.ended
      for (const { event, id, data } of stream.events) {
        if (event === 'change') told.set((JSON.parse(data) as { topic: string }).topic, Number(id))
        else wrong.push(`a live stream said ${event}`)
      }
      after = stream.lastEventId() || undefined
      await pause(COMES_BACK_AFTER_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  return {
    /** Once nobody writes any more: how often it ended, and what was announced and not told. */
    async close(ground: Ground): Promise<{ ended: number; wrong: string[] }> {
      const newest = await newestByTopic(ground, coach)
      await pause(LATE_MS)
      over.abort()
      await following
      for (const [topic, id] of newest)
        if ((told.get(topic) ?? 0) < id) wrong.push(`'${topic}' was announced and not told`)
      return { ended, wrong }
    },
  }
}

async function newestByTopic(ground: Ground, { id, team }: Person) {
  const db = await ground.open()
  const channels = [`user:${id}`, `team:${team.id}`, `staff:${team.id}`]
  const found = await rows(
    db.system,
    sql`select topic, max(id) as id from live_events
      where channel in (${sql.join(channels, sql`, `)}) group by topic`,
  )
  await db.close()
  return found.map(({ topic, id: newest }) => [String(topic), Number(newest)] as const)
}
