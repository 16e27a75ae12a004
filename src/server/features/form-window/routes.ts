import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  closedByHand,
  FormSettings,
  FormStatus,
  formStatusAt,
  openedByHand,
  withSettings,
} from '#domain/form-window/form-status.ts'
import type { FormWindow } from '#domain/form-window/form-window.ts'
import { asActor } from '#database/as-actor.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { changeFormWindow, formWindow } from '#server/stored/form-window.ts'
import {
  memberActorOf,
  OfTeam,
  RUNNING_REFUSALS,
  runningActorOf,
  STAFF_REFUSALS,
  staffActorOf,
} from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, teamChannel } from '#server/live/announce.ts'

const Reply = z.object({ formStatus: FormStatus })

const readStatus = createRoute({
  method: 'get',
  path: '/teams/{teamId}/form-status',
  tags: ['Daily form'],
  summary: 'Whether the daily form of the team is open, and when',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The status now', Reply),
    ...refusals(...STAFF_REFUSALS),
  },
})

const readOwnStatus = createRoute({
  method: 'get',
  path: '/form-status',
  tags: ['Daily form'],
  summary: 'Whether the daily form of the athlete’s team is open, and when',
  responses: {
    200: jsonReply('The status now', Reply),
    ...refusals('session-required', 'wrong-role', 'no-team'),
  },
})

const changeSettings = createRoute({
  method: 'put',
  path: '/teams/{teamId}/form-status',
  tags: ['Daily form'],
  summary: 'Set when the form opens and closes, in which time zone',
  request: { params: OfTeam, ...jsonBody(FormSettings) },
  responses: {
    200: jsonReply('The status that follows', Reply),
    ...refusals('equal-form-times', ...RUNNING_REFUSALS),
  },
})

const openOrClose = createRoute({
  method: 'put',
  path: '/teams/{teamId}/form-status/open',
  tags: ['Daily form'],
  summary: 'Close the form now, or open it again',
  request: { params: OfTeam, ...jsonBody(z.object({ open: z.boolean() })) },
  responses: {
    200: jsonReply('The status that follows', Reply),
    ...refusals(...RUNNING_REFUSALS),
  },
})

export const formStatusRoutes = createRouter()
  .openapi(readStatus, async (c) => {
    const { id, team } = staffActorOf(c)
    const window = await asActor(c.var.db, id, (tx) => formWindow(tx, team.id))
    return c.json({ formStatus: formStatusAt(window, c.var.now) }, 200)
  })
  .openapi(readOwnStatus, async (c) => {
    const { id, team } = memberActorOf(c)
    const window = await asActor(c.var.db, id, (tx) => formWindow(tx, team.id))
    return c.json({ formStatus: formStatusAt(window, c.var.now) }, 200)
  })
  .openapi(changeSettings, async (c) => {
    const settings = c.req.valid('json')
    if (settings.openTime === settings.closeTime) throw new Refusal('equal-form-times')
    const window = await changeWindow(c, (before) => withSettings(before, settings))
    return c.json({ formStatus: formStatusAt(window, c.var.now) }, 200)
  })
  .openapi(openOrClose, async (c) => {
    const { open } = c.req.valid('json')
    const window = await changeWindow(c, (before) =>
      open ? openedByHand(before, c.var.now) : closedByHand(before, c.var.now),
    )
    return c.json({ formStatus: formStatusAt(window, c.var.now) }, 200)
  })

/** Applies a change to the team's window and tells the team. */
async function changeWindow(
  c: Context<AppEnv>,
  change: (before: FormWindow) => FormWindow,
): Promise<FormWindow> {
  const { id, team } = runningActorOf(c)
  return asActor(c.var.db, id, async (tx) => {
    const after = await changeFormWindow(tx, team.id, change, c.var.now)
    await announce(tx, teamChannel(team.id), 'form-status')
    return after
  })
}
