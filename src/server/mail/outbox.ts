import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { syncFolder } from '#database/sync-folder.ts'
import type { Config } from '#server/process/config.ts'
import type { Log } from '#server/process/log.ts'
import { composed, type SendMail } from './mail.ts'

export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')

/** For a server without SMTP: each mail becomes one .eml file, and a line in the log says where. */
export function outboxMail(folder: string, from: string, log: Log): SendMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...composed(mail) })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
    // Renamed into place: a program that watches the folder never reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    await syncFolder(folder)
    log.info({ file }, 'mail written to the outbox')
  }
}

/** Deletes what was written of a mail, also an unfinished file. */
export async function removeFromOutbox(folder: string, mailId: string) {
  for (const file of await filesIn(folder)) {
    if (file.includes(mailId)) await rm(join(folder, file), { force: true })
  }
}

/** Deletes the mails written before `keptFrom`, by the time in their name: a copied file has a new one of its own. */
export async function clearOutbox(folder: string, keptFrom: Date) {
  for (const file of await filesIn(folder)) {
    const writtenAt = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-.+\.eml(?:\.part)?$/.exec(file)
    if (!writtenAt) continue
    const [, hour, minute, second] = writtenAt
    if (new Date(`${hour}:${minute}:${second}`) < keptFrom) await rm(join(folder, file), { force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
