import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { writeBackup } from '#database/backup/write-backup.ts'
import { keptSecret } from '#server/process/kept-secret.ts'
import type { Services } from '#server/http/app-env.ts'

type Source = Pick<Services, 'config' | 'db' | 'files' | 'clock'>

/** Writes a backup to `output` and ends it; gives up if `output` takes nothing for `patienceMs`. */
export async function streamBackup(
  { config, db, files, clock }: Source,
  output: Writable,
  patienceMs?: number,
): Promise<void> {
  const gzip = createGzip()
  const broken = new AbortController()
  const written = pipeline(gzip, output)
  written.catch((error: unknown) => broken.abort(error))

  async function unlessStuck(taken: Promise<unknown>) {
    const giveUp = () => output.destroy(new Error('Nobody took what was read for a backup'))
    const waiting = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs)
    await taken.finally(() => clearTimeout(waiting))
  }

  await writeBackup(db, { madeAt: clock(), secret: keptSecret(config), getFile: files.get }, async (line) => {
    broken.signal.throwIfAborted()
    if (!gzip.write(`${line}\n`)) await unlessStuck(once(gzip, 'drain', { signal: broken.signal }))
  }).catch((error: Error) => {
    gzip.destroy(error)
    throw error
  })
  gzip.end()
  await unlessStuck(written)
}
