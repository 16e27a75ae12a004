import { type SQL, sql } from 'drizzle-orm'
import { type ActorTx, readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { lookedAt } from '#database/schema/looked-at.ts'
import { statement } from '#database/statement.ts'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import {
  KEPT_LOOK_DAYS,
  type Look,
  LOOKED_AT_SUBJECTS,
  type LookedAtSubject,
} from '#domain/insight/looked-at.ts'
import { type AsStaff, athletesOfTeam, isOfTeam } from '#server/stored/team-rows.ts'

/** With who looked last, unless they have left the team. */
export type StoredLook = Look & { athleteId: string; by: string | null; at: Date }

const looksOf = statement<StoredLook, AsStaff & { from: LocalDay }>(
  'looked_at',
  sql`select l.athlete_id as "athleteId", coalesce(l.metric_id::text, l.subject) as subject, l.size, l.day::text,
      p.full_name as by, l.looked_at as at
    from looked_at l left join team_people p on p.team_id = l.team_id and p.id = l.looked_by
    where l.team_id = ${sql.placeholder('teamId')} and l.day >= ${sql.placeholder('from')}
      and l.athlete_id in (${athletesOfTeam})
      and (l.subject <> 'wellness-health' or ${sql.placeholder('seesHealth')}::boolean)
      and (l.metric_id is null or l.metric_id in (select metric.id from my_metrics metric where ${isOfTeam}))`,
)

/** What the reader may know of what was looked at. */
export async function teamLooks(db: Database, actorId: string, asked: AsStaff, now: Date) {
  const from = addDays(localDayIn('UTC', now), -KEPT_LOOK_DAYS)
  const [looks] = await readAsActor(db, actorId, looksOf({ ...asked, from }))
  return looks
}

type Looked = { teamId: string; athleteId: string; lookedBy: string; lookedAt: Date }

/** The same again changes nothing, not even who looked. In one order, so that two who look at once wait for each other. */
export async function saveLooks(tx: ActorTx, looked: Looked, looks: readonly Look[]): Promise<boolean> {
  if (looks.length === 0) return false
  const rows = looks
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    .map(({ subject, size, day }) => ({ ...looked, ...storedSubject(subject), size, day }))
  const { athleteId, teamId, subject, metricId } = lookedAt
  const saved = await tx
    .insert(lookedAt)
    .values(rows)
    .onConflictDoUpdate({
      target: [athleteId, teamId, subject, metricId],
      set: {
        size: excluded('size'),
        day: excluded('day'),
        lookedBy: looked.lookedBy,
        lookedAt: looked.lookedAt,
      },
      setWhere: sql`(${lookedAt.size}, ${lookedAt.day}) <> (${excluded('size')}, ${excluded('day')})`,
    })
    .returning({ id: lookedAt.id })
  return saved.length > 0
}

const excluded = (column: string): SQL => sql`excluded.${sql.identifier(column)}`

const isOwnWord = (subject: string): subject is LookedAtSubject =>
  (LOOKED_AT_SUBJECTS as readonly string[]).includes(subject)

const storedSubject = (subject: string) =>
  isOwnWord(subject) ? { subject, metricId: null } : { subject: 'question' as const, metricId: subject }

/** Takes back what the actor may know of: false if there is nothing. */
export async function removeLooks(
  tx: ActorTx,
  { teamId, seesHealth }: AsStaff,
  athleteId: string,
): Promise<boolean> {
  const removed = await tx
    .delete(lookedAt)
    .where(
      sql`${lookedAt.teamId} = ${teamId} and ${lookedAt.athleteId} = ${athleteId}
        and (${lookedAt.subject} <> 'wellness-health' or ${seesHealth})
        and (${lookedAt.metricId} is null or ${lookedAt.metricId} in (
          select q.id from my_metrics q where q.team_id = ${teamId} and (q.audience = 'staff' or ${seesHealth})))`,
    )
    .returning({ id: lookedAt.id })
  return removed.length > 0
}
