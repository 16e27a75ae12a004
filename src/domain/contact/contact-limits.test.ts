import { expect, test } from 'vitest'
import { isContactAddress } from './contact-limits.ts'

test.each([
  ['a@b.c', true],
  ['first.last+tag@club.example.org', true],
  ['jürgen@bücher.example', true],
  ['', false],
  ['marta', false],
  ['marta@club', false],
  ['@club.example', false],
  ['marta@.', false],
  ['marta@club.', false],
  ['mar ta@club.example', false],
  ['marta@club@example.org', false],
  ['marta@club.example,eve@evil.example', false],
  ['Marta <marta@club.example>', false],
  ['marta@club.example\r\nBcc: eve@evil.example', false],
  ['marta\u0000@club.example', false],
])('%j is an address to answer to: %s', (email, expected) => {
  expect(isContactAddress(email)).toBe(expected)
})

test('a long text that is none is told at once', () => {
  const since = performance.now()
  expect(isContactAddress(`${'a.'.repeat(30_000)}@${'a.'.repeat(300_000)} `)).toBe(false)
  expect(performance.now() - since).toBeLessThan(2000)
})
