import { createRoute, z } from '@hono/zod-openapi'
import {
  Absence,
  AbsenceEnd,
  AbsenceRange,
  AbsencesShown,
  OwnAbsence,
} from '#domain/absence/absence-schemas.ts'
import { memberActorOf } from '#server/http/guard.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { type Asker, listAbsences, putAbsence, putEnd } from './absence-work.ts'

const READ_REFUSALS = ['invalid-input', 'session-required', 'wrong-role', 'no-team'] as const
const WRITE_REFUSALS = [
  ...READ_REFUSALS,
  'not-found',
  'absence-not-yours',
  'unfit-absence',
  'too-many-attempts',
] as const
const params = z.object({ id: z.uuid() })

const readOwnAbsences = createRoute({
  method: 'get',
  path: '/absences',
  tags: ['Absences'],
  summary: 'When the signed-in athlete cannot train fully: what touches these days, over at most two years',
  request: { query: AbsenceRange },
  responses: { 200: jsonReply('By their first day', AbsencesShown), ...refusals(...READ_REFUSALS) },
})

const storeOwnAbsence = createRoute({
  method: 'put',
  path: '/absences/{id}',
  tags: ['Absences'],
  summary: 'Say that one cannot train fully, or change it; the device makes the id',
  description: 'Days off are given by the staff, and what they stored only they change.',
  request: { params, ...jsonBody(OwnAbsence) },
  responses: {
    200: jsonReply('As it is stored; the same for a repeat', z.object({ absence: Absence })),
    ...refusals(...WRITE_REFUSALS, 'absence-ended', 'absence-limit'),
  },
})

const endOwnAbsence = createRoute({
  method: 'post',
  path: '/absences/{id}/end',
  tags: ['Absences'],
  summary: 'Say that it is over; the same for one that was ended before',
  request: { params, ...jsonBody(AbsenceEnd) },
  responses: {
    200: jsonReply('As it is stored', z.object({ absence: Absence })),
    ...refusals(...WRITE_REFUSALS),
  },
})

export const ownAbsenceRoutes = createRouter()
  .openapi(readOwnAbsences, async (c) => {
    const actor = memberActorOf(c)
    return c.json(await listAbsences(c, askerOf(actor), c.req.valid('query')), 200)
  })
  .openapi(storeOwnAbsence, async (c) => {
    const actor = memberActorOf(c)
    const { id } = c.req.valid('param')
    const wish = { ...c.req.valid('json'), offKind: null }
    return c.json({ absence: await putAbsence(c, askerOf(actor), { id, athleteId: actor.id, wish }) }, 200)
  })
  .openapi(endOwnAbsence, async (c) => {
    const actor = memberActorOf(c)
    const { id } = c.req.valid('param')
    const { endedOn } = c.req.valid('json')
    return c.json({ absence: await putEnd(c, askerOf(actor), { id, endedOn }) }, 200)
  })

const askerOf = ({ id: actorId, team }: { id: string; team: { id: string } }): Asker => ({
  teamId: team.id,
  actorId,
  seesHealth: true,
  isAthlete: true,
  maySet: true,
})
