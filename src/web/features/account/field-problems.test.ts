import { expect, test } from 'vitest'
import { keepDestination } from './field-problems.ts'

test.each([
  ['/register', '', '/register'],
  ['/register', 'registered=true', '/register'],
  ['/register', 'redirect=/join&code=abc', '/register?redirect=%2Fjoin&code=abc'],
  ['/login?registered=true', '', '/login?registered=true'],
  ['/login?registered=true', 'redirect=/join&code=abc', '/login?registered=true&redirect=%2Fjoin&code=abc'],
])('a way to %s from ?%s is %s', (path, query, kept) =>
  expect(keepDestination(path, new URLSearchParams(query))).toBe(kept),
)
