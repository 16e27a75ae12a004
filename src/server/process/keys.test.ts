import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeys } from './keys.ts'

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest()

/** RFC 5869 by hand, without a salt and for as many bytes as one hash has. */
const hkdf = (secret: Buffer, purpose: string) =>
  hmac(hmac(Buffer.alloc(32), secret), purpose, Buffer.from([1])).toString('hex')

const hex = (key: string) => Buffer.from(key, 'base64url').toString('hex')

const now = 'the secret that counts now'
const before = 'the secret that counted before'

test('a key is what RFC 5869 derives from the secret for its purpose', () => {
  // Its test case 3, as far as the first hash goes.
  expect(hkdf(Buffer.alloc(22, 0x0b), '')).toBe(
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d',
  )
  const keys = createKeys({ authSecret: now, authSecretPrevious: undefined })
  expect(hex(keys.of('session'))).toBe(hkdf(Buffer.from(now), 'session'))
  expect(hex(keys.of('two-factor-key'))).toBe(hkdf(Buffer.from(now), 'two-factor-key'))
})

test('new things are made with the new secret; those of the one before are accepted while it is given', () => {
  const [alone, old] = [now, before].map((authSecret) =>
    createKeys({ authSecret, authSecretPrevious: undefined }),
  )
  const rotated = createKeys({ authSecret: now, authSecretPrevious: before })
  expect(rotated.of('session')).toBe(alone!.of('session'))
  expect(rotated.accepted('session')).toEqual([alone!.of('session'), old!.of('session')])
  expect(alone!.accepted('session')).toEqual([alone!.of('session')])
})
