import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { BadBackup } from '#database/backup/backup-format.ts'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { DatabaseRefused } from '#database/database-error.ts'
import { eraseAgain } from './auth/delete-account.ts'
import { readLines } from './backup/read-lines.ts'
import { readConfig, WrongConfiguration } from './process/config.ts'
import { keptSecret, replaceSecret } from './process/kept-secret.ts'
import { createLog } from './process/log.ts'
import { createServices, openDatabase } from './services.ts'
import { type Erasure, listErasure, readErasureLine } from './storage/erasures.ts'

try {
  await restore(process.argv.slice(2))
} catch (error) {
  const expected = [WrongConfiguration, DatabaseRefused, BadBackup].some((kind) => error instanceof kind)
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}

/**
 * `npm run restore -- club.plimsoll --erased newest.erased`, into an empty data folder or database, whichever engine the backup
 * is from.
 */
async function restore(args: string[]) {
  const { file, erased } = readArguments(args)
  const erasures = erased ? await readErasures(erased) : []
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  try {
    const services = createServices({ config, db, log, clock: () => new Date() })
    const { files } = services
    for (const erasure of erasures) await listErasure(files, erasure)
    const { head, foot } = await restoreBackup(db, readLines(file), {
      putFile: files.put,
      putSecret: async (secret) => {
        if (keptSecret(config)) await replaceSecret(config.dataDir, secret)
      },
    })
    const erasedAgain = await eraseAgain(services)
    const rows = Object.values(foot.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows and ${foot.files} files as they were on ${head.madeAt}; every table was compared. Everybody signs in again. ` +
        `Accounts erased since, and now again: ${erasedAgain}.`,
    )
  } finally {
    await db.close()
  }
}

function readArguments(args: string[]): { file: string; erased: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { erased: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (file && others.length === 0) return { file, erased: values.erased }
  } catch {
    // Said below.
  }
  throw new BadBackup(
    'Say where from: npm run restore -- club.plimsoll, or npm run restore -- club.plimsoll --erased newest.erased',
  )
}

async function readErasures(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadBackup(`The list ${file} can't be read. Nothing was changed.`)
  })
  const lines = text.split(/\r?\n/).filter(Boolean)
  return lines.map((line) => {
    const erasure = readErasureLine(line)
    if (!erasure) throw new BadBackup(`${file} is no list of erased accounts. Nothing was changed.`)
    return erasure
  })
}
