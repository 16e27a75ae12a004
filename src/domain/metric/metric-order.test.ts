import { expect, test } from 'vitest'
import { moved } from './metric-order.ts'

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['b', 7, 'acb'],
  ['x', 0, 'abc'],
])('%s moved to place %i of abc gives %s', (item, place, result) => {
  expect(moved(['a', 'b', 'c'], item, place).join('')).toBe(result)
})
