import { createRoute, z } from '@hono/zod-openapi'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import {
  OwnProblems,
  OwnRound,
  Problem,
  ProblemReport,
  ProblemResolution,
  RoundReply,
} from '#domain/health-problem/health-problem-schemas.ts'
import { memberActorOf } from '#server/http/guard.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { putProblem, putResolution } from './problem-work.ts'
import type { Reader } from './queries.ts'
import { ownProblems, putRound } from './round-work.ts'

const READ_REFUSALS = ['session-required', 'wrong-role', 'no-team'] as const
const WRITE_REFUSALS = [...READ_REFUSALS, 'invalid-input', 'too-many-attempts'] as const
const params = z.object({ id: z.uuid() })
const Stored = z.object({ problem: Problem })

const readOwnProblems = createRoute({
  method: 'get',
  path: '/problems',
  tags: ['Health problems'],
  summary: 'The injuries and illnesses of the signed-in athlete, and this week’s round about them',
  responses: { 200: jsonReply('The latest first', OwnProblems), ...refusals(...READ_REFUSALS) },
})

const reportOwnProblem = createRoute({
  method: 'put',
  path: '/problems/{id}',
  tags: ['Health problems'],
  summary: 'Report an injury or an illness, or change it; the device makes the id',
  description:
    'One that is over stays as it is, but for whom it is shared with. If it is back, report it as a new one that names it.',
  request: { params, ...jsonBody(ProblemReport) },
  responses: {
    200: jsonReply('As it is stored; the same for a repeat', Stored),
    ...refusals(...WRITE_REFUSALS, 'not-found', 'unfit-problem', 'problem-over', 'problem-limit'),
  },
})

const resolveOwnProblem = createRoute({
  method: 'post',
  path: '/problems/{id}/resolution',
  tags: ['Health problems'],
  summary: 'Say that it is over; the same for one that was before',
  request: { params, ...jsonBody(ProblemResolution) },
  responses: {
    200: jsonReply('As it is stored', Stored),
    ...refusals(...WRITE_REFUSALS, 'not-found', 'unfit-problem'),
  },
})

const answerRound = createRoute({
  method: 'put',
  path: '/health-rounds/{day}',
  tags: ['Health problems'],
  summary: 'Answer the round of the week that begins on this Monday, or correct it until the next one opens',
  description: 'OSTRC-H2: four questions a problem, of which the first may end it.',
  request: { params: z.object({ day: IsoDay }), ...jsonBody(RoundReply) },
  responses: {
    200: jsonReply('As it is stored; the same for a repeat', z.object({ round: OwnRound })),
    ...refusals(...WRITE_REFUSALS, 'round-off', 'round-over', 'unfit-round'),
  },
})

export const ownProblemRoutes = createRouter()
  .openapi(readOwnProblems, async (c) => c.json(await ownProblems(c, readerOf(memberActorOf(c))), 200))
  .openapi(reportOwnProblem, async (c) => {
    const actor = memberActorOf(c)
    const { id } = c.req.valid('param')
    const wish = c.req.valid('json')
    return c.json({ problem: await putProblem(c, readerOf(actor), { id, athleteId: actor.id, wish }) }, 200)
  })
  .openapi(resolveOwnProblem, async (c) => {
    const actor = memberActorOf(c)
    const { id } = c.req.valid('param')
    const { resolvedOn } = c.req.valid('json')
    return c.json({ problem: await putResolution(c, readerOf(actor), { id, resolvedOn }) }, 200)
  })
  .openapi(answerRound, async (c) => {
    const actor = memberActorOf(c)
    const { day } = c.req.valid('param')
    return c.json({ round: await putRound(c, readerOf(actor), day, c.req.valid('json')) }, 200)
  })

const readerOf = ({ id: actorId, team }: { id: string; team: { id: string } }): Reader => ({
  teamId: team.id,
  actorId,
  seesHealth: true,
  runs: false,
  isAthlete: true,
})
