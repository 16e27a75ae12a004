import { expect, test } from 'vitest'
import { refusedBy } from './reply.ts'

const fields = { 'wrong-password': 'password', 'invalid-input': 'email' } as const
const ownWords = { 'invalid-input': 'Enter an email address.' }
const saying = (body: unknown) => ({ json: async () => body })

test.each([
  [{ code: 'wrong-password', message: 'Wrong.' }, { problems: { password: 'Wrong.' } }],
  [{ code: 'invalid-input', message: 'Invalid.' }, { problems: { email: 'Enter an email address.' } }],
  [{ code: 'too-many', message: 'Too many.' }, { failure: { message: 'Too many.' } }],
  ['<h1>Gateway</h1>', { failure: { message: 'It failed.' } }],
])('%j is shown as %j', async (body, shown) => {
  const { problems, failure } = await refusedBy(saying(body), 'It failed.', fields, ownWords)
  expect({ problems, failure }).toEqual({ problems: {}, failure: undefined, ...shown })
})

test('an unreachable server is a failure with a hint', async () => {
  expect(await refusedBy('unreachable', 'It failed.', fields)).toMatchObject({
    failure: { message: 'It failed.', hint: expect.any(String) },
  })
})
