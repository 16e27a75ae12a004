import { ECDH } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { isPushEndpoint } from '#domain/push/push-endpoint.ts'
import { PushState, PushSubscription } from '#domain/push/push.ts'
import { actorOf } from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { PUSH_DEVICE_PER_USER } from '#server/limits/attempt-limits.ts'
import { keepDevice } from '#server/push/devices.ts'
import { devicesOf, endDevice } from './queries.ts'

const readPush = createRoute({
  method: 'get',
  path: '/push',
  tags: ['Notifications'],
  summary: 'Whether this server can notify, and the devices on which the user wants it',
  responses: { 200: jsonReply('The newest device first', PushState), ...refusals('session-required') },
})

const putDevice = createRoute({
  method: 'put',
  path: '/push/device',
  tags: ['Notifications'],
  summary: 'Notify this browser, for as long as the user is signed in there',
  request: jsonBody(PushSubscription),
  responses: {
    204: { description: 'Added, or known already' },
    ...refusals(
      'invalid-input',
      'not-a-push-service',
      'session-required',
      'push-device-taken',
      'push-off',
      'too-many-attempts',
    ),
  },
})

const deleteDevice = createRoute({
  method: 'delete',
  path: '/push/devices/{id}',
  tags: ['Notifications'],
  summary: 'Notify one device no more',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: { description: 'Ended' },
    ...refusals('invalid-input', 'session-required', 'not-found'),
  },
})

export const pushRoutes = createRouter()
  .openapi(readPush, async (c) => {
    const { id } = actorOf(c)
    const { vapid, sessionId, locale } = c.var
    const devices = await asActor(c.var.db, id, (tx) => devicesOf(tx, { id, sessionId, locale }))
    if (typeof vapid === 'string') return c.json({ offered: null, reason: vapid, devices }, 200)
    return c.json({ offered: { publicKey: vapid.publicKey }, reason: null, devices }, 200)
  })
  .openapi(putDevice, async (c) => {
    const { id: accountId } = actorOf(c)
    const { db, config, vapid, sessionId, now } = c.var
    const subscription = c.req.valid('json')
    await limitAttempts(c, [PUSH_DEVICE_PER_USER, accountId])
    if (typeof vapid === 'string') throw new Refusal('push-off')
    if (!isPushEndpoint(subscription.endpoint, config.pushServices)) throw new Refusal('not-a-push-service')
    if (!isOnCurve(subscription.keys.p256dh)) throw new Refusal('invalid-input')
    if (!sessionId) throw new Refusal('session-required')
    const owner = { accountId, sessionId, userAgent: c.req.header('User-Agent') ?? '' }
    const outcome = await keepDevice(db, owner, subscription, now)
    if (outcome === 'taken') throw new Refusal('push-device-taken')
    if (outcome === 'signed-out') throw new Refusal('session-required')
    return c.body(null, 204)
  })
  .openapi(deleteDevice, async (c) => {
    const { id } = actorOf(c)
    const isEnded = await asActor(c.var.db, id, (tx) => endDevice(tx, id, c.req.valid('param').id))
    if (!isEnded) throw new Refusal('not-found')
    return c.body(null, 204)
  })

/** Nothing can be encrypted for any other. */
function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
