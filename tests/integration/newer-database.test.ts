import { expect, test } from 'vitest'
import { EXPANDING, newerGround, REFUSED } from '#tests/support/newer-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

const CONTRACTING = '-- contract: unused since 9999\nALTER TABLE "teams" DROP COLUMN IF EXISTS "sport";'

test('a database from which a newer version has taken what this one uses is left alone, with a word why', async () => {
  const { ground, open } = await newerGround(CONTRACTING)
  await expect(open()).rejects.toThrow('a newer version of Plimsoll')
  await expect(startServer(ground)).rejects.toThrow(REFUSED)
})

test('a command leaves a newer database alone: a backup by a version that does not know all tables would not be whole', async () => {
  const { open } = await newerGround(EXPANDING)
  await expect(open()).rejects.toThrow('a newer version of Plimsoll')
})
