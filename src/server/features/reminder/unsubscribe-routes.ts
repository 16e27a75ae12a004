import { createRoute, z } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { asActor } from '#database/as-actor.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, refusals } from '#server/http/router.ts'
import { TOKEN_PER_ADDRESS } from '#server/limits/attempt-limits.ts'
import { perNetwork } from '#server/limits/networks.ts'
import { digestOf } from '#server/reminder/digest/digest-token.ts'
import { endDigestMails } from '#server/reminder/digest/end-digest-mails.ts'
import { athleteOf } from '#server/reminder/unsubscribe-token.ts'
import { endMails } from './queries.ts'

const unsubscribe = createRoute({
  method: 'post',
  path: '/unsubscriptions',
  tags: ['Reminders'],
  summary: 'End reminders or digests by mail, with the token from one of them',
  request: jsonBody(z.object({ token: z.string().max(2000) })),
  responses: {
    204: { description: 'No more such mails' },
    ...refusals('invalid-input', 'unsubscribe-link-invalid', 'too-many-attempts'),
  },
})

export const unsubscribeRoutes = createRouter().openapi(unsubscribe, async (c) => {
  await endMailsBy(c, c.req.valid('json').token)
  return c.body(null, 204)
})

/**
 * What the button of a mail program sends to the address in the mail's header (RFC 8058): from wherever, with no cookie and
 * no session. The same address, opened, is a page that asks first: programs that look through mails open what they find.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>().post('/unsubscribe', async (c) => {
  await endMailsBy(c, c.req.query('token') ?? '')
  return c.body(null, 204)
})

async function endMailsBy(c: Context<AppEnv>, token: string) {
  await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
  const digest = digestOf(token, c.var.keys)
  if (digest) return asActor(c.var.db, digest.accountId, (tx) => endDigestMails(tx, digest, c.var.now))
  const athleteId = athleteOf(token, c.var.keys)
  if (!athleteId) throw new Refusal('unsubscribe-link-invalid')
  await asActor(c.var.db, athleteId, (tx) => endMails(tx, athleteId, c.var.now))
}
