import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { startServer } from '#tests/support/server-process.ts'
import { someone } from '#tests/support/someone.ts'

test('asked to stop, a server finishes what it has accepted', async () => {
  const server = await startServer()
  const accepted = Array.from({ length: 8 }, (_, index) =>
    createClient(server.origin).register({ email: `late-${index}@example.org` }),
  )
  // The first answer shows that requests are under way.
  await Promise.race(accepted)
  const stopped = server.stop()
  const outcomes = await Promise.allSettled(accepted)
  await stopped
  const answered = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value.status] : [],
  )
  expect(answered.length).toBeGreaterThan(0)
  expect(new Set(answered)).toEqual(new Set([201]))
  expect((await server.exited).code).toBe(0)
})

test('asked to stop, a server does not wait for a mail server that never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const connected = once(silent, 'connection')
  const server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
    expect((await createClient(server.origin).register({ email })).status).toBe(201)
  const [socket] = (await connected) as [Socket]
  const startedAt = performance.now()
  await server.stop()
  // One mail after the other, each until its time-out, would take 45 seconds.
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  expect((await server.exited).code).toBe(0)
  socket.destroy()
  silent.close()
})

test('asked to stop, a server ends its streams at once', async () => {
  const server = await startServer()
  const { cookies } = await someone(server.origin)
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => openLiveStream(server.origin, { cookies })),
  )
  const startedAt = performance.now()
  await server.stop()
  expect(performance.now() - startedAt).toBeLessThan(9000)
  expect((await server.exited).code).toBe(0)
  await Promise.all(streams.map(({ ended }) => ended))
})
