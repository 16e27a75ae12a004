import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { managerActorOf } from '#server/http/guard.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { athletesOf } from './queries.ts'

const Athlete = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
})

const listAthletes = createRoute({
  method: 'get',
  path: '/athletes',
  tags: ['Team'],
  summary: 'The athletes of the signed-in manager, by name',
  responses: {
    200: jsonReply('The team', z.object({ athletes: z.array(Athlete) })),
    ...refusals('session-required', 'wrong-role'),
  },
})

export const athleteRoutes = createRouter().openapi(listAthletes, async (c) => {
  const manager = managerActorOf(c)
  const athletes = await asActor(c.var.db, manager.id, (tx) => athletesOf(tx, manager.id))
  return c.json({ athletes }, 200)
})
