import { createRoute, z } from '@hono/zod-openapi'
import { TeamDay } from '#domain/check-in/team-day.ts'
import { formDay } from '#domain/form-window/form-window.ts'
import { asActor } from '#database/as-actor.ts'
import { formWindow } from '#server/form-window/stored-form-window.ts'
import { managerActorOf } from '#server/http/guard.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { teamDayOf } from './queries.ts'

const readTeamDay = createRoute({
  method: 'get',
  path: '/team-day',
  tags: ['Check-in'],
  summary: 'One day of the team: every athlete with their answers and sessions',
  request: {
    query: z.object({ day: z.iso.date().optional().openapi({ description: 'Default: the team’s today' }) }),
  },
  responses: {
    200: jsonReply('The day', TeamDay),
    ...refusals('invalid-input', 'session-required', 'wrong-role'),
  },
})

export const teamDayRoutes = createRouter().openapi(readTeamDay, async (c) => {
  const manager = managerActorOf(c)
  const asked = c.req.valid('query').day
  const teamDay = await asActor(c.var.db, manager.id, async (tx) => {
    const today = formDay(await formWindow(tx), c.var.now)
    const day = asked ?? today
    return { day, today, athletes: await teamDayOf(tx, manager.id, day) }
  })
  return c.json(teamDay, 200)
})
