import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { currentSubscription } from '#web/device/push-subscription.ts'
import { oneAtATime, tellServer } from './push-api.ts'
import { endpointIdOf, keyOf, subscribe } from './subscribe.ts'

const TOLD_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * For each time the app is opened where reminders are allowed. A browser may renew its subscription without telling anybody, the
 * server may have a new key, and who is signed in now may be another account: what this browser shows is always theirs.
 */
export const keepSubscription = (now: Date) => oneAtATime(() => keep(now))

async function keep(now: Date) {
  const found = await currentSubscription()
  if (!found) return
  const { offered, devices } = await bodyOf(api.push.$get())
  if (!offered) return
  const subscription = keyOf(found) === offered.publicKey ? found : await subscribe(offered.publicKey)
  const endpointId = await endpointIdOf(subscription.endpoint)
  const known = devices.find((device) => device.endpointId === endpointId)
  if (known && now.getTime() - Date.parse(known.lastSeenAt) < TOLD_AGAIN_AFTER_MS) return
  const answer = await tellServer(subscription)
  // It would go on showing another account's.
  if (answer !== 'unreachable' && answer.status === 409) await subscription.unsubscribe()
}
