import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Log } from '#server/log.ts'
import type { SendMail } from './mail.ts'

/** For a server without SMTP: each mail becomes one .eml file, and a line in the log says where. */
export function outboxMail(folder: string, from: string, log: Log): SendMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...mail })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
    )
    // Renamed into place: whoever watches the folder never reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
    log.info({ file }, 'mail written to the outbox')
  }
}
