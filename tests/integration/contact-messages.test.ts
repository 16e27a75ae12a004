import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { rows } from '#tests/support/rows.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const atEnd: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end()
})

async function start(environment: Record<string, string> = {}) {
  const app = await startTestApp({ CONTACT_EMAIL: 'hello@plimsoll.test', ...environment })
  atEnd.push(app.stop)
  const client = createClient(app.origin)
  return { app, send: (body: unknown, headers = {}) => client.post('/api/contact-messages', body, headers) }
}

const written = { name: 'Marta Vidal', email: 'Marta@club.example', message: 'May we try it?\n\nMarta' }

test('a message reaches the configured address and is answered to its sender', async () => {
  const { app, send } = await start()
  const reply = await send(written)
  expect([reply.status, reply.body]).toEqual([202, { success: true }])
  const mails = await app.outbox()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: ['hello@plimsoll.test'],
    replyTo: ['Marta@club.example'],
    subject: 'New Contact Form Message from Marta Vidal',
  })
  for (const part of ['Name: Marta Vidal', 'Email: Marta@club.example', 'May we try it?\n\nMarta']) {
    expect(mails[0]?.text.replaceAll('\r\n', '\n')).toContain(part)
  }
})

test('whatever is missing, malformed or too long is refused and sends nothing', async () => {
  const { app, send } = await start()
  const wrong: [object, string][] = [
    [{ name: '' }, 'name: Please fill in all fields'],
    [{ name: ' \r\n ' }, 'name: Please fill in all fields'],
    [{ email: ' ' }, 'email: Please fill in all fields'],
    [{ message: ' \n ' }, 'message: Please fill in all fields'],
    [{ email: 'marta@club' }, 'email: Please enter a valid email address'],
    [{ email: 'a@b.example, c@d.example' }, 'email: Please enter a valid email address'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email: Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email: '],
    [{ name: 'n'.repeat(121) }, 'name: '],
    [{ message: 'm'.repeat(5001) }, 'message: '],
    [{ message: 'nul \u0000' }, 'Please check'],
    [{ key: 'not a key' }, 'key: '],
    [{ name: undefined }, 'name: '],
    [{ message: 7 }, 'message: '],
  ]
  for (const [change, message] of wrong) {
    const reply = await send({ ...written, email: `${randomUUID()}@club.example`, ...change })
    expect([change, reply.status, reply.body.code]).toEqual([change, 400, 'invalid-input'])
    expect(reply.body.message).toContain(message)
  }
  expect((await send({ ...written, message: 'm'.repeat(70_000) })).status).toBe(413)
  expect(await app.outbox()).toEqual([])
})

test('a program that fills in the field no person sees gets the same answer, and nothing is sent', async () => {
  const { app, send } = await start()
  const honest = await send(written)
  const caught = await send({ ...written, subject: 'Cheap shoes' })
  expect([caught.status, caught.body]).toEqual([honest.status, honest.body])
  expect(await app.outbox()).toHaveLength(1)
  expect(await rows(app.db.system, sql`select 1 from mails`)).toHaveLength(1)
})

test('a sender is stopped after five messages, an address after a hundred, and each says for how long', async () => {
  const { send } = await start({ TRUSTED_PROXIES: '127.0.0.1' })
  const from = (host: string) => ({ 'X-Forwarded-For': host })
  for (let round = 0; round < 5; round++) {
    expect((await send(written, from('203.0.113.9'))).status).toBe(202)
  }
  // Anybody can write under an address that is not theirs.
  expect((await send(written, from('203.0.113.10'))).status).toBe(202)
  const sixth = await send({ ...written, email: 'MARTA@club.example' }, from('203.0.113.9'))
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too-many-attempts'])
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(3000)

  const statuses = await Promise.all(
    Array.from({ length: 101 }, (_, n) =>
      send({ ...written, email: `r${n}@club.example` }, from('198.51.100.7')),
    ),
  )
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('a name or a message can add no header and no recipient', async () => {
  const smtp = await startSmtpServer()
  atEnd.push(smtp.stop)
  const { app, send } = await start({ SMTP_URL: smtp.url })
  const name = 'Eve\r\nBcc: victim@example.org\u2028\r\n\r\nbody'
  expect(
    (await send({ ...written, name, message: '.\r\nRCPT TO:<victim@example.org>\r\n.\r\n' })).status,
  ).toBe(202)
  await app.services.background.settled()
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toMatchObject({
    to: ['hello@plimsoll.test'],
    replyTo: ['Marta@club.example'],
    subject: 'New Contact Form Message from Eve Bcc: victim@example.org body',
  })
})

test('a message sent while SMTP is down is kept and delivered once when it is up again', async () => {
  const smtp = await startSmtpServer()
  atEnd.push(smtp.stop)
  const { app, send } = await start({ SMTP_URL: smtp.url })
  await smtp.stop()
  expect((await send(written)).status).toBe(202)
  await app.services.background.settled()
  expect(smtp.mails).toHaveLength(0)
  expect(await rows(app.db.system, sql`select reply_to from mails where sent_at is null`)).toHaveLength(1)

  await smtp.start()
  app.setClock(() => new Date(Date.now() + 3 * 60_000))
  const { mailQueue } = app.services
  await Promise.all([mailQueue.deliver(), mailQueue.deliver()])
  await mailQueue.deliver()
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['New Contact Form Message from Marta Vidal'])
  const kept = await rows(app.db.system, sql`select text, sent_at is not null as sent from mails`)
  expect(kept).toEqual([{ text: '', sent: true }])
})

test('a message whose answer got lost is sent again and delivered once', async () => {
  const { app, send } = await start()
  const keyed = { ...written, key: randomUUID() }
  const replies = [await send(keyed), ...(await Promise.all([send(keyed), send(keyed)]))]
  expect(replies.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await app.outbox()).toHaveLength(1)
})
