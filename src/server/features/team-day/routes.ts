import { createRoute, z } from '@hono/zod-openapi'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { TeamDay } from '#domain/check-in/team-day.ts'
import { formDay } from '#domain/form-window/form-window.ts'
import { readAsActor } from '#database/as-actor.ts'
import { formWindowRow, readFormWindow, windowIn } from '#server/stored-form-window.ts'
import { managerActorOf } from '#server/http/guard.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { athleteDaysFrom, teamDayReads } from './queries.ts'

const readTeamDay = createRoute({
  method: 'get',
  path: '/team-day',
  tags: ['Check-in'],
  summary: 'One day of the team: every athlete with their answers and sessions',
  request: {
    query: z.object({ day: IsoDay.optional().openapi({ description: 'Default: the team’s today' }) }),
  },
  responses: {
    200: jsonReply('The day', TeamDay),
    ...refusals('invalid-input', 'session-required', 'wrong-role'),
  },
})

export const teamDayRoutes = createRouter().openapi(readTeamDay, async (c) => {
  const { id } = managerActorOf(c)
  const { db, now } = c.var
  const day = c.req.valid('query').day ?? formDay(await readFormWindow(db, id), now)
  const [windows, ...rows] = await readAsActor(
    db,
    id,
    formWindowRow({}),
    ...teamDayReads({ managerId: id, day }),
  )
  return c.json({ day, today: formDay(windowIn(windows), now), athletes: athleteDaysFrom(rows) }, 200)
})
