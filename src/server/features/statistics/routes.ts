import { createRoute, z } from '@hono/zod-openapi'
import { readAsActor } from '#database/as-actor.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { AthleteStatistics, StatisticsWeek } from '#domain/statistics/athlete-statistics.ts'
import { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import { LOAD_METHODS } from '#domain/statistics/statistics-filter.ts'
import { actorOf, managerActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { AskedAthlete, AskedRange, AskedZone, athleteMeant, demandRange, todayFor } from './asked-range.ts'
import { athleteReads, athleteStatisticsFrom } from './athlete-queries.ts'
import { athleteWeek } from './athlete-week.ts'
import { squadReads, squadStatisticsFrom } from './squad-queries.ts'

const readAthlete = createRoute({
  method: 'get',
  path: '/statistics/athlete',
  tags: ['Statistics'],
  summary: 'What the figures of one athlete are computed from, over at most two years',
  request: {
    query: AskedAthlete.extend(AskedRange.shape)
      .extend(AskedZone.shape)
      .extend({ method: z.enum(LOAD_METHODS).default('rolling') }),
  },
  responses: {
    200: jsonReply('Reported days, from before the range, and ratings', AthleteStatistics),
    ...refusals('invalid-input', 'session-required', 'not-found'),
  },
})

const readWeek = createRoute({
  method: 'get',
  path: '/statistics/week',
  tags: ['Statistics'],
  summary: 'One week of an athlete: that of any of its days, or the one to begin with',
  request: { query: AskedAthlete.extend(AskedZone.shape).extend({ monday: IsoDay.optional() }) },
  responses: {
    200: jsonReply('The sessions and rests of the week', StatisticsWeek),
    ...refusals('invalid-input', 'session-required', 'not-found'),
  },
})

const readSquad = createRoute({
  method: 'get',
  path: '/statistics/squad',
  tags: ['Statistics'],
  summary: 'Every athlete of the signed-in manager at the end of a range, and the team’s ratings over it',
  request: { query: AskedRange },
  responses: {
    200: jsonReply('The team', SquadStatistics),
    ...refusals('invalid-input', 'session-required', 'wrong-role'),
  },
})

export const statisticsRoutes = createRouter()
  .openapi(readAthlete, async (c) => {
    const asked = c.req.valid('query')
    const athlete = { ...asked, athleteId: athleteMeant(c, asked.athleteId) }
    demandRange(athlete)
    const [windows, ...rows] = await readAsActor(
      c.get('db'),
      actorOf(c).id,
      formWindowRow({}),
      ...athleteReads(athlete),
    )
    const statistics = athleteStatisticsFrom(rows, athlete)
    if (!statistics) throw new Refusal('not-found')
    return c.json({ today: todayFor(windows, asked.timeZone, c.get('now')), ...statistics }, 200)
  })
  .openapi(readWeek, async (c) => {
    const { athleteId, monday, timeZone } = c.req.valid('query')
    const asked = { athleteId: athleteMeant(c, athleteId), day: monday, timeZone }
    const week = await athleteWeek(c.get('db'), actorOf(c).id, asked, c.get('now'))
    if (!week) throw new Refusal('not-found')
    return c.json(week, 200)
  })
  .openapi(readSquad, async (c) => {
    const { id } = managerActorOf(c)
    const range = c.req.valid('query')
    demandRange(range)
    const [windows, ...rows] = await readAsActor(
      c.get('db'),
      id,
      formWindowRow({}),
      ...squadReads({ ...range, managerId: id }),
    )
    const today = todayFor(windows, undefined, c.get('now'))
    return c.json({ today, ...squadStatisticsFrom(rows, range) }, 200)
  })
