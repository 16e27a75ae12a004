import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeys } from '#server/process/keys.ts'
import { seal, unseal } from './sealed.ts'

const keysOf = (authSecret: string) => createKeys({ authSecret, authSecretPrevious: undefined })
const keys = keysOf('a secret of the server alone')
const key = keys.of('two-factor-key')
const anotherKey = keysOf('another secret').of('two-factor-key')
const kept = randomBytes(20)

test('what was sealed for an account is opened for it, with the same key among others', () => {
  const sealed = seal(kept, key, 'ida')
  expect(unseal(sealed, [key], 'ida')).toEqual(kept)
  expect(unseal(sealed, [anotherKey, key], 'ida')).toEqual(kept)
  expect(seal(kept, key, 'ida')).not.toBe(sealed)
})

test('nothing is opened for another account, with another key, or after a change', () => {
  const sealed = seal(kept, key, 'ida')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1]! ^= 1
  expect(unseal(sealed, [key], 'bo')).toBeNull()
  expect(unseal(sealed, [anotherKey], 'ida')).toBeNull()
  expect(unseal(sealed, [keys.of('second-step')], 'ida')).toBeNull()
  expect(unseal(changed.toString('base64url'), [key], 'ida')).toBeNull()
  expect(unseal('short', [key], 'ida')).toBeNull()
  expect(unseal('', [key], 'ida')).toBeNull()
})
