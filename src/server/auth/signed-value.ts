import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What Hono's signed cookies hold, if the signature is ours. Checked here, at every request: in Web Crypto, which Hono
 * uses, each check imports the key anew and waits for another thread.
 */
export function signedValue(signed: string, secret: string): string | null {
  const end = signed.lastIndexOf('.')
  if (end < 0) return null
  const value = signed.slice(0, end)
  const given = Buffer.from(signed.slice(end + 1), 'base64')
  const ours = createHmac('sha256', secret).update(value).digest()
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null
}
