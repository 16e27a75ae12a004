import { expect, test } from 'vitest'
import { createUserCount } from './limit-writes.ts'

const START = Date.parse('2026-11-15T06:30:00Z')
const after = (seconds: number) => new Date(START + seconds * 1000)

function usedUp() {
  const count = createUserCount(300)
  for (let writes = 1; writes <= 300; writes++) expect(count('ida', after(0))).toBeNull()
  return count
}

test.each([
  [0, 300],
  [100, 200],
  [299.5, 1],
])('after 300 writes the next one, %s seconds later, waits for %s', (later, waitSec) => {
  expect(usedUp()('ida', after(later))).toBe(waitSec)
})

test('others go on writing', () => {
  expect(usedUp()('bo', after(0))).toBeNull()
})

test.each([300, 86_400, -1])('%s seconds later they may write again', (later) => {
  expect(usedUp()('ida', after(later))).toBeNull()
})
