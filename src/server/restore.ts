import { BadBackup } from '#database/backup/backup-format.ts'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { DatabaseRefused } from '#database/database-refused.ts'
import { readLines } from './backup/read-lines.ts'
import { keptSecret, readConfig, replaceSecret, WrongConfiguration } from './config.ts'
import { createLog } from './log.ts'
import { createServices, openDatabase } from './services.ts'

try {
  await restore(process.argv[2])
} catch (error) {
  const expected = [WrongConfiguration, DatabaseRefused, BadBackup].some((kind) => error instanceof kind)
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}

/** `npm run restore -- club.plimsoll`, into an empty data folder or database, whichever engine the backup is from. */
async function restore(file: string | undefined) {
  if (!file) throw new BadBackup('Say where from: npm run restore -- club.plimsoll')
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  try {
    const { files } = createServices({ config, db, log, clock: () => new Date() })
    const { head, foot } = await restoreBackup(db, readLines(file), {
      putFile: files.put,
      putSecret: async (secret) => {
        if (keptSecret(config)) await replaceSecret(config.dataDir, secret)
      },
    })
    const rows = Object.values(foot.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows and ${foot.files} files as they were on ${head.madeAt}; every table was compared. Everybody signs in again.`,
    )
  } finally {
    await db.close()
  }
}
