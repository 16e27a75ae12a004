import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { statement } from '#database/statement.ts'
import type { Group } from '#domain/group/group.ts'
import { Refusal } from '#server/http/refusal.ts'

const teamId = sql.placeholder('teamId')

/** All of a team, or one of them. */
const groupsRead = statement<Group, { teamId: string; groupId: string | null }>(
  'groups_of',
  sql`select id, name, coalesce(members.ids, '{}') as "athleteIds"
    from groups g left join lateral (
      select array_agg(athlete_id order by athlete_id) as ids from group_members m
      where m.group_id = g.id and m.team_id = ${teamId}
    ) members on true
    where g.team_id = ${teamId} and g.id = coalesce(${sql.placeholder('groupId')}::uuid, g.id)`,
)

export async function groupsOf(db: Database, actorId: string, team: string): Promise<Group[]> {
  const [groups] = await readAsActor(db, actorId, groupsRead({ teamId: team, groupId: null }))
  return groups
}

/** One of the team's groups; without it all of its athletes. */
export const AskedGroup = z.object({ group: z.uuid().optional() })

/** The group that a reading is about; null for the whole team. Refuses one that the team does not have. */
export async function groupAsked(
  db: Database,
  actorId: string,
  { teamId: team, groupId }: { teamId: string; groupId: string | undefined },
): Promise<Group | null> {
  if (groupId === undefined) return null
  const [[group]] = await readAsActor(db, actorId, groupsRead({ teamId: team, groupId }))
  if (!group) throw new Refusal('group-unknown')
  return group
}
