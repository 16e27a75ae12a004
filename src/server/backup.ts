import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BadBackup, FOOT } from '#database/backup/backup-format.ts'
import { FolderInUse } from '#database/connect/database-folder.ts'
import { DatabaseRefused } from '#database/database-error.ts'
import { syncFolder } from '#database/sync-folder.ts'
import { askForBackup } from './backup/backup-socket.ts'
import { readLines } from './backup/read-lines.ts'
import { streamBackup } from './backup/stream-backup.ts'
import { type Config, readConfigOfExisting, WrongConfiguration } from './process/config.ts'
import { createLog } from './process/log.ts'
import { createServices, fileStoreOf, openDatabase } from './services.ts'
import { erasureLine, listedErasures } from './storage/erasures.ts'

try {
  await backUp(process.argv[2])
} catch (error) {
  const expected = [WrongConfiguration, DatabaseRefused, BadBackup].some((kind) => error instanceof kind)
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}

/** `npm run backup -- club.plimsoll`, while the server runs or not. */
async function backUp(name: string | undefined) {
  if (!name) throw new BadBackup('Say where to: npm run backup -- club.plimsoll')
  const config = readConfigOfExisting({ LOG_LEVEL: 'warn', ...process.env })
  const file = resolve(name)
  const unfinished = `${file}.part`
  try {
    await writeTo(config, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await expectWhole(unfinished)
    await rename(unfinished, file)
    await writeErased(config, `${file}.erased`, unfinished)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  console.log(
    `Backed up to ${file}. It holds all that the database holds: keep it as safe. ` +
      `Keep ${file}.erased apart from it: it lists by number which accounts must not come back.`,
  )
}

async function writeErased(config: Config, file: string, unfinished: string) {
  const lines: string[] = []
  for await (const erasure of listedErasures(fileStoreOf(config))) lines.push(erasureLine(erasure))
  await writeFile(unfinished, lines, { mode: 0o600, flush: true })
  await rename(unfinished, file)
}

async function writeTo(config: Config, output: Writable) {
  const log = createLog(config.logLevel)
  const clock = () => new Date()
  const db = await openDatabase(config, log).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null
    throw error
  })
  if (!db) return pipeline(askForBackup(config.dataDir), output)
  try {
    await streamBackup(createServices({ config, db, log, clock }), output)
  } finally {
    await db.close()
  }
}

/** A server that ended half-way leaves half a file; only the last line tells it from a whole one. */
async function expectWhole(file: string) {
  let last = ''
  for await (const line of readLines(file)) last = line
  if (!last.startsWith(FOOT)) throw new BadBackup('The backup was cut off. Try again.')
}
