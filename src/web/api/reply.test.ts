import { expect, test } from 'vitest'
import { msg } from '#domain/language/message.ts'
import { refusedBy, saidAlready } from './reply.ts'

const fields = { 'wrong-password': 'password', 'invalid-input': 'email' } as const
const ownWords = { 'invalid-input': msg('Enter an email address.') }
const saying = (body: unknown) => ({ json: async () => body })

test.each([
  [{ code: 'wrong-password', message: 'Wrong.' }, { problems: { password: saidAlready('Wrong.') } }],
  [{ code: 'invalid-input', message: 'Invalid.' }, { problems: { email: msg('Enter an email address.') } }],
  [{ code: 'too-many', message: 'Too many.' }, { failure: { message: saidAlready('Too many.') } }],
  ['<h1>Gateway</h1>', { failure: { message: msg('It failed.') } }],
])('%j is shown as %j', async (body, shown) => {
  const { problems, failure } = await refusedBy(saying(body), msg('It failed.'), fields, ownWords)
  expect({ problems, failure }).toEqual({ problems: {}, failure: undefined, ...shown })
})

test('an unreachable server is a failure with a hint', async () => {
  expect(await refusedBy('unreachable', msg('It failed.'), fields)).toMatchObject({
    failure: { message: msg('It failed.'), hint: expect.any(Object) },
  })
})
