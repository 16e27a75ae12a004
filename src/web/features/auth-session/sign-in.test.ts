import { expect, test } from 'vitest'
import { destinationAfterSignIn } from './sign-in.ts'

test.each([
  ['', '/dashboard'],
  ['redirect=/statistics', '/statistics'],
  ['redirect=//evil.example', '/dashboard'],
  ['redirect=/join&code=abc', '/join?code=abc'],
  ['redirect=/join-team&code=abc', '/join-team?code=abc'],
  ['redirect=/join%3Fcode%3Dxyz&code=abc', '/join?code=xyz'],
  ['redirect=/join%3Fcode%3Dxyz', '/join?code=xyz'],
  ['redirect=/join%3Ffrom%3Dmail&code=abc', '/join?from=mail&code=abc'],
  ['redirect=/join&code=a%26b%23c', '/join?code=a%26b%23c'],
  ['redirect=/statistics&code=abc', '/statistics'],
  ['code=abc', '/dashboard'],
])('/login?%s leads to %s', (query, path) =>
  expect(destinationAfterSignIn(new URLSearchParams(query))).toBe(path),
)
