import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseRefused } from '../database-error.ts'

/** Where PGlite keeps its files. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5
/** Of two that ask in the same moment each would refuse the other, if neither tried again. */
const LOCK_WAIT_MS = 100

export class FolderInUse extends DatabaseRefused {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Plimsoll process. Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
}

export type FolderLock = { release: () => void }

/**
 * An exclusive lock that the operating system drops when the process dies, however it dies, and that holds across
 * containers too (a pid file does neither). Node offers no flock; SQLite's exclusive transaction is one.
 */
export function lockFolder(folder: string): FolderLock {
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: LOCK_WAIT_MS })
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    const { errcode = 0 } = error as { errcode?: number }
    // The higher bits only say more about the same error.
    if ((errcode & 0xff) !== SQLITE_BUSY) throw error
    throw new FolderInUse(folder)
  }
  return { release: () => database.close() }
}
