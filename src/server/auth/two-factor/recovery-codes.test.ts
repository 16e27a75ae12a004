import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'

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
