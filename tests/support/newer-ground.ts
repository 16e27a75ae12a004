import { readConfig } from '#server/process/config.ts'
import { createLog } from '#server/process/log.ts'
import { openDatabase } from '#server/services.ts'
import { nextMigrations } from '#tests/support/next-migrations.ts'
import { serverGround } from '#tests/support/server-ground.ts'

export const EXPANDING = 'ALTER TABLE "teams" ADD COLUMN "sport" text;'
export const REFUSED =
  /ended \(1\)[^]*listened:\nThe database belongs to a newer version of Plimsoll than this one\./

/** For servers on a database that the next version has migrated; `open` is what a command does. */
export async function newerGround(statements: string) {
  const ground = await serverGround()
  const open = () =>
    openDatabase(readConfig({ DATA_DIR: ground.dataDir, ...ground.env }), createLog('silent'))
  const db = await open()
  await db.migrate(nextMigrations(statements))
  await db.close()
  return { ground, open }
}
