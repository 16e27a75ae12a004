import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { Day, DaySubmission } from '#domain/check-in/day.ts'
import { FormStatus, formStatusAt } from '#domain/form-window/form-status.ts'
import { actorOf, memberActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, RefusalBody, refusals } from '#server/http/router.ts'
import { readOnDay } from '#server/stored/form-window.ts'
import { dayFrom, dayOf, readTitlesGiven, todayReads } from './queries.ts'
import { saveDay } from './save-day.ts'

const Today = z.object({
  athleteId: z.uuid(),
  day: Day,
  formStatus: FormStatus,
  streakBefore: z.int().min(0).describe('How many days in a row the athlete has answered, up to yesterday'),
})

const readDay = createRoute({
  method: 'get',
  path: '/day',
  tags: ['Check-in'],
  summary: 'The athlete’s day: what is asked, what is answered, whether the form is open',
  responses: {
    200: jsonReply('Today, in the team’s time zone', Today),
    ...refusals('session-required', 'wrong-role', 'no-team'),
  },
})

const submissionRefusals = refusals(
  'invalid-input',
  'session-required',
  'wrong-role',
  'other-account',
  'no-team',
  'form-closed',
  'metrics-incomplete',
  'day-differs',
)

const submitDay = createRoute({
  method: 'post',
  path: '/day/submissions',
  tags: ['Check-in'],
  summary: 'Submit the check-in, the AM session, the PM session, or all of them at once',
  request: jsonBody(DaySubmission),
  responses: {
    200: jsonReply('The day as it is stored now; the same for a repeated submission', z.object({ day: Day })),
    ...submissionRefusals,
    409: jsonReply(
      submissionRefusals[409].description,
      RefusalBody.extend({
        day: Day.optional().describe('With `day-differs`: the day as it stands, to be compared'),
      }),
    ),
  },
})

export const dayRoutes = createRouter()
  .openapi(readDay, async (c) => {
    const { id: athleteId, team } = memberActorOf(c)
    const { db, now } = c.var
    const { day, window, rows } = await readOnDay(
      db,
      { actorId: athleteId, teamId: team.id },
      { now },
      (on) => todayReads({ athleteId, teamId: team.id, day: on }),
    )
    const [metrics, answers, sessions, [streak]] = rows
    const titles = await readTitlesGiven(db, metrics, { athleteId, day })
    const reply = {
      athleteId,
      formStatus: formStatusAt(window, now),
      day: dayFrom({ day, metrics, answers, sessions, titles }),
      streakBefore: streak?.days ?? 0,
    }
    return c.json(reply, 200)
  })
  .openapi(submitDay, async (c) => {
    const submission = c.req.valid('json')
    // Before any other refusal: the answers are not at fault if another account may not submit them.
    if (submission.athleteId && submission.athleteId !== actorOf(c).id) throw new Refusal('other-account')
    const { id: athleteId, team } = memberActorOf(c)
    const member = { athleteId, teamId: team.id }
    const day = await asActor(c.var.db, athleteId, async (tx) => {
      const saved = await saveDay(tx, member, submission, c.var.now)
      if (typeof saved === 'string') throw new Refusal(saved)
      return saved
    }).catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'day-differs') throw error
      // Read after all of the submission is undone, so that only what was there before is found.
      const stands = await asActor(c.var.db, athleteId, (tx) => dayOf(tx, member, submission.day))
      throw new Refusal('day-differs', { details: { day: stands } })
    })
    return c.json({ day }, 200)
  })
