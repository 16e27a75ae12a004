import { createECDH, randomBytes } from 'node:crypto'

/** What a browser says of itself, with keys that are real. */
export function deviceAt(endpoint: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

export const newDevice = () =>
  deviceAt(`https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`)

/** A name that push services take for somebody's. */
export const PUSHING = { PUBLIC_ORIGIN: 'https://plimsoll.test' }
