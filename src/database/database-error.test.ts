import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway, NotThePrimary } from './database-error.ts'

const coded = (code: string, message = 'a message') => Object.assign(new Error(message), { code })

test.each([
  ['25006', 'a node that has become a standby'],
  ['57P01', 'an administrator ends the connection'],
  ['57P02', 'another backend has crashed'],
  ['57P03', 'the node is starting'],
  ['08006', 'the connection failed'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock that was not to be had'],
  ['ECONNREFUSED', 'nobody listens'],
  ['ECONNRESET', 'the connection broke'],
  ['ETIMEDOUT', 'no answer'],
  ['ENOTFOUND', 'its name is not known'],
  ['EAI_AGAIN', 'nobody answers for its name'],
])('the database is away at %s: %s', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('select', [], coded(code)))).toBe(true)
})

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('the database is away when pg says "%s"', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('select', [], new Error(message)))).toBe(true)
})

test('a node that takes no writes is not the database', () => {
  expect(isDatabaseAway(new NotThePrimary())).toBe(true)
})

test.each([
  ['a query that is wrong', coded('42P01')],
  ['a row that is there already', new DrizzleQueryError('insert', [], coded('23505'))],
  ['another host that is away', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
  ['something that is no error', 'Connection terminated'],
  ['nothing', undefined],
])('%s is no sign of it', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
