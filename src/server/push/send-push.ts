import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { isPushEndpoint } from '#domain/push/push-endpoint.ts'
import type { PushOffReason, PushSubscription } from '#domain/push/push.ts'
import type { Config } from '#server/process/config.ts'
import type { Vapid } from './vapid.ts'

export type OutgoingPush = PushSubscription & { message: string; tag: string; ttlSec: number }

/**
 * Gone: the browser no longer listens there. Refused: it would be at the next attempt, too. Throws if a later one may succeed.
 */
export type SendPush = (push: OutgoingPush) => Promise<'sent' | 'gone' | 'refused'>

const TIMEOUT_MS = 10_000
const TOPIC_LENGTH = 32

/** A push service that cannot take it now. Its own words are not read. */
class PushFailed extends Error {
  readonly code: string
  constructor(status: number) {
    super(`The push service answered ${status}`)
    this.code = String(status)
  }
}

/** Over our own fetch: the library's has no time-out of its own, and reads whatever is answered. */
export function sendPush(
  { pushServices }: Pick<Config, 'pushServices'>,
  vapid: Vapid | PushOffReason,
  timeoutMs = TIMEOUT_MS,
): SendPush {
  return async (push) => {
    // The configuration may have changed since the device was added.
    if (typeof vapid === 'string' || !isPushEndpoint(push.endpoint, pushServices)) return 'refused'
    const { subject, former, ...present } = vapid
    for (const pair of [present, ...former]) {
      const outcome = outcomeOf(await statusOf(push, { subject, ...pair }, timeoutMs))
      if (outcome !== 'refused') return outcome
    }
    return 'refused'
  }
}

async function statusOf(
  { endpoint, keys, message, tag, ttlSec }: OutgoingPush,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
  timeoutMs: number,
): Promise<number> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, message, {
    vapidDetails,
    TTL: ttlSec,
    urgency: 'high',
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH),
  })
  const { 'Content-Length': _, ...sent } = headers
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: sent as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response.status
}

const GONE = [404, 410]
const LATER = [408, 425, 429]

function outcomeOf(status: number) {
  if (status >= 200 && status < 300) return 'sent'
  if (GONE.includes(status)) return 'gone'
  if (status >= 500 || LATER.includes(status)) throw new PushFailed(status)
  return 'refused'
}
