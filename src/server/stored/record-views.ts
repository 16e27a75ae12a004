import { sql } from 'drizzle-orm'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { formDay } from '#domain/form-window/form-window.ts'
import type { ViewScope } from '#domain/record-view/record-view.ts'
import { announce, userChannel } from '#server/live/announce.ts'
import { formWindow } from './form-window.ts'

type View = {
  actorId: string
  teamId: string
  /** Without one, every athlete of the team was opened. */
  athleteId: string | null
  /** Then only these of them. */
  among?: readonly string[] | undefined
  scope: ViewScope
  /** The team's today, unless what was opened is of another day. */
  day?: LocalDay
}

/** In no time zone does midnight lie within one. */
const QUARTER_HOUR_MS = 15 * 60 * 1000
const MAX_REMEMBERED = 10_000

/**
 * What this process noted in which quarter of an hour, oldest first: an open page asks for its figures with every answer of
 * the team.
 */
const noted = new Set<string>()

/** Notes for the athlete who opened what; they may see it as soon as the first time of the day is committed. */
export async function noteView(db: Database, view: View, now: Date) {
  const { actorId, teamId, athleteId, among, scope, day } = view
  if (among?.length === 0) return
  const quarter = Math.floor(now.getTime() / QUARTER_HOUR_MS)
  const key = JSON.stringify([actorId, teamId, athleteId, among, scope, day, quarter])
  if (noted.has(key)) return
  await asActor(db, actorId, async (tx) => {
    const onDay = day ?? formDay(await formWindow(tx, teamId), now)
    for (const athlete of await noteViews(tx, { ...view, day: onDay }, now)) {
      await announce(tx, userChannel(athlete), 'record-views')
    }
  })
  noted.add(key)
  const [oldest] = noted
  if (oldest !== undefined && noted.size > MAX_REMEMBERED) noted.delete(oldest)
}

/** Those for whom it is new. */
async function noteViews(
  tx: ActorTx,
  { teamId, athleteId, among, day, scope }: View & { day: LocalDay },
  now: Date,
): Promise<string[]> {
  const athletes = sql.param(among ?? [athleteId])
  const rows = await tx
    .select({ athleteId: sql<string>`athlete_id` })
    .from(
      sql`unnest(${athletes}::uuid[]) one, note_views(${teamId}::uuid, one, ${day}::date, ${scope}, ${now.toISOString()}::timestamptz)`,
    )
  return rows.map((row) => row.athleteId)
}
