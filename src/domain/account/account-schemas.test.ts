import { expect, test } from 'vitest'
import { MAX_FULL_NAME_LENGTH } from './account-limits.ts'
import { FullName } from './account-schemas.ts'

test.each([
  ['  Ida  Solberg ', 'Ida Solberg'],
  ['Ida\r\n\r\nYour account is locked:', 'Ida Your account is locked:'],
  ['Ida\u2028Solberg', 'Ida Solberg'],
  ['Ólafur Þór Jónsson', 'Ólafur Þór Jónsson'],
  ['O\u0301lafur', 'Ólafur'],
  [' ', ''],
])('%j is the name %j', (typed, name) => expect(FullName.parse(typed)).toBe(name))

test('a name is as long as it is once it stands on one line', () => {
  expect(FullName.safeParse(`${'x'.repeat(MAX_FULL_NAME_LENGTH)}\n`).success).toBe(true)
  expect(FullName.safeParse('x'.repeat(MAX_FULL_NAME_LENGTH + 1)).success).toBe(false)
})

test.each([
  ['Win now: https://evil.example/x', 'A name cannot hold a link or an address'],
  ['Ida\u202E', 'This name holds invisible characters. Please type it anew'],
  ['nul\u0000byte', 'This name holds invisible characters. Please type it anew'],
])('%j is refused: %s', (typed, message) =>
  expect(FullName.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]),
)
