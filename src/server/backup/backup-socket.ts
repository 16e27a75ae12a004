import { rmSync } from 'node:fs'
import { createServer, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseRefused } from '#database/database-error.ts'
import { describeError } from '#server/process/log.ts'
import type { Services } from '#server/http/app-env.ts'
import { streamBackup } from './stream-backup.ts'

/** A reader that has stopped would keep everybody else from the embedded database. */
const PATIENCE_MS = 15_000

const socketIn = (dataDir: string) => join(dataDir, 'backup.sock')

/**
 * An embedded database is open to one process only, so while that runs, it has to be asked for a backup: on a socket
 * in the data folder, which only the folder's owner can open.
 */
export function offerBackups(services: Services, patienceMs = PATIENCE_MS): () => void {
  // On Windows no folder protects a pipe: everybody on the machine could read from it.
  if (process.platform === 'win32') return () => {}
  const path = socketIn(services.config.dataDir)
  // Left behind by a process that was killed: the folder is locked, so no process listens there.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    services.background.run(() => streamBackup(services, socket, patienceMs))
  })
  server.on('error', (error) => {
    services.log.warn({ err: describeError(error) }, 'backups need the server stopped')
  })
  server.listen(path)
  server.unref()
  return () => server.close()
}

export function askForBackup(dataDir: string): Socket {
  if (process.platform === 'win32') {
    throw new DatabaseRefused('On Windows an embedded database is backed up while its server is stopped.')
  }
  return connect(socketIn(dataDir))
}
