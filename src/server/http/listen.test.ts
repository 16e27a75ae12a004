import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_PROMISED_BODY, HALF_OF_THE_HEADERS, openSlowClient } from '#tests/support/slow-client.ts'
import { listen } from './listen.ts'

let listening: Awaited<ReturnType<typeof listen>>
let origin: string

beforeAll(async () => {
  listening = await listen(
    async (request) => new Response(await request.text()),
    { port: 0, host: '127.0.0.1' },
    { headersMs: 2000, wholeRequestMs: 3000, checkEveryMs: 100 },
  )
  origin = `http://127.0.0.1:${listening.address.port}`
})
afterAll(() => new Promise((resolve) => listening.server.close(resolve)))

test.each([
  ['the headers', HALF_OF_THE_HEADERS],
  ['the body', A_PROMISED_BODY],
])('a client that is slow with %s is shown the door, while others are served', async (_, start) => {
  const slow = await Promise.all(Array.from({ length: 20 }, () => openSlowClient(origin, start)))
  const reply = await fetch(origin, { method: 'POST', body: 'hello', headers: { Connection: 'close' } })
  expect(await reply.text()).toBe('hello')
  for (const { closed } of slow) expect((await closed).said).toMatch(/^(HTTP\/1\.1 408 |$)/)
})
