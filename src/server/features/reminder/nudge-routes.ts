import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { formDay, isOpen } from '#domain/form-window/form-window.ts'
import { Nudge, NudgeReply, NudgeRequest } from '#domain/reminder/reminder.ts'
import { OfTeam, RUNNING_REFUSALS, runningActorOf, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { deliverReminders } from '#server/reminder/deliver-reminders.ts'
import { nudge } from '#server/reminder/nudge.ts'
import type { Outcome } from '#server/reminder/remind.ts'
import { formWindow } from '#server/stored/form-window.ts'
import { nudgesOn } from './queries.ts'

const readNudges = createRoute({
  method: 'get',
  path: '/teams/{teamId}/nudges',
  tags: ['Reminders'],
  summary: 'Who of the team was nudged today, when and by whom',
  request: { params: OfTeam },
  responses: {
    200: jsonReply(
      'The nudges, and whether others can be sent now',
      z.object({ isOpen: z.boolean(), nudges: z.array(Nudge) }),
    ),
    ...refusals(...STAFF_REFUSALS),
  },
})

const sendNudges = createRoute({
  method: 'post',
  path: '/teams/{teamId}/nudges',
  tags: ['Reminders'],
  summary: 'Nudge those who have not answered, all or some; nobody on a day off',
  description:
    'Each athlete at most once in three hours, once a day for a team and, with all other reminders, twice a day; for all of the staff together. Those who do not want it, or not now, are counted as unreachable.',
  request: { params: OfTeam, ...jsonBody(NudgeRequest) },
  responses: {
    200: jsonReply('How many were nudged, and why the others were not', NudgeReply),
    ...refusals(...RUNNING_REFUSALS, 'form-not-open'),
  },
})

export const nudgeRoutes = createRouter()
  .openapi(readNudges, async (c) => {
    const { id, team } = staffActorOf(c)
    const found = await asActor(c.var.db, id, async (tx) => {
      const window = await formWindow(tx, team.id)
      const nudges = await nudgesOn(tx, team.id, formDay(window, c.var.now))
      return { isOpen: isOpen(window, c.var.now), nudges }
    })
    return c.json(found, 200)
  })
  .openapi(sendNudges, async (c) => {
    const { id, team } = runningActorOf(c)
    const { athleteIds: only } = c.req.valid('json')
    const outcomes = await nudge(
      c.var,
      { teamId: team.id, nudgedBy: id, seesHealth: team.seesHealth, only },
      c.var.now,
    )
    if (outcomes === 'form-closed') throw new Refusal('form-not-open')
    c.var.background.run(() => deliverReminders(c.var))
    const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
    return c.json(
      {
        sent: count('reminded'),
        // Of all who were meant, who has answered or has a day off is no news.
        answered: only ? count('answered') : 0,
        off: only ? count('off') : 0,
        nudgedBefore: count('nudged'),
        unreachable: count('unreachable'),
      },
      200,
    )
  })
