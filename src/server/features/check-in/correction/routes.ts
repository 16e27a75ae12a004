import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { asActor } from '#database/as-actor.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { DayCorrection, DayToCorrect, OwnDay } from '#domain/check-in/corrected-day.ts'
import { mayRun } from '#domain/team/team.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import {
  memberActorOf,
  OfTeam,
  RUNNING_REFUSALS,
  runningActorOf,
  STAFF_REFUSALS,
  type StaffActor,
  staffActorOf,
} from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { CORRECTIONS_PER_USER } from '#server/limits/attempt-limits.ts'
import { noteView } from '#server/stored/record-views.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { correctDay, type Meant, ownDays, readDay } from './correct-day.ts'

const OfDay = z.object({ day: IsoDay })
const OfAthletesDay = OfTeam.extend({ id: z.uuid(), day: IsoDay })
const OWN_REFUSALS = ['invalid-input', 'session-required', 'wrong-role', 'no-team', 'not-found'] as const
const LOCKED_REFUSALS = ['day-to-come', 'day-before-joining', 'day-too-old'] as const
const dayReply = jsonReply('The day as it stands, and what of it was corrected', DayToCorrect)

const readOwnDays = createRoute({
  method: 'get',
  path: '/days',
  tags: ['Check-in'],
  summary: 'The days that the athlete may still correct, today first',
  responses: {
    200: jsonReply('Each with what is reported', z.object({ today: z.iso.date(), days: z.array(OwnDay) })),
    ...refusals('session-required', 'wrong-role', 'no-team', 'not-found'),
  },
})

const readOwnDay = createRoute({
  method: 'get',
  path: '/days/{day}',
  tags: ['Check-in'],
  summary: 'A day of the athlete’s own: what was asked, what is answered, what was corrected',
  request: { params: OfDay },
  responses: { 200: dayReply, ...refusals(...OWN_REFUSALS, 'day-to-come') },
})

const correctOwnDay = createRoute({
  method: 'put',
  path: '/days/{day}',
  tags: ['Check-in'],
  summary: 'Fill in or correct a day of the last seven; what was there before stays noted',
  request: { params: OfDay, ...jsonBody(DayCorrection) },
  responses: {
    200: dayReply,
    ...refusals(...OWN_REFUSALS, ...LOCKED_REFUSALS, 'today-in-form', 'too-many-attempts'),
  },
})

const readAthletesDay = createRoute({
  method: 'get',
  path: '/teams/{teamId}/athletes/{id}/days/{day}',
  tags: ['Check-in'],
  summary: 'A day of an athlete, as the reader may see it, and what of it was corrected',
  request: { params: OfAthletesDay },
  responses: { 200: dayReply, ...refusals(...STAFF_REFUSALS, 'day-to-come', 'day-not-shared') },
})

const correctAthletesDay = createRoute({
  method: 'put',
  path: '/teams/{teamId}/athletes/{id}/days/{day}',
  tags: ['Check-in'],
  summary: 'Fill in or correct a day of the last 28 on an athlete’s behalf; who did it stays noted',
  request: { params: OfAthletesDay, ...jsonBody(DayCorrection) },
  responses: {
    200: dayReply,
    ...refusals(
      ...RUNNING_REFUSALS,
      ...LOCKED_REFUSALS,
      'day-not-shared',
      'today-in-form',
      'too-many-attempts',
    ),
  },
})

export const correctionRoutes = createRouter()
  .openapi(readOwnDays, async (c) => {
    const { id: athleteId, team } = memberActorOf(c)
    const days = await asActor(c.var.db, athleteId, (tx) =>
      ownDays(tx, { athleteId, teamId: team.id }, c.var.now),
    )
    return c.json(days, 200)
  })
  .openapi(readOwnDay, async (c) => {
    const meant = ownMeant(c, c.req.valid('param').day)
    const day = await asActor(c.var.db, meant.actorId, (tx) => readDay(tx, meant, c.var.now))
    return c.json(day, 200)
  })
  .openapi(correctOwnDay, async (c) => {
    const meant = ownMeant(c, c.req.valid('param').day)
    const correction = c.req.valid('json')
    await limitAttempts(c, [CORRECTIONS_PER_USER, meant.actorId])
    const day = await asActor(c.var.db, meant.actorId, (tx) => correctDay(tx, meant, correction, c.var.now))
    return c.json(day, 200)
  })
  .openapi(readAthletesDay, async (c) => {
    const meant = athleteMeant(staffActorOf(c), c.req.valid('param'))
    const day = await asActor(c.var.db, meant.actorId, (tx) => readDay(tx, meant, c.var.now))
    await noteView(c.var.db, { ...meant, scope: 'answers' }, c.var.now)
    return c.json(day, 200)
  })
  .openapi(correctAthletesDay, async (c) => {
    const meant = athleteMeant(runningActorOf(c), c.req.valid('param'))
    const correction = c.req.valid('json')
    await limitAttempts(c, [CORRECTIONS_PER_USER, meant.actorId])
    const day = await asActor(c.var.db, meant.actorId, (tx) => correctDay(tx, meant, correction, c.var.now))
    await noteView(c.var.db, { ...meant, scope: 'answers' }, c.var.now)
    return c.json(day, 200)
  })

function ownMeant(c: Context<AppEnv>, day: LocalDay): Meant {
  const { id, team } = memberActorOf(c)
  const own = { actorId: id, athleteId: id, teamId: team.id }
  return { ...own, day, by: 'athlete', seesHealth: true, mayCorrect: true }
}

function athleteMeant({ id: actorId, team }: StaffActor, asked: { id: string; day: LocalDay }): Meant {
  const mayCorrect = mayRun(team.duty) && !team.archivedAt
  return { ...asStaff(team), actorId, athleteId: asked.id, day: asked.day, by: 'staff', mayCorrect }
}
