import { createRoute, z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { teamPeople } from '#database/schema/team-people.ts'
import { actorOf } from '#server/http/guard.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'

const ManagerCard = z.object({ id: z.uuid(), fullName: z.string(), avatarUrl: z.string().nullable() })

const readManager = createRoute({
  method: 'get',
  path: '/manager',
  tags: ['Team'],
  summary: 'The manager of the signed-in athlete: name and avatar',
  responses: {
    200: jsonReply('Null without a team', z.object({ manager: ManagerCard.nullable() })),
    ...refusals('session-required'),
  },
})

export const managerRoutes = createRouter().openapi(readManager, async (c) => {
  const { id, role, teams } = actorOf(c)
  const [team] = role === 'athlete' ? teams : []
  const manager = team ? await asActor(c.var.db, id, (tx) => managerOf(tx, team.id)) : null
  return c.json({ manager }, 200)
})

/** The owner who has been it for longest. */
async function managerOf(tx: ActorTx, teamId: string) {
  const { id, fullName, avatarUrl, duty, since } = teamPeople
  const [manager] = await tx
    .select({ id, fullName, avatarUrl })
    .from(teamPeople)
    .where(and(eq(teamPeople.teamId, teamId), eq(duty, 'owner')))
    .orderBy(asc(since), asc(id))
    .limit(1)
  return manager ?? null
}
