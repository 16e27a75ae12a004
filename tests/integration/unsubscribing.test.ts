import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails } from '#database/schema/mails.ts'
import { reminderChoices } from '#database/schema/reminder-choices.ts'
import { profiles } from '#database/schema/profiles.ts'
import { sendReminders } from '#server/jobs/send-reminders.ts'
import { withApp } from '#tests/support/app-test.ts'
import { createClient } from '#tests/support/client.ts'
import { at, type MailedApp, squadOf, startMailedApp } from '#tests/support/reminded-squad.ts'
import type { Someone } from '#tests/support/someone.ts'

const test = withApp(startMailedApp)

async function reminded(app: MailedApp) {
  const { athletes } = await squadOf(app, ['Ada', 'Ben'])
  app.setClock(() => at('09:15:00'))
  await sendReminders.run(app.services, at('09:15:00'))
  const [athlete, mate] = athletes as [Someone, Someone]
  const mail = app.smtp.mails.find(({ to }) => to.includes(athlete.email))!
  const [, address = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? []
  return { athlete, mate, mail, link: new URL(address) }
}

const wantsMail = async (athlete: Someone) =>
  (await athlete.get('/api/account/reminders')).body.reminders.byMail

test('the button of a mail program ends the mails with one POST, without a session and from any origin', async ({
  app,
}) => {
  const { athlete, mate, mail, link } = await reminded(app)
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail.links.at(-1)).toBe(link.href)
  expect(link.origin + link.pathname).toBe('http://plimsoll.test/unsubscribe')
  const opened = await fetch(`${app.origin}${link.pathname}${link.search}`)
  expect(opened.status).not.toBe(204)
  expect(await wantsMail(athlete)).toBe(true)
  const pressed = await fetch(`${app.origin}${link.pathname}${link.search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(204)
  expect(await wantsMail(athlete)).toBe(false)
  expect(await wantsMail(mate)).toBe(true)
})

test('the page does the same, and leaves the quiet hours as they are', async ({ app }) => {
  const { athlete, link } = await reminded(app)
  await athlete.put('/api/account/reminders', {
    byMail: true,
    byPush: true,
    quietFrom: '21:00',
    quietTo: '07:30',
    timeZone: null,
  })
  const visitor = createClient(app.origin)
  const reply = await visitor.post('/api/unsubscriptions', { token: link.searchParams.get('token') })
  expect(reply.status).toBe(204)
  expect((await athlete.get('/api/account/reminders')).body.reminders).toEqual({
    byMail: false,
    byPush: true,
    quietFrom: '21:00',
    quietTo: '07:30',
    timeZone: null,
  })
})

test('a token that is not one of ours ends nothing; one of an account that is gone does no harm', async ({
  app,
}) => {
  const { athlete, mate, link } = await reminded(app)
  const token = link.searchParams.get('token') ?? ''
  const visitor = createClient(app.origin)
  const [ofAthlete, ofMate] = [athlete.id, mate.id].map((id) => Buffer.from(id).toString('base64url'))
  const forged = [
    '',
    'x',
    ofMate,
    token.replace(ofAthlete!.slice(0, 40), ofMate!.slice(0, 40)),
    `${token.slice(0, -4)}AAAA`,
  ]
  for (const one of forged) {
    const reply = await visitor.post('/api/unsubscriptions', { token: one })
    expect([one, reply.status, reply.body.code]).toEqual([one, 400, 'unsubscribe-link-invalid'])
  }
  expect(
    await app.db.system.select().from(reminderChoices).where(eq(reminderChoices.athleteId, mate.id)),
  ).toEqual([])
  await app.db.system.delete(profiles).where(eq(profiles.id, athlete.id))
  expect((await visitor.post('/api/unsubscriptions', { token })).status).toBe(204)
})

test('the link is forgotten once the mail has left', async ({ app }) => {
  const { athlete } = await reminded(app)
  const [stored] = await app.db.system.select().from(mails).where(eq(mails.accountId, athlete.id))
  expect(stored).toMatchObject({ text: '', unsubscribeUrl: null })
})

test.for([
  [{ byMail: true, byPush: true, quietFrom: '22:00', quietTo: '22:00', timeZone: null }, 422],
  [{ byMail: true, byPush: true, quietFrom: '25:00', quietTo: '06:00', timeZone: null }, 400],
  [{ byMail: true, byPush: true, quietFrom: '22:00', quietTo: '06:00', timeZone: 'Nowhere/At_All' }, 400],
  [{ byMail: false, byPush: true, quietFrom: '22:00', quietTo: '06:00', timeZone: 'Europe/Athens' }, 200],
] as const)('the choices %j are answered with %s', async ([choices, status], { app }) => {
  const { athletes } = await squadOf(app, ['Ada'])
  expect((await athletes[0]!.put('/api/account/reminders', choices)).status).toBe(status)
})
