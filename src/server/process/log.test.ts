import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

const refused = Object.assign(new Error('Key (email)=(ida@example.org) already exists.'), {
  code: '23505',
  constraint: 'profiles_email_key',
})

test.each([
  ['as Drizzle wraps it', new DrizzleQueryError('insert', ['ida@example.org'], refused)],
  ['as the driver throws it', refused],
])('a refused row is described by its rule, not by its values: %s', (_, error) => {
  const described = describeError(error)
  expect(described).toMatchObject({ message: 'database error 23505 profiles_email_key', code: '23505' })
  expect(JSON.stringify(described)).not.toContain('ida@example.org')
})

test('a query whose connection was lost is described without its values', () => {
  const lost = new DrizzleQueryError('select', ['ida@example.org'], new Error('Connection terminated'))
  const described = describeError(lost)
  expect(described.message).toBe('database error without a code')
  expect(JSON.stringify(described)).not.toContain('ida@example.org')
})

test('a failed fetch says why, and any other error what it says itself', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(describeError(new TypeError('fetch failed', { cause }))).toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
    code: 'ECONNREFUSED',
  })
  expect(describeError(new Error('The file store answered GET with 307')).message).toContain('with 307')
  const denied = Object.assign(new Error('EPERM: operation not permitted, open'), { code: 'EPERM' })
  expect(describeError(denied).message).toBe('EPERM: operation not permitted, open')
  expect(describeError('a text').message).not.toContain('a text')
})
