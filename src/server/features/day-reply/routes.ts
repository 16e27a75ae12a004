import { createRoute, z } from '@hono/zod-openapi'
import { asActor, readAsActor } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type Reaction, REACTIONS, replyProblem, tidyReply } from '#domain/day-reply/day-reply.ts'
import { DayReply } from '#domain/day-reply/day-reply-schemas.ts'
import { mayReply } from '#domain/team/team.ts'
import {
  athleteActorOf,
  OfTeam,
  replyingActorOf,
  RUNNING_REFUSALS,
  STAFF_REFUSALS,
  type StaffActor,
  staffActorOf,
} from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { REPLIES_PER_USER } from '#server/limits/attempt-limits.ts'
import { announce, staffChannel, userChannel } from '#server/live/announce.ts'
import { reportedOn } from '#server/stored/reported.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import {
  answer,
  type DayMeant,
  ownReplies,
  repliesOfAthlete,
  REPLIES_AT_ONCE,
  say,
  shownReply,
} from './queries.ts'

const OfAthletesDay = OfTeam.extend({ id: z.uuid(), day: IsoDay })
/** Far more than is taken: how much that is, and that it was too much, is said in words. */
const Text = z.string().max(10_000)
const WRITE_REFUSALS = [...RUNNING_REFUSALS, 'too-many-attempts'] as const

const readReplies = createRoute({
  method: 'get',
  path: '/teams/{teamId}/athletes/{id}/days/{day}/replies',
  tags: ['Check-in'],
  summary: 'What the staff said of an athlete’s day, and what the athlete answered',
  description:
    'For staff who see answers about health: what is said may be about it. Others get an empty list.',
  request: { params: OfAthletesDay },
  responses: {
    200: jsonReply(
      'The first first',
      z.object({
        replies: z.array(DayReply),
        mayReply: z.boolean().openapi({ description: 'Whether the reader may say something of this day' }),
      }),
    ),
    ...refusals(...STAFF_REFUSALS),
  },
})

const react = createRoute({
  method: 'put',
  path: '/teams/{teamId}/athletes/{id}/days/{day}/reaction',
  tags: ['Check-in'],
  summary: 'React to an athlete’s day, in place of a reaction before; null takes it back',
  request: {
    params: OfAthletesDay,
    ...jsonBody(z.object({ reaction: z.enum(REACTIONS).nullable() })),
  },
  responses: { 204: { description: 'The athlete sees it' }, ...refusals(...WRITE_REFUSALS) },
})

const replyTo = createRoute({
  method: 'put',
  path: '/teams/{teamId}/athletes/{id}/days/{day}/reply',
  tags: ['Check-in'],
  summary: 'Reply to an athlete’s day in up to 280 characters; null takes it back, until it is answered',
  request: { params: OfAthletesDay, ...jsonBody(z.object({ text: Text.nullable() })) },
  responses: {
    204: { description: 'The athlete sees it' },
    ...refusals(...WRITE_REFUSALS, 'unfit-text', 'reply-answered'),
  },
})

/** A week. */
const MAX_HOURS = 168

const readOwnReplies = createRoute({
  method: 'get',
  path: '/day-replies',
  tags: ['Check-in'],
  summary: 'What the staff said of the signed-in athlete’s days, the latest day first',
  description: 'Also of a team that the athlete has left since.',
  request: {
    query: z.object({
      day: IsoDay.optional().openapi({ description: 'Only what was said of this day' }),
      withinHours: z.coerce.number().int().min(1).max(MAX_HOURS).optional().openapi({
        type: 'integer',
        description: 'Only what was said in so many hours up to now, of whatever day',
      }),
      before: z.uuid().optional().openapi({ description: 'The page after this one' }),
    }),
  },
  responses: {
    200: jsonReply('At most thirty', z.object({ replies: z.array(DayReply), hasMore: z.boolean() })),
    ...refusals('invalid-input', 'session-required', 'wrong-role'),
  },
})

const answerReply = createRoute({
  method: 'post',
  path: '/day-replies/{id}/answer',
  tags: ['Check-in'],
  summary: 'Answer a reply, once, in up to 280 characters',
  request: {
    params: z.object({ id: z.uuid() }),
    ...jsonBody(
      z.object({
        text: Text,
        repliedAt: z.iso.datetime().openapi({ description: 'Of the reply as it was read' }),
      }),
    ),
  },
  responses: {
    204: { description: 'The staff who see answers about health read it' },
    ...refusals(
      'invalid-input',
      'session-required',
      'wrong-role',
      'not-found',
      'unfit-text',
      'reply-answered-before',
      'reply-changed',
      'too-many-attempts',
    ),
  },
})

export const dayReplyRoutes = createRouter()
  .openapi(readReplies, async (c) => {
    const actor = staffActorOf(c)
    const meant = meantBy(actor, c.req.valid('param'))
    const [[athlete], replies] = await readAsActor(
      c.var.db,
      actor.id,
      reportedOn({ ...meant, athleteIds: [meant.athleteId] }),
      repliesOfAthlete(meant),
    )
    if (!athlete) throw new Refusal('not-found')
    const isAllowed = mayReply(actor.team) && !actor.team.archivedAt && athlete.hasReported
    return c.json({ replies: replies.map(shownReply), mayReply: isAllowed }, 200)
  })
  .openapi(react, async (c) => {
    const meant = meantBy(replyingActorOf(c), c.req.valid('param'))
    await limitAttempts(c, [REPLIES_PER_USER, meant.actorId])
    const { reaction } = c.req.valid('json')
    await asActor(c.var.db, meant.actorId, (tx) => sayAndTell(tx, meant, { reaction }, c.var.now))
    return c.body(null, 204)
  })
  .openapi(replyTo, async (c) => {
    const meant = meantBy(replyingActorOf(c), c.req.valid('param'))
    const { text } = c.req.valid('json')
    const reply = text === null ? null : fitText(text)
    await limitAttempts(c, [REPLIES_PER_USER, meant.actorId])
    await asActor(c.var.db, meant.actorId, (tx) => sayAndTell(tx, meant, { reply }, c.var.now)).catch(
      (error: unknown) => {
        throw databaseErrorOf(error).constraint === 'day_replies_answered'
          ? new Refusal('reply-answered')
          : error
      },
    )
    return c.body(null, 204)
  })
  .openapi(readOwnReplies, async (c) => {
    const { id: actorId, teams } = athleteActorOf(c)
    const { day = null, withinHours, before = null } = c.req.valid('query')
    const since = withinHours ? new Date(c.var.now.getTime() - withinHours * HOUR_MS).toISOString() : null
    const asked = { actorId, teamId: teams[0]?.id ?? null, day, since, before }
    const [replies] = await readAsActor(c.var.db, actorId, ownReplies(asked))
    return c.json(
      {
        replies: replies.slice(0, REPLIES_AT_ONCE).map(shownReply),
        hasMore: replies.length > REPLIES_AT_ONCE,
      },
      200,
    )
  })
  .openapi(answerReply, async (c) => {
    const { id: actorId } = athleteActorOf(c)
    const { id } = c.req.valid('param')
    const { text: given, repliedAt } = c.req.valid('json')
    const text = fitText(given)
    await limitAttempts(c, [REPLIES_PER_USER, actorId])
    await asActor(c.var.db, actorId, async (tx) => {
      const told = await answer(tx, { actorId, id, text, repliedAt }, c.var.now)
      if (typeof told === 'string') throw new Refusal(UNANSWERED[told])
      await announce(tx, staffChannel(told.teamId), 'day-replies')
      await announce(tx, userChannel(actorId), 'day-replies')
    })
    return c.body(null, 204)
  })

const HOUR_MS = 3_600_000

const UNANSWERED = {
  unknown: 'not-found',
  answered: 'reply-answered-before',
  changed: 'reply-changed',
} as const

function meantBy({ id: actorId, team }: StaffActor, asked: { id: string; day: LocalDay }): DayMeant {
  return { ...asStaff(team), actorId, athleteId: asked.id, day: asked.day }
}

function fitText(text: string): string {
  const problem = replyProblem(text)
  if (problem) throw new Refusal('unfit-text', { message: problem })
  return tidyReply(text)
}

/** Of a day for which the athlete gave nothing there is nothing to say. */
async function sayAndTell(
  tx: Parameters<typeof say>[0],
  meant: DayMeant,
  what: { reaction: Reaction | null } | { reply: string | null },
  now: Date,
) {
  const [athlete] = await tx.run(reportedOn({ ...meant, athleteIds: [meant.athleteId] }))
  if (!athlete?.hasReported) throw new Refusal('not-found')
  const isNew = await say(tx, meant, what, now)
  if (!isNew) return
  await announce(tx, userChannel(meant.athleteId), 'day-replies')
  await announce(tx, staffChannel(meant.teamId), 'day-replies')
}
