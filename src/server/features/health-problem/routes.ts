import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import {
  Problem,
  ProblemResolution,
  RoundSettings,
  StaffProblem,
  StepConfirmation,
  StepWish,
  TeamProblems,
} from '#domain/health-problem/health-problem-schemas.ts'
import { mayRun } from '#domain/team/team.ts'
import {
  OfTeam,
  RUNNING_REFUSALS,
  runningActorOf,
  STAFF_REFUSALS,
  type StaffActor,
  staffActorOf,
  treatingActorOf,
} from '#server/http/guard.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { listProblems, putProblem, putResolution } from './problem-work.ts'
import { noteProblemsOpened } from './note-opened.ts'
import type { Reader } from './queries.ts'
import { setWeekday, weekdayOf } from './round-work.ts'
import { confirmStep, putStep, removeStep } from './step-work.ts'

const params = OfTeam.extend({ id: z.uuid() })
const stepParams = params.extend({ stepId: z.uuid() })
const WRITE_REFUSALS = [...RUNNING_REFUSALS, 'too-many-attempts'] as const
const tags = ['Health problems']
const stored = jsonReply('As it is stored; the same for a repeat', z.object({ problem: Problem }))
const Round = z.object({ round: RoundSettings })

const readProblems = createRoute({
  method: 'get',
  path: '/teams/{teamId}/problems',
  tags,
  summary: 'The injuries and illnesses of the team’s athletes, or of one of them',
  description:
    'All for staff who see health. For other owners and coaches what athletes share with them, without what was found and the steps of the return; for viewers none.',
  request: { params: OfTeam, query: z.object({ athleteId: z.uuid().optional() }) },
  responses: { 200: jsonReply('The latest first', TeamProblems), ...refusals(...STAFF_REFUSALS) },
})

const storeProblem = createRoute({
  method: 'put',
  path: '/teams/{teamId}/problems/{id}',
  tags,
  summary: 'Report a problem of an athlete, change it or say what was found; the device makes the id',
  request: { params, ...jsonBody(StaffProblem) },
  responses: {
    200: stored,
    ...refusals(...WRITE_REFUSALS, 'unfit-problem', 'problem-over', 'problem-limit'),
  },
})

const resolveProblem = createRoute({
  method: 'post',
  path: '/teams/{teamId}/problems/{id}/resolution',
  tags,
  summary: 'Say that it is over; the same for one that was before',
  request: { params, ...jsonBody(ProblemResolution) },
  responses: { 200: stored, ...refusals(...WRITE_REFUSALS, 'unfit-problem') },
})

const planStep = createRoute({
  method: 'put',
  path: '/teams/{teamId}/problems/{id}/steps/{stepId}',
  tags,
  summary: 'Plan a step of the return, or change it; the device makes the id',
  request: { params: stepParams, ...jsonBody(StepWish) },
  responses: { 200: stored, ...refusals(...WRITE_REFUSALS, 'unfit-problem', 'step-confirmed', 'step-limit') },
})

const takeStep = createRoute({
  method: 'post',
  path: '/teams/{teamId}/problems/{id}/steps/{stepId}/confirmation',
  tags,
  summary: 'Confirm a step; the same for one that was before',
  request: { params: stepParams, ...jsonBody(StepConfirmation) },
  responses: { 200: stored, ...refusals(...WRITE_REFUSALS, 'unfit-problem') },
})

const dropStep = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/problems/{id}/steps/{stepId}',
  tags,
  summary: 'Take a step off the plan that nobody has confirmed',
  request: { params: stepParams },
  responses: { 200: stored, ...refusals(...WRITE_REFUSALS, 'step-confirmed') },
})

const readRound = createRoute({
  method: 'get',
  path: '/teams/{teamId}/health-round',
  tags,
  summary: 'On which weekday the team asks about health problems',
  request: { params: OfTeam },
  responses: { 200: jsonReply('The setting', Round), ...refusals(...STAFF_REFUSALS) },
})

const putRound = createRoute({
  method: 'put',
  path: '/teams/{teamId}/health-round',
  tags,
  summary: 'Set on which weekday the team asks about health problems, or that it does not',
  request: { params: OfTeam, ...jsonBody(RoundSettings) },
  responses: { 200: jsonReply('Set', Round), ...refusals(...RUNNING_REFUSALS) },
})

export const problemRoutes = createRouter()
  .openapi(readProblems, async (c) => {
    const actor = staffActorOf(c)
    const { athleteId } = c.req.valid('query')
    const listed = await asActor(c.var.db, actor.id, (tx) =>
      listProblems(tx, readerOf(actor), c.var.now, athleteId),
    )
    await noteProblemsOpened(c, actor, listed.problems)
    return c.json(listed, 200)
  })
  .openapi(storeProblem, async (c) => {
    const actor = treatingActorOf(c)
    const { id } = c.req.valid('param')
    const { athleteId, ...wish } = c.req.valid('json')
    return c.json({ problem: await putProblem(c, readerOf(actor), { id, athleteId, wish }) }, 200)
  })
  .openapi(resolveProblem, async (c) => {
    const actor = treatingActorOf(c)
    const { id } = c.req.valid('param')
    const { resolvedOn } = c.req.valid('json')
    return c.json({ problem: await putResolution(c, readerOf(actor), { id, resolvedOn }) }, 200)
  })
  .openapi(planStep, async (c) => {
    const actor = treatingActorOf(c)
    const of = c.req.valid('param')
    return c.json({ problem: await putStep(c, readerOf(actor), of, c.req.valid('json')) }, 200)
  })
  .openapi(takeStep, async (c) => {
    const actor = treatingActorOf(c)
    const { confirmedOn } = c.req.valid('json')
    const of = c.req.valid('param')
    return c.json({ problem: await confirmStep(c, readerOf(actor), of, confirmedOn) }, 200)
  })
  .openapi(dropStep, async (c) => {
    const actor = treatingActorOf(c)
    return c.json({ problem: await removeStep(c, readerOf(actor), c.req.valid('param')) }, 200)
  })
  .openapi(readRound, async (c) => {
    const { id, team } = staffActorOf(c)
    const weekday = await asActor(c.var.db, id, (tx) => weekdayOf(tx, team.id))
    return c.json({ round: { weekday } }, 200)
  })
  .openapi(putRound, async (c) => {
    const { id, team } = runningActorOf(c)
    const { weekday } = c.req.valid('json')
    await asActor(c.var.db, id, (tx) => setWeekday(tx, team.id, weekday))
    return c.json({ round: { weekday } }, 200)
  })

const readerOf = ({ id: actorId, team }: StaffActor): Reader => ({
  ...asStaff(team),
  actorId,
  runs: mayRun(team.duty),
  isAthlete: false,
})
