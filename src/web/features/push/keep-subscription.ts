import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { currentSubscription, noPushStorageKey } from '#web/device/push-subscription.ts'
import { oneAtATime, tellServer } from './push-api.ts'
import { endpointIdOf, subscribe } from './subscribe.ts'
import { forgetTold, noteTold, wasTold } from './told-endpoint.ts'

const TOLD_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * For each time the app is opened where reminders are allowed. A browser may renew its subscription without telling anybody, the
 * server may have a new key, and who is signed in now may be another account: what this browser shows is always theirs.
 */
export const keepSubscription = (userId: string, now: Date) => oneAtATime(() => keep(userId, now))

async function keep(userId: string, now: Date) {
  const found = await currentSubscription()
  if (!found) return
  const { offered, devices } = await bodyOf(api.push.$get())
  if (!offered) return
  const listed = (id: string) => devices.find(({ endpointId }) => endpointId === id)
  const foundId = await endpointIdOf(found.endpoint)
  // Removed on another device, if the server knew it in this session; or here, and the browser did not end its part.
  const isRemoved = wasTold(userId, foundId) || localStorage.getItem(noPushStorageKey) !== null
  if (!listed(foundId) && isRemoved) return end(userId, found)

  const subscription = await subscribe(userId, offered.publicKey)
  const endpointId = await endpointIdOf(subscription.endpoint)
  const known = listed(endpointId)
  if (!known || now.getTime() - Date.parse(known.lastSeenAt) >= TOLD_AGAIN_AFTER_MS) {
    const answer = await tellServer(subscription)
    // It would go on showing another account's.
    if (answer !== 'unreachable' && answer.status === 409) return end(userId, subscription)
    if (answer === 'unreachable' || !answer.ok) return
  }
  noteTold(userId, endpointId)
}

async function end(userId: string, subscription: PushSubscription) {
  await subscription.unsubscribe()
  forgetTold(userId)
}
