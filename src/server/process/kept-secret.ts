import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '#database/sync-folder.ts'

export const secretFile = (dataDir: string) => join(dataDir, 'auth-secret')

/** The secret, if it is one that is kept with the data and not somewhere else. */
export function keptSecret({ dataDir, authSecret }: { dataDir: string; authSecret: string }): string | null {
  const file = secretFile(dataDir)
  return existsSync(file) && readFileSync(file, 'utf8') === authSecret ? authSecret : null
}

/** Made once and kept with the data it protects. It appears whole or not at all: half a secret would protect nothing. */
export function ownSecret(dataDir: string): string {
  const file = secretFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const unfinished = writeBeside(file, randomBytes(32).toString('hex'))
    try {
      linkSync(unfinished, file)
    } catch (error) {
      // Another process on the same folder was faster; the folder lock will tell it or us.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      unlinkSync(unfinished)
    }
  }
  return readFileSync(file, 'utf8')
}

/** The one of a backup, in place of the one that is there. */
export async function replaceSecret(dataDir: string, secret: string) {
  const file = secretFile(dataDir)
  renameSync(writeBeside(file, secret), file)
  await syncFolder(dataDir)
}

function writeBeside(file: string, text: string): string {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text, { mode: 0o600, flush: true })
  return unfinished
}
