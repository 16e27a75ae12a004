import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { smtpMail } from '#server/mail/smtp.ts'
import { createClient } from '#tests/support/client.ts'
import { rows } from '#tests/support/rows.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const atEnd: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end()
})

async function appWithSmtp() {
  const smtp = await startSmtpServer()
  atEnd.push(smtp.stop)
  const app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Plimsoll <hello@plimsoll.test>' })
  atEnd.push(app.stop)
  return { smtp, app, client: createClient(app.origin) }
}

const minutesLater = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

test('with SMTP an account is confirmed by the mailed link before the first sign-in', async () => {
  const { smtp, app, client } = await appWithSmtp()
  const registered = await client.register({ email: 'new@example.org', fullName: 'New One' })
  expect(registered.body).toEqual({ next: 'confirmation-pending' })
  await app.services.background.settled()

  const early = await client.signIn('new@example.org')
  expect([early.status, early.body.code]).toEqual([403, 'email-not-confirmed'])
  expect((await client.signIn('new@example.org', 'wrong password')).status).toBe(401)

  const [mail] = smtp.mails
  expect(mail).toMatchObject({ from: 'hello@plimsoll.test', to: ['new@example.org'] })
  const link = new URL(mail?.links[0] ?? 'missing:')
  expect(link.origin + link.pathname).toBe('http://plimsoll.test/auth/callback')
  const token = link.searchParams.get('token')
  expect((await client.post('/api/accounts/confirmation', { token: `${token}x` })).status).toBe(400)
  expect((await client.post('/api/accounts/confirmation', { token })).status).toBe(204)
  expect((await client.signIn('new@example.org')).status).toBe(200)
})

test('signing in before confirming sends a new link, but not without end', async () => {
  const { smtp, app, client } = await appWithSmtp()
  await client.register({ email: 'again@example.org' })
  const statuses: number[] = []
  for (let round = 0; round < 6; round++) statuses.push((await client.signIn('again@example.org')).status)
  await app.services.background.settled()
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  expect(smtp.mails).toHaveLength(6)
})

test('a mail written while SMTP is down is delivered once when it is up again', async () => {
  const { smtp, app, client } = await appWithSmtp()
  await smtp.stop()
  expect((await client.register({ email: 'patient@example.org' })).status).toBe(201)
  await app.services.background.settled()
  await app.services.mailQueue.deliver()
  expect(smtp.mails).toHaveLength(0)

  await smtp.start()
  app.setClock(minutesLater(3))
  await Promise.all([app.services.mailQueue.deliver(), app.services.mailQueue.deliver()])
  await app.services.mailQueue.deliver()
  expect(smtp.mails.map(({ to }) => to)).toEqual([['patient@example.org']])
})

test('ten processes that deliver at the same time send each mail once', async () => {
  const { smtp, app } = await appWithSmtp()
  const { services } = app
  for (let n = 0; n < 12; n++)
    await services.mailQueue.add({ to: `r${n}@example.org`, subject: 's', text: 't' })
  const send = smtpMail(smtp.url, 'hello@plimsoll.test')
  const processes = Array.from({ length: 10 }, () =>
    createMailQueue(app.db, send, services.log, services.clock, async () => true),
  )
  await Promise.all(processes.map((queue) => queue.deliver()))
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, n) => `r${n}@example.org`).toSorted(),
  )
})

test('the text of a mail, with its link, is forgotten once it has left', async () => {
  const { app, client } = await appWithSmtp()
  await client.register({ email: 'forget@example.org' })
  await app.services.background.settled()
  const stored = await rows(app.db.system, sql`select text, sent_at is not null as sent from mails`)
  expect(stored).toEqual([{ text: '', sent: true }])
})

test('a name can’t add a header, another recipient or lines of its own to a mail', async () => {
  const { smtp, app, client } = await appWithSmtp()
  await client.register({ email: 'inject@example.org', fullName: 'A\r\nBcc: victim\r\n\r\nbody' })
  await app.services.background.settled()
  expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['inject@example.org'])
  expect(smtp.mails[0]?.text).toContain('Hello A Bcc: victim body,\n')
})

test('to another machine no mail goes unencrypted, unless that is asked for', async () => {
  const smtp = await startSmtpServer()
  atEnd.push(smtp.stop)
  // Reaches this machine, and is none of its names.
  const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0')
  const mail = { id: 'one', to: 'ida@example.org', subject: 'A link', text: 'https://plimsoll.test/join' }
  await expect(smtpMail(elsewhere, 'hello@plimsoll.test')(mail)).rejects.toThrow('STARTTLS')
  expect(smtp.mails).toEqual([])
  await smtpMail(`${elsewhere}?requireTLS=false`, 'hello@plimsoll.test')(mail)
  await smtpMail(smtp.url, 'hello@plimsoll.test')(mail)
  expect(smtp.mails).toHaveLength(2)
})
