import { expect, test } from 'vitest'
import { EXPANDING, newerGround } from '#tests/support/newer-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

test('a server starts on a database that a newer version has expanded, again and again', async () => {
  const { ground } = await newerGround(EXPANDING)
  // Twice: what the newer version has noted outlives the start of an older one.
  for (const _ of [1, 2]) {
    const server = await startServer(ground)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(server.log()).toContain('the database belongs to a newer version')
    await server.stop()
  }
})
