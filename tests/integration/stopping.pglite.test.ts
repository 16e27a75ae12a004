import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { holdRequest } from '#tests/support/held-request.ts'
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
  const connections: Socket[] = []
  const silent = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
    expect((await createClient(server.origin).register({ email })).status).toBe(201)
  await expect.poll(() => connections).toHaveLength(1)
  await server.stop()
  // If each mail waited for its time-out, there would be two more connections, and code 1 for having taken too long.
  expect(connections).toHaveLength(1)
  expect((await server.exited).code).toBe(0)
  for (const socket of connections) socket.destroy()
  silent.close()
})

test('asked to stop, a server ends its streams at once', async () => {
  const server = await startServer()
  const coach = await someone(server.origin, { role: 'manager' })
  const streams = await Promise.all(Array.from({ length: 20 }, () => openLiveStream(server.origin, coach)))
  const underWay = await holdRequest(server.origin, coach, [
    'POST',
    `/api/teams/${coach.team.id}/invitations`,
    {},
  ])
  const stopped = server.stop()
  await Promise.all(streams.map(({ ended }) => ended))
  // Not with what is cut off when the server has no more time to wait: another request is still being answered.
  expect(await underWay.finish()).toMatchObject({ status: 201 })
  await stopped
  expect((await server.exited).code).toBe(0)
})
