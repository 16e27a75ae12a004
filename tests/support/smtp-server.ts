import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#tests/support/free-port.ts'
import { parseMail } from '#tests/support/mail.ts'
import type { Mail } from '#tests/support/mail.ts'

export type SmtpServer = {
  url: string
  /** Every mail received so far, oldest first; kept across `stop` and `start`. */
  mails: Mail[]
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A real SMTP server that keeps what it receives; stopped and started again it listens on the same port. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const port = await freePort()
  const mails: Mail[] = []
  let running: SMTPServer | undefined

  const start = async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // Without a look-up of the client's name every connection is answered at once.
      disableReverseLookup: true,
      onData: (stream, _session, done) => {
        buffer(stream)
          .then(parseMail)
          .then((mail) => mails.push(mail))
          .then(() => done(), done)
      },
    })
    // A client that is killed resets its connection.
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    running = server
  }
  const stop = async () => {
    const server = running
    running = undefined
    if (server) await new Promise<void>((closed) => server.close(() => closed()))
  }

  await start()
  return { url: `smtp://127.0.0.1:${port}`, mails, stop, start }
}
