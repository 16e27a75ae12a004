import { createRoute, z } from '@hono/zod-openapi'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { myManager } from '#database/schema/my-manager.ts'
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
  const manager = await asActor(c.var.db, actorOf(c).id, managerOfActor)
  return c.json({ manager }, 200)
})

async function managerOfActor(tx: ActorTx) {
  const [manager] = await tx.select().from(myManager)
  return manager ?? null
}
