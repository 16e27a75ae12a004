import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import type { PushOffReason } from '#domain/push/push.ts'
import type { Config } from '#server/process/config.ts'
import type { Keys } from '#server/process/keys.ts'
import { isOnThisMachine } from '#server/process/this-machine.ts'

type KeyPair = { publicKey: string; privateKey: string }
/** How this server says to push services who it is (RFC 8292). */
export type Vapid = KeyPair & {
  subject: string
  /** Those of before: a browser goes on with the one that it subscribed with until the app is opened there again. */
  former: KeyPair[]
}

/** Of the curve P-256: a private key is a number below it, and not 0. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

type Told = Pick<Config, 'publicOrigin' | 'mailFrom' | 'vapidPrivateKey'>

/**
 * Derived from the secret as every other key, so that all processes have the same one and none is stored; or configured, where
 * it is to outlive the secret. Or why there is none.
 */
export function vapidOf(
  { publicOrigin, mailFrom, vapidPrivateKey }: Told,
  keys: Keys,
): Vapid | PushOffReason {
  if (!publicOrigin.startsWith('https:') && !isOnThisMachine(publicOrigin)) return 'no-https'
  const subject = subjectOf(publicOrigin, mailFrom)
  if (!subject) return 'no-address'
  const derived = keys.accepted('push').map(keyWithin)
  const [present, ...former] = (vapidPrivateKey ? [vapidPrivateKey, ...derived] : derived).map(pairOf)
  return { subject, ...present!, former }
}

function pairOf(privateKey: string): KeyPair {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

function keyWithin(derived: string): string {
  const wide = BigInt(`0x${Buffer.from(derived, 'base64url').toString('hex')}`)
  const within = (wide % (ORDER - 1n)) + 1n
  return Buffer.from(within.toString(16).padStart(64, '0'), 'hex').toString('base64url')
}

/** Whom a push service can turn to. Apple's refuses every message of one that it takes for nobody's. */
function subjectOf(publicOrigin: string, mailFrom: string): string | null {
  const { protocol, hostname } = new URL(publicOrigin)
  if (protocol === 'https:' && isPublicHost(hostname)) return publicOrigin
  const address = /[^\s<>"]+@([^\s<>"@]+)/.exec(mailFrom)
  return address && isPublicHost(address[1]!) ? `mailto:${address[0]}` : null
}

const isPublicHost = (host: string) =>
  host.includes('.') && !isIP(host) && !/\.(?:localhost|local|internal|invalid)$/i.test(host)
