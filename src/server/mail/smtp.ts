import nodemailer from 'nodemailer'
import { isOnThisMachine } from '#server/process/this-machine.ts'
import { composed, type SendMail } from './mail.ts'

const TIMEOUT_MS = 15_000

/**
 * A mailed link opens an account, so mail to another machine goes encrypted or not at all: an attacker in between
 * could otherwise hide that the server offers encryption. `?requireTLS=false` in the URL allows a relay without it.
 */
export function smtpMail(smtpUrl: string, from: string): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !isOnThisMachine(smtpUrl),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return async (mail) => {
    await transport.sendMail({ from, ...composed(mail) })
  }
}
