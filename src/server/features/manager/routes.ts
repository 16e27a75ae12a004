import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { actorOf } from '#server/http/guard.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { managerOfActor } from './queries.ts'

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
  const manager = await asActor(c.var.db, actorOf(c).id, managerOfActor)
  return c.json({ manager }, 200)
})
