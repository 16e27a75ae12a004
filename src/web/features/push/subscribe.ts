import { currentSubscription } from '#web/device/push-subscription.ts'
import { wasToldForAnother } from './told-endpoint.ts'

const PATIENCE_MS = 20_000

/** Where the browser has arranged it with this server's key already, that stays. */
export async function subscribe(userId: string, publicKey: string): Promise<PushSubscription> {
  const before = await currentSubscription()
  // What is on its way to the account before dies with its subscription.
  if (before && keyOf(before) === publicKey && !wasToldForAnother(userId)) return before
  // A browser takes a second key for an error.
  await before?.unsubscribe()
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  return inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Where a push service is out of reach, some browsers wait for ever. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLate = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<never>((_, reject) =>
    tooLate.addEventListener('abort', () => reject(tooLate.reason as Error)),
  )
  return Promise.race([work, late])
}

export const keyOf = ({ options }: Pick<PushSubscription, 'options'>): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** By which the server's list names a device, without its endpoint. */
export async function endpointIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
