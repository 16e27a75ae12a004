import { expect, test } from 'vitest'
import { hashPassword, isHashOf } from './password-hash.ts'

test('a hash is that of its password alone, however its letters are composed', async () => {
  const hash = await hashPassword('caf\u00e9 au lait')
  expect(await isHashOf(hash, 'caf\u00e9 au lait')).toBe(true)
  expect(await isHashOf(hash, 'cafe\u0301 au lait')).toBe(true)
  expect(await isHashOf(hash, 'Caf\u00e9 au lait')).toBe(false)
  expect(await isHashOf(hash, '')).toBe(false)
})

test('two hashes of one password differ, and each says what it cost', async () => {
  const [one, other] = [await hashPassword('a good password'), await hashPassword('a good password')]
  expect(one).not.toBe(other)
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
})

test('a hash of another tool, or of another cost, counts', async () => {
  // A test vector of the reference implementation.
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await isHashOf(hash, 'password')).toBe(true)
  expect(await isHashOf(hash, 'Password')).toBe(false)
})

test('a hash in another format counts for no password', async () => {
  expect(await isHashOf('0a1b2c:3d4e5f', 'a good password')).toBe(false)
  expect(await isHashOf('', '')).toBe(false)
})
