import { expect, test } from 'vitest'
import { APP_ALPHABET, base32, TYPED_ALPHABET } from './base32.ts'

test('five bytes are eight characters, as in RFC 4648', () => {
  expect(base32(Buffer.from('fooba'), APP_ALPHABET)).toBe('MZXW6YTB')
  expect(base32(Buffer.from('12345678901234567890'), APP_ALPHABET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('what people type holds no letter that looks like another', () => {
  expect(TYPED_ALPHABET).toHaveLength(32)
  expect(TYPED_ALPHABET).not.toMatch(/[ilou]/)
})
