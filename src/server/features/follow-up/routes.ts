import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { asActor } from '#database/as-actor.ts'
import { statement } from '#database/statement.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type FollowedUp, followUp, followUpDays } from '#domain/follow-up/follow-up.ts'
import { formDay } from '#domain/form-window/form-window.ts'
import { OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { tooManyAttempts } from '#server/http/limit-attempts.ts'
import { createUserCount } from '#server/http/limit-writes.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { formWindow } from '#server/stored/form-window.ts'

const Counted = z.object({
  checkIns: z.int().openapi({ description: 'Days of athletes with an answer' }),
  opened: z.int().openapi({ description: 'Of them those that somebody of the staff opened' }),
  answered: z.int().openapi({ description: 'Of them those that somebody reacted or replied to' }),
})

const readFollowUp = createRoute({
  method: 'get',
  path: '/teams/{teamId}/follow-up',
  tags: ['Check-in'],
  summary: 'How many check-ins of this week the staff opened and answered, and in the four weeks before',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('Numbers alone', z.object({ thisWeek: Counted, before: Counted })),
    ...refusals(...STAFF_REFUSALS, 'too-many-attempts'),
  },
})

type Week = FollowedUp & { monday: LocalDay }

const weeksOf = statement<Week, { teamId: string; from: LocalDay; to: LocalDay }>(
  'weeks_followed_up',
  sql`select monday::text, check_ins as "checkIns", opened, answered
    from weeks_followed_up(${sql.placeholder('teamId')}::uuid, ${sql.placeholder('from')}::date, ${sql.placeholder('to')}::date)`,
)

/** Weeks of a whole team are read for it. */
const countFollowUp = createUserCount(100)

export const followUpRoutes = createRouter().openapi(readFollowUp, async (c) => {
  const { id: actorId, team } = staffActorOf(c)
  const { db, now } = c.var
  const waitSec = countFollowUp(actorId, now)
  if (waitSec) throw tooManyAttempts(waitSec)
  const found = await asActor(db, actorId, async (tx) => {
    const today = formDay(await formWindow(tx, team.id), now)
    return followUp(await tx.run(weeksOf({ teamId: team.id, ...followUpDays(today) })), today)
  })
  return c.json(found, 200)
})
