import { createRoute, z } from '@hono/zod-openapi'
import { Password } from '#domain/account/account-schemas.ts'
import { deviceName } from '#domain/account/device-name.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { sessionsOf, signOutElsewhere, signOutThere } from '#server/auth/auth-sessions.ts'
import { sessionToken } from '#server/auth/current-session.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { demandPassword } from './demand-proof.ts'

const readSessions = createRoute({
  method: 'get',
  path: '/account/sessions',
  tags: ['Account'],
  summary: 'Where the user is signed in',
  responses: {
    200: jsonReply(
      'This session, then the others, the newest first',
      z.object({
        sessions: z.array(
          z.object({
            id: z.uuid(),
            device: z.string(),
            signedInAt: z.iso.datetime(),
            lastUsedAt: z.iso.datetime().openapi({ description: 'To about ten minutes' }),
            isThis: z.boolean(),
          }),
        ),
      }),
    ),
    ...refusals('session-required'),
  },
})

const endOtherSessions = createRoute({
  method: 'post',
  path: '/account/sessions/deletion',
  tags: ['Account'],
  summary: 'Sign out everywhere else',
  request: jsonBody(z.object({ password: Password })),
  responses: {
    204: { description: 'No other session is left' },
    ...refusals('invalid-input', 'session-required', 'wrong-password', 'too-many-attempts'),
  },
})

const endOneSession = createRoute({
  method: 'delete',
  path: '/account/sessions/{id}',
  tags: ['Account'],
  summary: 'Sign out on one device',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: { description: 'Ended, with every page that is open there' },
    ...refusals('invalid-input', 'session-required', 'not-found'),
  },
})

export const sessionsRoutes = createRouter()
  .openapi(readSessions, async (c) => {
    const found = await sessionsOf(c.var.db, actorOf(c).id, sessionToken(c), c.var.now)
    const sessions = found.map(({ id, userAgent, signedInAt, lastUsedAt, isThis }) => ({
      id,
      device: speechIn(c.var.locale).t(deviceName(userAgent ?? '')),
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis,
    }))
    return c.json({ sessions }, 200)
  })
  .openapi(endOtherSessions, async (c) => {
    const actor = actorOf(c)
    await demandPassword(c, actor.id, c.req.valid('json').password)
    await signOutElsewhere(c, actor.id)
    return c.body(null, 204)
  })
  .openapi(endOneSession, async (c) => {
    const isEnded = await signOutThere(c, actorOf(c).id, c.req.valid('param').id)
    if (!isEnded) throw new Refusal('not-found')
    return c.body(null, 204)
  })
