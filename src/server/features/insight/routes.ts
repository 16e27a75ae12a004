import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { AskedGroup, groupAsked } from '#server/stored/groups.ts'
import { noteView } from '#server/stored/record-views.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { InsightReply, insightsOnAthlete, insightsOnTeam } from './insights.ts'
import { type Member, staffNames, teamRecords } from './queries.ts'

const askOnAthlete = createRoute({
  method: 'post',
  path: '/teams/{teamId}/insights/athletes/{id}',
  tags: ['Insights'],
  summary: 'What is worth saying of one athlete of the team',
  description:
    'Computed from the facts of the last five weeks, or by the configured AI provider, which is told these facts, the ratings of the last seven days and recent notes, and no name, address or id. One request to the provider a minute; the same facts are answered from memory for five minutes.',
  request: { params: OfTeam.extend({ id: z.uuid() }) },
  responses: {
    200: jsonReply('At most three insights', InsightReply),
    ...refusals(...STAFF_REFUSALS, 'insights-too-soon', 'insights-rate-limited', 'insights-key-invalid'),
  },
})

const askOnTeam = createRoute({
  method: 'post',
  path: '/teams/{teamId}/insights/team',
  tags: ['Insights'],
  summary: 'What is worth saying of the team or of one of its groups, its athletes numbered',
  request: { params: OfTeam, query: AskedGroup },
  responses: {
    200: jsonReply(
      'At most three insights',
      InsightReply.extend({
        names: z.array(z.string()).openapi({ description: 'Whom ‘Athlete 1’, ‘Athlete 2’ … stand for' }),
      }),
    ),
    ...refusals(
      ...STAFF_REFUSALS,
      'group-unknown',
      'insights-too-soon',
      'insights-rate-limited',
      'insights-failed',
    ),
  },
})

export const insightRoutes = createRouter()
  .openapi(askOnAthlete, async (c) => {
    const actor = staffActorOf(c)
    const { id: actorId, team } = actor
    const { db, now, adviser } = c.var
    const { id: athleteId } = c.req.valid('param')
    const { members } = await teamRecords(db, actorId, { ...asStaff(team), athleteId }, { now })
    const athlete = members.find((member) => member.athleteId === athleteId)
    if (!athlete) throw new Refusal('not-found')
    await noteView(db, { actorId, teamId: team.id, athleteId, scope: 'insight' }, now)
    return c.json(await insightsOnAthlete(athlete, adviser, await readerOf(c, actor, members)), 200)
  })
  .openapi(askOnTeam, async (c) => {
    const actor = staffActorOf(c)
    const { id: actorId, team } = actor
    const { db, now, adviser } = c.var
    const { group: groupId } = c.req.valid('query')
    const group = await groupAsked(db, actorId, { teamId: team.id, groupId })
    const { members } = await teamRecords(db, actorId, { ...asStaff(team), athleteId: null }, { now })
    const shown = group ? members.filter(({ athleteId }) => group.athleteIds.includes(athleteId)) : members
    return c.json(await insightsOnTeam(shown, adviser, await readerOf(c, actor, members)), 200)
  })

/** No name of the team, its staff included, is told. */
async function readerOf(
  c: Context<AppEnv>,
  { id: actorId, team }: ReturnType<typeof staffActorOf>,
  members: readonly Member[],
) {
  const staff = c.var.adviser ? await staffNames(c.var.db, actorId, team.id) : []
  const names = [...staff, ...members.map(({ fullName }) => fullName)]
  return { actorId, teamId: team.id, locale: c.var.locale, names, gone: c.req.raw.signal }
}
