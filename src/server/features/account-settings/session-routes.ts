import { createRoute, z } from '@hono/zod-openapi'
import { deviceName } from '#domain/account/device-name.ts'
import { Password } from '#domain/account/password.ts'
import { sessionToken } from '#server/auth/session-of.ts'
import { sessionsOf } from '#server/auth/sessions-of.ts'
import { signOutElsewhere } from '#server/auth/sign-out-elsewhere.ts'
import { actorOf } from '#server/http/guard.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { demandPassword } from './demand-password.ts'

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
          z.object({ device: z.string(), signedInAt: z.iso.datetime(), isThis: z.boolean() }),
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

export const sessionsRoutes = createRouter()
  .openapi(readSessions, async (c) => {
    const found = await sessionsOf(c.var.db, actorOf(c).id, await sessionToken(c), c.var.now)
    const sessions = found.map(({ userAgent, signedInAt, isThis }) => ({
      device: deviceName(userAgent ?? ''),
      signedInAt: signedInAt.toISOString(),
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
