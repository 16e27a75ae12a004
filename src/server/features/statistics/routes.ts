import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { readAsActor } from '#database/as-actor.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { AthleteStatistics, StatisticsWeek } from '#domain/statistics/athlete-statistics.ts'
import { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import { type DateRange, LOAD_METHODS } from '#domain/statistics/statistics-filter.ts'
import { AthleteWeeks, SquadWeeks } from '#domain/statistics/statistics-weeks.ts'
import { TeamMiddle } from '#domain/statistics/team-middle.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { tooManyAttempts } from '#server/http/limit-attempts.ts'
import { createUserCount } from '#server/http/limit-writes.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { AskedGroup, groupAsked } from '#server/stored/groups.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { noteView } from '#server/stored/record-views.ts'
import {
  AskedAthlete,
  AskedRange,
  AskedZone,
  athleteMeant,
  demandRange,
  ownMeant,
  todayFor,
  type Whose,
} from './asked-range.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { athleteReads, athleteStatisticsFrom } from './athlete-queries.ts'
import { athleteWeek } from './athlete-week.ts'
import { athleteWeeks, squadWeeks } from './load-weeks.ts'
import { squadReads, squadStatisticsFrom } from './squad-queries.ts'
import { middleFrom, middleReads } from './team-middle.ts'

const athleteAsked = AskedRange.extend({ method: z.enum(LOAD_METHODS).default('rolling') })
const weekAsked = z.object({ monday: IsoDay.optional() })

const athleteReply = jsonReply('Reported days, from before the range, and ratings', AthleteStatistics)
const weekReply = jsonReply('The sessions and rests of the week', StatisticsWeek)

const readAthlete = createRoute({
  method: 'get',
  path: '/teams/{teamId}/statistics/athlete',
  tags: ['Statistics'],
  summary: 'What the figures of one athlete are computed from, over at most two years',
  request: { params: OfTeam, query: athleteAsked.extend(AskedAthlete.shape) },
  responses: { 200: athleteReply, ...refusals(...STAFF_REFUSALS) },
})

const readOwn = createRoute({
  method: 'get',
  path: '/statistics/athlete',
  tags: ['Statistics'],
  summary: 'The same for the signed-in athlete',
  request: { query: athleteAsked.extend(AskedZone.shape) },
  responses: { 200: athleteReply, ...refusals('invalid-input', 'session-required', 'wrong-role') },
})

const readWeek = createRoute({
  method: 'get',
  path: '/teams/{teamId}/statistics/week',
  tags: ['Statistics'],
  summary: 'One week of an athlete: that of any of its days, or the one to begin with',
  request: { params: OfTeam, query: weekAsked.extend(AskedAthlete.shape) },
  responses: { 200: weekReply, ...refusals(...STAFF_REFUSALS) },
})

const readOwnWeek = createRoute({
  method: 'get',
  path: '/statistics/week',
  tags: ['Statistics'],
  summary: 'The same for the signed-in athlete',
  request: { query: weekAsked.extend(AskedZone.shape) },
  responses: { 200: weekReply, ...refusals('invalid-input', 'session-required', 'wrong-role') },
})

const readSquad = createRoute({
  method: 'get',
  path: '/teams/{teamId}/statistics/squad',
  tags: ['Statistics'],
  summary:
    'Every athlete of the team, or of one of its groups, at the end of a range, and their ratings over it',
  request: { params: OfTeam, query: AskedRange.extend(AskedGroup.shape) },
  responses: {
    200: jsonReply('The team', SquadStatistics),
    ...refusals(...STAFF_REFUSALS, 'group-unknown'),
  },
})

const weeksReply = jsonReply('Each week’s load by type of session', AthleteWeeks)

const readWeeks = createRoute({
  method: 'get',
  path: '/teams/{teamId}/statistics/weeks',
  tags: ['Statistics'],
  summary: 'The weeks of an athlete that a range touches, by type of session',
  request: { params: OfTeam, query: AskedRange.extend(AskedAthlete.shape) },
  responses: { 200: weeksReply, ...refusals(...STAFF_REFUSALS) },
})

const readOwnWeeks = createRoute({
  method: 'get',
  path: '/statistics/weeks',
  tags: ['Statistics'],
  summary: 'The same for the signed-in athlete',
  request: { query: AskedRange },
  responses: { 200: weeksReply, ...refusals('invalid-input', 'session-required', 'wrong-role') },
})

const readSquadWeeks = createRoute({
  method: 'get',
  path: '/teams/{teamId}/statistics/squad-weeks',
  tags: ['Statistics'],
  summary: 'The load and the reported days of every athlete in the weeks that a range touches',
  request: { params: OfTeam, query: AskedRange },
  responses: {
    200: jsonReply('The weeks', SquadWeeks),
    ...refusals(...STAFF_REFUSALS, 'too-many-attempts'),
  },
})

const readMiddle = createRoute({
  method: 'get',
  path: '/teams/{teamId}/statistics/middle',
  tags: ['Statistics'],
  summary: 'The middle of the team, day by day: the median of who can be compared, from three athletes on',
  request: { params: OfTeam, query: athleteAsked },
  responses: {
    200: jsonReply('The middle', TeamMiddle),
    ...refusals(...STAFF_REFUSALS, 'too-many-attempts'),
  },
})

/** Up to two years of a whole team are read for them. */
const countOfTeam = createUserCount(300)

export const statisticsRoutes = createRouter()
  .openapi(readAthlete, async (c) => {
    const { athleteId, ...asked } = c.req.valid('query')
    const whose = athleteMeant(c, athleteId)
    const statistics = await statisticsOf(c, whose, asked)
    await noteOpened(c, whose)
    return c.json(statistics, 200)
  })
  .openapi(readOwn, async (c) => c.json(await statisticsOf(c, ownMeant(c), c.req.valid('query')), 200))
  .openapi(readWeek, async (c) => {
    const { athleteId, monday } = c.req.valid('query')
    const whose = athleteMeant(c, athleteId)
    const week = await weekOf(c, whose, { monday })
    await noteOpened(c, whose)
    return c.json(week, 200)
  })
  .openapi(readOwnWeek, async (c) => c.json(await weekOf(c, ownMeant(c), c.req.valid('query')), 200))
  .openapi(readSquad, async (c) => {
    const { id, team } = staffActorOf(c)
    const { group: groupId, ...range } = c.req.valid('query')
    demandRange(range)
    const group = await groupAsked(c.var.db, id, { teamId: team.id, groupId })
    const [windows, ...rows] = await readAsActor(
      c.get('db'),
      id,
      formWindowRow({ teamId: team.id }),
      ...squadReads({ ...range, ...asStaff(team) }, group?.athleteIds),
    )
    const today = todayFor(windows, undefined, c.get('now'))
    return c.json(squadStatisticsFrom(rows, { ...range, today }, speechIn(c.var.locale).t), 200)
  })
  .openapi(readWeeks, async (c) => {
    const { athleteId, ...range } = c.req.valid('query')
    const whose = athleteMeant(c, athleteId)
    const weeks = await weeksOf(c, whose, range)
    await noteOpened(c, whose)
    return c.json(weeks, 200)
  })
  .openapi(readOwnWeeks, async (c) => c.json(await weeksOf(c, ownMeant(c), c.req.valid('query')), 200))
  .openapi(readSquadWeeks, async (c) => {
    const { id, team } = staffActorOf(c)
    const range = c.req.valid('query')
    demandRange(range)
    demandPatience(c, id)
    return c.json(await squadWeeks(c.get('db'), id, { ...range, ...asStaff(team) }), 200)
  })
  .openapi(readMiddle, async (c) => {
    const { id, team } = staffActorOf(c)
    const asked = { ...c.req.valid('query'), ...asStaff(team) }
    demandRange(asked)
    demandPatience(c, id)
    const window = formWindowRow({ teamId: team.id })
    const [windows, ...rows] = await readAsActor(c.get('db'), id, window, ...middleReads(asked))
    return c.json(middleFrom(rows, { ...asked, today: todayFor(windows, undefined, c.get('now')) }), 200)
  })

function demandPatience(c: Context<AppEnv>, actorId: string) {
  const waitSec = countOfTeam(actorId, c.get('now'))
  if (waitSec) throw tooManyAttempts(waitSec)
}

async function weeksOf(c: Context<AppEnv>, whose: Whose, range: DateRange) {
  demandRange(range)
  const weeks = await athleteWeeks(c.get('db'), whose, range)
  if (!weeks) throw new Refusal('not-found')
  return weeks
}

function noteOpened(c: Context<AppEnv>, { actorId, teamId, athleteId }: ReturnType<typeof athleteMeant>) {
  return noteView(c.var.db, { actorId, teamId, athleteId, scope: 'statistics' }, c.var.now)
}

type StatisticsAsked = z.infer<typeof athleteAsked> & z.infer<typeof AskedZone>

async function statisticsOf(c: Context<AppEnv>, { actorId, ...whose }: Whose, asked: StatisticsAsked) {
  demandRange(asked)
  const athlete = { ...whose, ...asked }
  const window = formWindowRow({ teamId: whose.knownTeamId })
  const [windows, ...rows] = await readAsActor(c.get('db'), actorId, window, ...athleteReads(athlete))
  const statistics = athleteStatisticsFrom(rows, athlete, speechIn(c.var.locale).t)
  if (!statistics) throw new Refusal('not-found')
  return { today: todayFor(windows, asked.timeZone, c.get('now')), ...statistics }
}

type WeekAsked = z.infer<typeof weekAsked> & z.infer<typeof AskedZone>

async function weekOf(c: Context<AppEnv>, whose: Whose, { monday, timeZone }: WeekAsked) {
  const week = await athleteWeek(c.get('db'), whose, { day: monday, timeZone }, c.get('now'))
  if (!week) throw new Refusal('not-found')
  return week
}
