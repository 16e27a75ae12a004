import { queryOptions } from '@tanstack/react-query'
import { pushDeviceMessages } from '#domain/push/push-device-messages.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'
import { currentSubscription } from '#web/device/push-subscription.ts'
import { oneTabAtATime } from '#web/device/sending.ts'
import { Refused } from '#web/ui/refused.ts'
import { abilityHere } from './push-ability.ts'
import { endpointIdOf, subscribe } from './subscribe.ts'
import { noteTold } from './told-endpoint.ts'

/** Whether the server can remind on devices, and on which ones it reminds. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: () => bodyOf(api.push.$get()),
  staleTime: 0,
})

/** Nothing tells a page that its browser allows something else now, so it is asked often. */
export const thisBrowserQuery = queryOptions({
  queryKey: ['push', 'this-browser'],
  queryFn: async () => {
    const subscription = await currentSubscription()
    return {
      ability: abilityHere(),
      endpointId: subscription && (await endpointIdOf(subscription.endpoint)),
    }
  },
  staleTime: 0,
})

/** Or a device that is being removed would be told to the server again, by a page that has looked for it just before. */
export const oneAtATime = oneTabAtATime('plimsoll.push')

export const askAgain = () => queryClient.invalidateQueries({ queryKey: ['push'] })

/**
 * `permission`: already asked for, since that has to be done in the very moment of the press. Answers whether this browser
 * reminds from now on.
 */
export async function addThisDevice(
  userId: string,
  publicKey: string,
  permission: Promise<NotificationPermission>,
) {
  if ((await permission) !== 'granted') return false
  await oneAtATime(() => add(userId, publicKey))
  return true
}

async function add(userId: string, publicKey: string) {
  const subscription = await subscribe(userId, publicKey).catch(() => null)
  // No push service within reach, or none at all: the browser's own words are for developers.
  if (!subscription) throw new Refused({ failure: { message: pushDeviceMessages.addFailed } })
  const answer = await tellServer(subscription)
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, pushDeviceMessages.addFailed)
  noteTold(userId, await endpointIdOf(subscription.endpoint))
}

/** From now on it reminds whoever is signed in. */
export function tellServer(subscription: PushSubscription) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return ask(api.push.device.$put({ json: { endpoint, keys: { p256dh, auth } } }))
}

/** On one device, which may have been ended elsewhere in the meantime. */
export async function removeDevice(id: string) {
  const answer = await api.push.devices[':id'].$delete({ param: { id } })
  if (!answer.ok && answer.status !== 404) throw new Error(`Refused with ${answer.status}`)
}
