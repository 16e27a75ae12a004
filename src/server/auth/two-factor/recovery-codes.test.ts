import { expect, test } from 'vitest'
import { APP_ALPHABET, base32, newRecoveryCodes, recoveryHash, TYPED_ALPHABET } from './recovery-codes.ts'

test('there are ten, all different, of 24 characters', () => {
  const { codes, hashes } = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}(-[0-9a-hjkmnp-tv-z]{6}){3}$/)
  expect(hashes).toEqual(codes.map(recoveryHash))
  expect(hashes.join()).not.toContain(codes[0])
})

test.each(['01AB9Z-KMNPQR', ' 01ab9z kmnpqr ', 'oiab9zkmnpqr', 'OLab9z–kmnpqr'])(
  '%j is taken for the one that was shown',
  (typed) => expect(recoveryHash(typed)).toBe(recoveryHash('01ab9z-kmnpqr')),
)

test('five bytes are eight characters, as in RFC 4648', () => {
  expect(base32(Buffer.from('fooba'), APP_ALPHABET)).toBe('MZXW6YTB')
  expect(base32(Buffer.from('12345678901234567890'), APP_ALPHABET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('what people type holds no letter that looks like another', () => {
  expect(TYPED_ALPHABET).toHaveLength(32)
  expect(TYPED_ALPHABET).not.toMatch(/[ilou]/)
})
