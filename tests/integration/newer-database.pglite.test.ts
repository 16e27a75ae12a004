import { expect, test } from 'vitest'
import { EXPANDING, newerGround, REFUSED } from '#tests/support/newer-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

test('a server leaves a newer embedded database alone, which no two versions share', async () => {
  const { ground } = await newerGround(EXPANDING)
  await expect(startServer(ground)).rejects.toThrow(REFUSED)
})
