import { createRoute, z } from '@hono/zod-openapi'
import { readAsActor } from '#database/as-actor.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { TeamDay } from '#domain/check-in/team-day.ts'
import { TeamUsual } from '#domain/wellness/team-usual.ts'
import { readOnDay } from '#server/stored/form-window.ts'
import { OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { tooManyAttempts } from '#server/http/limit-attempts.ts'
import { createUserCount } from '#server/http/limit-writes.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { formerTitles } from '#server/stored/wordings.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { athleteDaysFrom, formerTitlesOn, teamDayReads } from './queries.ts'
import { teamUsualFrom, teamUsualReads } from './usual-queries.ts'

const readTeamDay = createRoute({
  method: 'get',
  path: '/teams/{teamId}/day',
  tags: ['Check-in'],
  summary: 'One day of the team: every athlete with their answers and sessions',
  request: {
    params: OfTeam,
    query: z.object({ day: IsoDay.optional().openapi({ description: 'Default: the team’s today' }) }),
  },
  responses: {
    200: jsonReply('The day', TeamDay),
    ...refusals(...STAFF_REFUSALS),
  },
})

const readTeamUsual = createRoute({
  method: 'get',
  path: '/teams/{teamId}/day/usual',
  tags: ['Check-in'],
  summary: 'What the answers and loads of a day are seen against: each athlete’s own days before it',
  description:
    'Mean and sample deviation of the 28 days before the day, of each question and of the sum of all of them, where there are ten answers at least; and the loads of the six days before it.',
  request: {
    params: OfTeam,
    query: z.object({ day: IsoDay.optional().openapi({ description: 'Default: the team’s today' }) }),
  },
  responses: {
    200: jsonReply('What is usual', TeamUsual),
    ...refusals(...STAFF_REFUSALS, 'too-many-attempts'),
  },
})

/** Weeks of a whole team are read for it. */
const countUsual = createUserCount(300)

export const teamDayRoutes = createRouter()
  .openapi(readTeamDay, async (c) => {
    const { id: actorId, team } = staffActorOf(c)
    const { db, now } = c.var
    const asked = c.req.valid('query').day
    const { day, today, rows } = await readOnDay(db, { actorId, teamId: team.id }, { asked, now }, (on) =>
      teamDayReads({ ...asStaff(team), day: on }),
    )
    const titles = await formerTitles(rows[0], day, async () => {
      const [found] = await readAsActor(db, actorId, formerTitlesOn({ ...asStaff(team), day }))
      return found
    })
    return c.json({ day, today, athletes: athleteDaysFrom(rows, day, titles, speechIn(c.var.locale).t) }, 200)
  })
  .openapi(readTeamUsual, async (c) => {
    const { id: actorId, team } = staffActorOf(c)
    const { db, now } = c.var
    const waitSec = countUsual(actorId, now)
    if (waitSec) throw tooManyAttempts(waitSec)
    const asked = c.req.valid('query').day
    const { day, rows } = await readOnDay(db, { actorId, teamId: team.id }, { asked, now }, (on) =>
      teamUsualReads(asStaff(team), on),
    )
    return c.json({ day, athletes: teamUsualFrom(rows, day) }, 200)
  })
