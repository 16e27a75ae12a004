import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

test('four servers started at once on one empty database: all serve, or all but one refuse clearly', async () => {
  const ground = await serverGround({ isNew: true })
  const starts = await Promise.allSettled(Array.from({ length: 4 }, () => startServer(ground)))
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))

  expect(running).toHaveLength(onPostgres ? 4 : 1)
  for (const reason of refused) {
    expect(reason).toContain(`The data folder ${ground.dataDir} is in use by another Plimsoll process.`)
    expect(reason).not.toContain('    at ')
  }

  const [first] = running
  await createClient(first!.origin).register({ email: 'shared@example.org' })
  for (const server of running) {
    expect((await createClient(server.origin).signIn('shared@example.org')).status).toBe(200)
  }
  await Promise.all(running.map((server) => server.stop()))
})
