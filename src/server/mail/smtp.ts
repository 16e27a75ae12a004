import nodemailer from 'nodemailer'
import type { SendMail } from './mail.ts'

const TIMEOUT_MS = 15_000

export function smtpMail(smtpUrl: string, from: string): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return async ({ id: _, ...mail }) => {
    await transport.sendMail({ from, ...mail })
  }
}
