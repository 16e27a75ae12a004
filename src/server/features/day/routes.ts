import { createRoute, z } from '@hono/zod-openapi'
import { DaySubmission } from '#domain/check-in/day-submission.ts'
import { Day } from '#domain/check-in/day.ts'
import { FormStatus, formStatusAt } from '#domain/form-window/form-status.ts'
import { asActor } from '#database/as-actor.ts'
import { athleteActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, userChannel } from '#server/live/announce.ts'
import { formWindow } from '#server/form-window/stored-form-window.ts'
import { dayOf } from './day-queries.ts'
import { saveDay } from './save-day.ts'

const readDay = createRoute({
  method: 'get',
  path: '/day',
  tags: ['Check-in'],
  summary: 'The athlete’s day: what is asked, what is answered, whether the form is open',
  responses: {
    200: jsonReply('Today, in the team’s time zone', z.object({ day: Day, formStatus: FormStatus })),
    ...refusals('session-required', 'wrong-role', 'no-team'),
  },
})

const submitDay = createRoute({
  method: 'post',
  path: '/day/submissions',
  tags: ['Check-in'],
  summary: 'Submit the check-in, the AM session, the PM session, or all of them at once',
  request: jsonBody(DaySubmission),
  responses: {
    200: jsonReply('The day as it is stored now; the same for a repeated submission', z.object({ day: Day })),
    ...refusals(
      'invalid-input',
      'session-required',
      'wrong-role',
      'no-team',
      'form-closed',
      'metrics-incomplete',
      'day-differs',
    ),
  },
})

export const dayRoutes = createRouter()
  .openapi(readDay, async (c) => {
    const athlete = athleteActorOf(c)
    if (!athlete.managerId) throw new Refusal('no-team')
    const reply = await asActor(c.var.db, athlete.id, async (tx) => {
      const formStatus = formStatusAt(await formWindow(tx), c.var.now)
      return { formStatus, day: await dayOf(tx, athlete.id, formStatus.day) }
    })
    return c.json(reply, 200)
  })
  .openapi(submitDay, async (c) => {
    const athlete = athleteActorOf(c)
    const { managerId } = athlete
    if (!managerId) throw new Refusal('no-team')
    const submission = c.req.valid('json')
    const day = await asActor(c.var.db, athlete.id, async (tx) => {
      const saved = await saveDay(tx, athlete.id, await formWindow(tx), submission, c.var.now)
      if (saved !== 'saved') throw new Refusal(saved)
      await announce(tx, userChannel(managerId), 'team-day')
      await announce(tx, userChannel(athlete.id), 'day')
      return dayOf(tx, athlete.id, submission.day)
    })
    c.var.live.wake()
    return c.json({ day }, 200)
  })
