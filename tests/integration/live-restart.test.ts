import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

const SHUTDOWN_LIMIT_MS = 9000

async function signedUp(origin: string, email: string, role: string) {
  const client = createClient(origin)
  await client.register({ email, role })
  await client.signIn(email)
  const { id } = (await client.profile()) as { id: string }
  return { id, client, cookies: client.cookies }
}

test('what happened before a server was killed is heard after it has started again', async () => {
  const ground = await serverGround()
  const server = await startServer(ground)
  const { cookies } = await signedUp(server.origin, 'back@example.org', 'athlete')
  const phone = createClient(server.origin)
  await phone.signIn('back@example.org')
  await phone.delete('/api/session')
  const stream = await openLiveStream(server.origin, { cookies })
  stream.close()
  await stream.ended
  await phone.signIn('back@example.org')
  await phone.delete('/api/session')
  await server.kill()

  const restarted = await startServer(ground)
  const again = await openLiveStream(restarted.origin, { cookies, after: stream.lastEventId() })
  expect(again.topics()).toEqual(['session'])
  again.close()
  await restarted.stop()
})

test('asked to stop, a server ends its streams at once', async () => {
  const server = await startServer()
  const { cookies } = await signedUp(server.origin, 'stop@example.org', 'athlete')
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => openLiveStream(server.origin, { cookies })),
  )
  const startedAt = performance.now()
  await server.stop()
  expect(performance.now() - startedAt).toBeLessThan(SHUTDOWN_LIMIT_MS)
  expect((await server.exited).code).toBe(0)
  await Promise.all(streams.map(({ ended }) => ended))
})
