import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import {
  AI_KEY,
  type AiAnswer,
  type AiServer,
  failingWith,
  saying,
  sending,
  silence,
  startAiServer,
  unfinished,
} from '#tests/support/ai-server.ts'
import { chatCompletions } from './chat-completions.ts'

let ai: AiServer

beforeAll(async () => {
  ai = await startAiServer()
  return ai.stop
})

/** Only what is to time out may be short of it on a busy machine. */
const [SHORT_MS, LONG_MS] = [300, 20_000]

const question = { system: 'Be brief.', user: 'A secret question', maxTokens: undefined }

/** The reply to one question, and what was logged meanwhile. */
async function ask(
  answer: AiAnswer,
  { baseUrl = ai.env.AI_BASE_URL, gone = new AbortController().signal, timeoutMs = LONG_MS } = {},
) {
  ai.answerWith(answer)
  let logged = ''
  const sink = new Writable({
    write(line, _, done) {
      logged += line
      done()
    },
  })
  const endpoint = { baseUrl, apiKey: AI_KEY, model: 'some-model', timeoutMs }
  const reply = await chatCompletions(endpoint, pino({ level: 'debug' }, sink))(question, gone)
  return { reply, logged }
}

test.each<[string, AiAnswer, string, string]>([
  ['a wrong key', failingWith(401), 'wrong-key', '"status":401'],
  ['too many requests', failingWith(429), 'busy', '"status":429'],
  ['an error', failingWith(500), 'failed', '"status":500'],
  ['a redirect', sending('', 302, { Location: 'http://127.0.0.1:1/' }), 'failed', '"status":302'],
  ['silence', silence, 'failed', 'TimeoutError'],
  ['an answer without end', unfinished, 'failed', 'TimeoutError'],
  ['garbage', sending(`not JSON ${AI_KEY}`), 'failed', 'SyntaxError'],
  ['other JSON', sending('{"choices":"none"}'), 'failed', 'ZodError'],
  ['10 MB', saying('x'.repeat(10_000_000)), 'failed', 'RangeError'],
])('%s is told by its kind, and logged without key, question or answer', async (_, answer, kind, reason) => {
  const { reply, logged } = await ask(answer, { timeoutMs: reason === 'TimeoutError' ? SHORT_MS : LONG_MS })
  expect(reply).toEqual({ kind })
  expect(logged).toContain(reason)
  for (const secret of [AI_KEY, 'Bearer', 'secret question', 'xxx']) expect(logged).not.toContain(secret)
})

test('a server that is not there is named by what is wrong with the connection', async () => {
  const { reply, logged } = await ask(silence, { baseUrl: 'http://127.0.0.1:1/v1' })
  expect(reply).toEqual({ kind: 'failed' })
  expect(logged).toContain('"reason":"')
  expect(logged).not.toContain(AI_KEY)
})

test('a reply of up to a megabyte is read, and of several choices the first', async () => {
  const content = 'x'.repeat(1_000_000)
  const { reply } = await ask(
    sending(JSON.stringify({ choices: [{ message: { content } }, { message: { content: 'second' } }] })),
  )
  expect(reply).toEqual({ kind: 'reply', text: content })
})

test('whoever is gone has asked nothing, and it is nobody’s fault', async () => {
  const before = ai.requests.length
  const { reply, logged } = await ask(silence, { gone: AbortSignal.abort() })
  expect([reply, logged, ai.requests.length - before]).toEqual([{ kind: 'failed' }, '', 0])
})
