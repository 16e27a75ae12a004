import { createHmac, timingSafeEqual } from 'node:crypto'

/** As Hono signs a cookie. */
export const sign = (value: string, key: string) =>
  `${value}.${createHmac('sha256', key).update(value).digest('base64')}`

/**
 * What was signed, if it was with one of our keys. Checked here, at every request: in Web Crypto, which Hono uses, each
 * check imports the key anew and waits for another thread.
 */
export function signedValue(signed: string, keys: string[]): string | null {
  const end = signed.lastIndexOf('.')
  if (end < 0) return null
  const value = signed.slice(0, end)
  const given = Buffer.from(signed.slice(end + 1), 'base64')
  const isOurs = keys.some((key) => {
    const ours = createHmac('sha256', key).update(value).digest()
    return given.length === ours.length && timingSafeEqual(given, ours)
  })
  return isOurs ? value : null
}
