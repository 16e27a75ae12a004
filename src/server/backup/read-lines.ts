import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BadBackup } from '#database/backup/backup-format.ts'

/** The lines of a backup file. */
export async function* readLines(file: string): AsyncIterable<string> {
  const gunzip = createGunzip()
  const read = pipeline(createReadStream(file), gunzip, () => {})
  try {
    yield* createInterface({ input: read, crlfDelay: Infinity })
    if (gunzip.errored) throw gunzip.errored
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BadBackup(`There is no file ${file}.`)
    if (code?.startsWith('Z_'))
      throw new BadBackup('This is no backup, or a damaged one. No row was changed.')
    throw error
  }
}
