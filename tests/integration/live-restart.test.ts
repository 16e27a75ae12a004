import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'
import { someone } from '#tests/support/someone.ts'

test('what happened before a server was killed is heard after it has started again', async () => {
  const ground = await serverGround()
  const server = await startServer(ground)
  const { cookies, email } = await someone(server.origin)
  const phone = createClient(server.origin)
  await phone.signIn(email)
  await phone.delete('/api/session')
  const stream = await openLiveStream(server.origin, { cookies })
  stream.close()
  await stream.ended
  await phone.signIn(email)
  await phone.delete('/api/session')
  await server.kill()

  const restarted = await startServer(ground)
  const again = await openLiveStream(restarted.origin, { cookies, after: stream.lastEventId() })
  expect(again.topics()).toEqual(['session'])
  again.close()
  await restarted.stop()
})
