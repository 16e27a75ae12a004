import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPostgres } from '#database/connect/postgres.ts'
import { createClient } from '#tests/support/client.ts'
import { rows } from '#tests/support/rows.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

test('asked to stop, a server does not wait for a query that never ends', async () => {
  const ground = await serverGround()
  const server = await startServer(ground)
  const other = connectPostgres(ground.env['DATABASE_URL']!, { onIdleError: () => {} })
  await other.system.transaction(async (tx) => {
    await tx.execute(sql`lock table profiles in access exclusive mode`)
    const stuck = createClient(server.origin)
      .register({ email: 'stuck@example.org' })
      .catch(() => null)
    const waiting = sql`select from pg_locks where relation = 'profiles'::regclass and not granted`
    await expect.poll(() => rows(tx, waiting)).not.toEqual([])
    await server.stop()
    await stuck
  })
  expect(await server.exited).toMatchObject({
    code: 1,
    log: expect.stringContaining('stopped without waiting for the database any longer'),
  })
  await other.close()
})
