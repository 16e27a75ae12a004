import { createRoute, z } from '@hono/zod-openapi'
import {
  Absence,
  AbsenceEnd,
  AbsenceRange,
  AbsencesShown,
  StaffAbsence,
} from '#domain/absence/absence-schemas.ts'
import { mayLookAfter } from '#domain/team/team.ts'
import {
  lookingActorOf,
  OfTeam,
  RUNNING_REFUSALS,
  STAFF_REFUSALS,
  type StaffActor,
  staffActorOf,
} from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { type Asker, listAbsences, putAbsence, putEnd, takeBack } from './absence-work.ts'

const params = OfTeam.extend({ id: z.uuid() })
const WRITE_REFUSALS = [...RUNNING_REFUSALS, 'too-many-attempts'] as const

const readAbsences = createRoute({
  method: 'get',
  path: '/teams/{teamId}/absences',
  tags: ['Absences'],
  summary: 'When athletes of the team cannot train fully: what touches these days, over at most two years',
  description: 'Of those who are on the team now. Why is only for staff who see health.',
  request: { params: OfTeam, query: AbsenceRange },
  responses: { 200: jsonReply('By their first day', AbsencesShown), ...refusals(...STAFF_REFUSALS) },
})

const storeAbsence = createRoute({
  method: 'put',
  path: '/teams/{teamId}/absences/{id}',
  tags: ['Absences'],
  summary: 'Store that an athlete cannot train fully, or change it; the device makes the id',
  request: { params, ...jsonBody(StaffAbsence) },
  responses: {
    200: jsonReply('As it is stored; the same for a repeat', z.object({ absence: Absence })),
    ...refusals(...WRITE_REFUSALS, 'unfit-absence', 'reason-not-yours', 'absence-ended', 'absence-limit'),
  },
})

const endAbsence = createRoute({
  method: 'post',
  path: '/teams/{teamId}/absences/{id}/end',
  tags: ['Absences'],
  summary: 'Say that it is over; the same for one that was ended before',
  request: { params, ...jsonBody(AbsenceEnd) },
  responses: {
    200: jsonReply('As it is stored', z.object({ absence: Absence })),
    ...refusals(...WRITE_REFUSALS, 'unfit-absence'),
  },
})

const deleteAbsence = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/absences/{id}',
  tags: ['Absences'],
  summary: 'Take back what one stored by mistake today',
  request: { params },
  responses: {
    204: { description: 'As if it had not been' },
    ...refusals(...WRITE_REFUSALS, 'absence-kept'),
  },
})

export const absenceRoutes = createRouter()
  .openapi(readAbsences, async (c) => {
    const actor = staffActorOf(c)
    return c.json(await listAbsences(c, askerOf(actor), c.req.valid('query')), 200)
  })
  .openapi(storeAbsence, async (c) => {
    const actor = lookingActorOf(c)
    const { id } = c.req.valid('param')
    const { athleteId, ...wish } = c.req.valid('json')
    if (wish.details !== undefined && !actor.team.seesHealth) throw new Refusal('reason-not-yours')
    return c.json({ absence: await putAbsence(c, askerOf(actor), { id, athleteId, wish }) }, 200)
  })
  .openapi(endAbsence, async (c) => {
    const actor = lookingActorOf(c)
    const { id } = c.req.valid('param')
    const { endedOn } = c.req.valid('json')
    return c.json({ absence: await putEnd(c, askerOf(actor), { id, endedOn }) }, 200)
  })
  .openapi(deleteAbsence, async (c) => {
    const actor = lookingActorOf(c)
    await takeBack(c, askerOf(actor), c.req.valid('param').id)
    return c.body(null, 204)
  })

const askerOf = ({ id: actorId, team }: StaffActor): Asker => ({
  ...asStaff(team),
  actorId,
  isAthlete: false,
  maySet: mayLookAfter(team.duty) && !team.archivedAt,
})
