import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '#server/process/config.ts'
import { createLog } from '#server/process/log.ts'
import { openDatabase } from '#server/services.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

test('a database that a newer version has migrated is left alone, with a word why', async () => {
  const ground = await serverGround()
  const config = readConfig({ DATA_DIR: ground.dataDir, ...ground.env })
  const db = await openDatabase(config, createLog('silent'))
  const tomorrow = Date.now() + 86_400_000
  await db.system.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${tomorrow})`,
  )
  await db.close()

  await expect(openDatabase(config, createLog('silent'))).rejects.toThrow('a newer version of Plimsoll')
  await expect(startServer(ground)).rejects.toThrow(
    /ended \(1\)[^]*listened:\nThe database belongs to a newer version of Plimsoll than this one\./,
  )
})
