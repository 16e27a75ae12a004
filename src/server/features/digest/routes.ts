import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { DigestChoice } from '#domain/digest/digest.ts'
import { OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { choiceOf, saveChoice } from './queries.ts'

const Choice = z.object({ digest: DigestChoice })

const readChoice = createRoute({
  method: 'get',
  path: '/teams/{teamId}/digest-choice',
  tags: ['Reminders'],
  summary: 'Whether the user hears how many have answered once the form has closed',
  request: { params: OfTeam },
  responses: { 200: jsonReply('The choice', Choice), ...refusals(...STAFF_REFUSALS) },
})

const putChoice = createRoute({
  method: 'put',
  path: '/teams/{teamId}/digest-choice',
  tags: ['Reminders'],
  summary:
    'Choose to hear of it, by a mail with the names of those who are missing, by a notification, or not',
  description: 'Of the user alone, whatever their duty: others of the staff do not see it.',
  request: { params: OfTeam, ...jsonBody(DigestChoice) },
  responses: { 200: jsonReply('Chosen', Choice), ...refusals(...STAFF_REFUSALS, 'team-archived') },
})

export const digestRoutes = createRouter()
  .openapi(readChoice, async (c) => {
    const { id: accountId, team } = staffActorOf(c)
    const digest = await asActor(c.var.db, accountId, (tx) => choiceOf(tx, { accountId, teamId: team.id }))
    return c.json({ digest }, 200)
  })
  .openapi(putChoice, async (c) => {
    const { id: accountId, team } = staffActorOf(c)
    if (team.archivedAt) throw new Refusal('team-archived')
    const digest = c.req.valid('json')
    const of = { accountId, teamId: team.id }
    await asActor(c.var.db, accountId, (tx) => saveChoice(tx, of, digest, c.var.now))
    return c.json({ digest }, 200)
  })
