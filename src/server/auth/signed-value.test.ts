import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { describe, expect, test } from 'vitest'
import { sign, signedValue } from './signed-value.ts'

const secret = 'a secret of the server alone'

async function signedByHono(value: string): Promise<string> {
  const cookie = await serializeSigned('session', value, secret)
  expect(await parseSigned(cookie, secret, 'session')).toEqual({ session: value })
  return decodeURIComponent(cookie.slice('session='.length))
}

describe('a signed value', () => {
  test('is what Hono signed', async () => {
    expect(signedValue(await signedByHono('token-1'), [secret])).toBe('token-1')
    expect(signedValue(await signedByHono('with.dots.in'), [secret])).toBe('with.dots.in')
  })

  test('is signed as Hono does it, and opened with any of the keys that are accepted', async () => {
    expect(sign('token-1', secret)).toBe(await signedByHono('token-1'))
    expect(signedValue(sign('token-1', secret), ['another secret', secret])).toBe('token-1')
    expect(signedValue(sign('token-1', secret), [])).toBeNull()
  })

  test('is nothing with another secret, another value or half a signature', async () => {
    const signed = await signedByHono('token-1')
    expect(signedValue(signed, ['another secret'])).toBeNull()
    expect(signedValue(signed.replace('token-1', 'token-2'), [secret])).toBeNull()
    expect(signedValue(signed.slice(0, -8), [secret])).toBeNull()
    expect(signedValue('token-1.', [secret])).toBeNull()
    expect(signedValue('token-1', [secret])).toBeNull()
    expect(signedValue('', [secret])).toBeNull()
  })
})
