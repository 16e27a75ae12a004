import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefused } from '#database/database-error.ts'

const OF_OTHERS = 0o077

/**
 * The data folder, with all that is in it and all that this process will write, is for its owner alone. Windows has no such
 * modes: a folder there has the rights of the one it was made in, which for a user's own folders are that user's.
 */
export function keepPrivate(dataDir: string) {
  if (process.platform === 'win32') return
  process.umask(OF_OTHERS)
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  if (!folder) return
  if (!isOurs(folder)) {
    throw new DatabaseRefused(
      `The data folder ${dataDir} belongs to another user, who could read what it holds. ` +
        'Give it to the user that runs Plimsoll (chown), or set DATA_DIR to a folder of that user.',
    )
  }
  tighten(dataDir, folder)
}

const isOurs = ({ uid }: Stats) => uid === process.getuid?.()

/** Closes a folder before its contents: from then on no other user gets at these. */
function tighten(path: string, stats: Stats) {
  if (stats.mode & OF_OTHERS) closeToOthers(path, stats.mode)
  // What lies in a folder of others is theirs, such as lost+found, if the data folder is a disk of its own.
  if (!stats.isDirectory() || !isOurs(stats)) return
  for (const name of unlessGone(() => readdirSync(path)) ?? []) {
    const inner = join(path, name)
    const found = lstatSync(inner, { throwIfNoEntry: false })
    // The mode of a link means nothing, and where it leads to is not ours to judge.
    if (found && !found.isSymbolicLink()) tighten(inner, found)
  }
}

function closeToOthers(path: string, mode: number) {
  let reason = 'its disk knows no owners'
  try {
    unlessGone(() => chmodSync(path, mode & ~OF_OTHERS))
    if (((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OF_OTHERS) === 0) return
  } catch (error) {
    reason = (error as Error).message
  }
  throw new DatabaseRefused(
    `Other users can read ${path}, and that cannot be changed: ${reason}. ` +
      'Give it to the user that runs Plimsoll (chown), or set DATA_DIR to a folder that only this user can read.',
  )
}

/** A server may be at work in the folder while a command looks through it. */
function unlessGone<T>(look: () => T): T | null {
  try {
    return look()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
