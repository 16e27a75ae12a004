import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { Group, GroupMembers, NewGroup } from '#domain/group/group.ts'
import type { TeamChange } from '#domain/team/team-changes.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { OfTeam, RUNNING_REFUSALS, runningActorOf, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, staffChannel } from '#server/live/announce.ts'
import { groupsOf } from '#server/stored/groups.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { lockTeam } from '#server/stored/team-rows.ts'
import { addGroup, removeGroup, renameGroup, setMembers } from './queries.ts'

const params = OfTeam.extend({ id: z.uuid() })

const listGroups = createRoute({
  method: 'get',
  path: '/teams/{teamId}/groups',
  tags: ['Groups'],
  summary: 'The groups of the team by name, with who is in each',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The groups', z.object({ groups: z.array(Group) })),
    ...refusals(...STAFF_REFUSALS),
  },
})

const createGroup = createRoute({
  method: 'post',
  path: '/teams/{teamId}/groups',
  tags: ['Groups'],
  summary: 'Add a group, with nobody in it',
  request: { params: OfTeam, ...jsonBody(NewGroup) },
  responses: {
    201: jsonReply('Added', z.object({ group: Group })),
    ...refusals(...RUNNING_REFUSALS, 'group-name-taken', 'group-limit'),
  },
})

const patchGroup = createRoute({
  method: 'patch',
  path: '/teams/{teamId}/groups/{id}',
  tags: ['Groups'],
  summary: 'Rename a group',
  request: { params, ...jsonBody(NewGroup) },
  responses: { 204: { description: 'Renamed' }, ...refusals(...RUNNING_REFUSALS, 'group-name-taken') },
})

const deleteGroup = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/groups/{id}',
  tags: ['Groups'],
  summary: 'Delete a group; its athletes stay on the team',
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...refusals(...RUNNING_REFUSALS) },
})

const putMembers = createRoute({
  method: 'put',
  path: '/teams/{teamId}/groups/{id}/members',
  tags: ['Groups'],
  summary: 'Say who is in a group: all of them',
  request: { params, ...jsonBody(GroupMembers) },
  responses: {
    204: { description: 'They are in it, and nobody else' },
    ...refusals(...RUNNING_REFUSALS, 'group-changed', 'athletes-not-on-team'),
  },
})

export const groupRoutes = createRouter()
  .openapi(listGroups, async (c) => {
    const { id, team } = staffActorOf(c)
    const groups = await groupsOf(c.var.db, id, team.id)
    return c.json({ groups: alphabet.sorted(groups, ({ name }) => name) }, 200)
  })
  .openapi(createGroup, async (c) => {
    const { name } = c.req.valid('json')
    const group = await change(c, async (tx, teamId, note) => {
      const added = await addGroup(tx, teamId, name)
      await note('group-created', null, name)
      return added
    })
    return c.json({ group: { ...group, athleteIds: [] } }, 201)
  })
  .openapi(patchGroup, async (c) => {
    const { id } = c.req.valid('param')
    const { name } = c.req.valid('json')
    await change(c, async (tx, teamId, note) => {
      const before = await renameGroup(tx, teamId, { id, name })
      if (before !== name) await note('group-renamed', before, name)
    })
    return c.body(null, 204)
  })
  .openapi(deleteGroup, async (c) => {
    await change(c, async (tx, teamId, note) => {
      await note('group-deleted', await removeGroup(tx, teamId, c.req.valid('param').id), null)
    })
    return c.body(null, 204)
  })
  .openapi(putMembers, async (c) => {
    const { id } = c.req.valid('param')
    await change(c, (tx, teamId) => setMembers(tx, teamId, id, c.req.valid('json')))
    return c.body(null, 204)
  })

type Note = (what: TeamChange, before: string | null, after: string | null) => Promise<void>

/** Changes the team's groups, one after the other, and tells its staff. Athletes hear nothing of it. */
async function change<T>(
  c: Context<AppEnv>,
  work: (tx: ActorTx, teamId: string, note: Note) => Promise<T>,
): Promise<T> {
  const { id: actorId, team } = runningActorOf(c)
  return asActor(c.var.db, actorId, async (tx) => {
    await lockTeam(tx, team.id)
    const changed = await work(tx, team.id, (what, before, after) =>
      noteChange(tx, { teamId: team.id, actorId, what, before, after }, c.var.now),
    )
    await announce(tx, staffChannel(team.id), 'groups')
    return changed
  }).catch((error: unknown) => {
    const code = REFUSED_BY[databaseErrorOf(error).constraint ?? '']
    throw code ? new Refusal(code) : error
  })
}

/** Rules that the database holds too: other capitals than ours, or an athlete who leaves at this moment. */
const REFUSED_BY: Record<string, RefusalCode> = {
  groups_one_of_a_name: 'group-name-taken',
  groups_at_most_20_per_team: 'group-limit',
  group_members_on_the_team: 'athletes-not-on-team',
}
