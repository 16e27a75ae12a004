import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { startServer } from '#tests/support/server-process.ts'

test('asked to stop where others can be asked, a server says that it leaves, and goes on answering until nobody comes', async () => {
  const server = await startServer({ env: { STOP_DELAY_SEC: '60' } })
  onTestFinished(() => server.kill())
  const visitor = createClient(server.origin)
  expect((await visitor.get('/healthz')).status).toBe(200)
  process.kill(server.pid, 'SIGTERM')
  await expect.poll(async () => (await visitor.get('/healthz')).status).toBe(503)
  expect((await visitor.get('/readyz')).status).toBe(503)

  const registered = await visitor.register({ email: 'late@example.org' })
  expect(registered.status).toBe(201)
  // On a line that is kept, the next request would meet its end.
  const kept = await fetch(`${server.origin}/api/site`, { headers: { Connection: 'keep-alive' } })
  expect([kept.status, kept.headers.get('Connection')]).toEqual([200, 'close'])
})

test('a line to a server stays open for longer than a proxy keeps it', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const kept = await fetch(`${server.origin}/api/site`, { headers: { Connection: 'keep-alive' } })
  expect(Number(/timeout=(\d+)/.exec(kept.headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(120)
})

test('after the delay it ends', async () => {
  const server = await startServer({ env: { STOP_DELAY_SEC: '0.2' } })
  await server.stop()
  expect((await server.exited).code).toBe(0)
})
