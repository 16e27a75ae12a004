import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const formClosed = { code: 'form-closed', message: 'Forms are closed' }

test.each([
  [401, { code: 'session-required', message: 'Unable to verify your session.' }, 'signed-out'],
  [401, null, 'signed-out'],
  [409, { code: 'other-account', message: 'These answers were given under another account.' }, 'signed-out'],
  [403, formClosed, 'refused'],
  [409, { code: 'day-differs', message: 'The first ones stand.' }, 'refused'],
  [400, { code: 'metrics-incomplete', message: 'Please fill in all metrics' }, 'refused'],
  [408, formClosed, 'later'],
  [425, formClosed, 'later'],
  [429, { code: 'too-many-attempts', message: 'Please wait' }, 'later'],
  [500, { code: 'unexpected', message: 'Something went wrong' }, 'later'],
  [503, null, 'later'],
  // A proxy or a hotel's portal, not our server.
  [403, null, 'later'],
  [404, null, 'later'],
])('an answer of %i that says %j leaves it %s', (status, refusal, outcome) => {
  expect(verdictOf({ kind: 'refused', status, refusal }).outcome).toBe(outcome)
})

test('no answer at all is a missing connection, an answer that settles nothing is trouble elsewhere', () => {
  expect(verdictOf({ kind: 'unreachable' })).toEqual({ outcome: 'later', delay: 'no-connection' })
  expect(verdictOf({ kind: 'refused', status: 500, refusal: null })).toEqual({
    outcome: 'later',
    delay: 'trouble',
  })
})

test('a refusal keeps the words of the server', () => {
  const verdict = verdictOf({ kind: 'refused', status: 403, refusal: formClosed })
  expect(verdict).toEqual({ outcome: 'refused', ...formClosed })
})
