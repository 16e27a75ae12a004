import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { mails } from '#database/schema/mails.ts'
import { reminderChoices } from '#database/schema/reminder-choices.ts'
import { reminders } from '#database/schema/reminders.ts'
import { sendReminders } from '#server/jobs/send-reminders.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { smtpMail } from '#server/mail/smtp.ts'
import { stillDue } from '#server/reminder/still-due.ts'
import { withApp } from '#tests/support/app-test.ts'
import { takeOffTeam } from '#tests/support/member-of.ts'
import {
  addressesIn,
  at,
  DAY,
  giveDayOff,
  type MailedApp,
  notedOf,
  speaks,
  squadOf,
  startMailedApp,
} from '#tests/support/reminded-squad.ts'

const test = withApp(startMailedApp)

async function runAt(app: MailedApp, ...moment: Parameters<typeof at>) {
  app.setClock(() => at(...moment))
  await sendReminders.run(app.services, at(...moment))
}

test('of 24 athletes the six who have not answered get a mail each, 45 minutes before closing, and no other one', async ({
  app,
}) => {
  const { coach, athletes, answer } = await squadOf(
    app,
    Array.from({ length: 24 }, (_, n) => `Athlete ${n}`),
  )
  for (const athlete of athletes.slice(6)) await answer(athlete)
  const missing = athletes.slice(0, 6).map(({ email }) => email)
  await runAt(app, '09:14:59')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  for (const time of ['09:15:00', '09:16:00', '09:50:00']) await runAt(app, time)
  expect(addressesIn(app.smtp, athletes).toSorted()).toEqual(missing.toSorted())
  expect((await notedOf(app, coach)).map(({ kind, state }) => `${kind} ${state}`)).toEqual(
    Array.from({ length: 6 }, () => 'closing sent'),
  )
})

test('who has a day off is not reminded, nor if it is given while the mail waits; who is out is', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'Ben', 'Cleo', 'Dee'])
  const [ada, ben, cleo, dee] = athletes
  app.setClock(() => at('07:00:00'))
  await giveDayOff(coach, ada!)
  await giveDayOff(coach, ben!, '2026-11-17')
  await cleo!.put(`/api/absences/${randomUUID()}`, { status: 'out', firstDay: DAY })
  await app.smtp.stop()
  await runAt(app, '09:15:00')
  await giveDayOff(coach, dee!)
  await app.smtp.start()
  await runAt(app, '09:50:00')
  expect(addressesIn(app.smtp, athletes).toSorted()).toEqual([ben!.email, cleo!.email].toSorted())
})

test('two servers that remind at the same moment send each mail once', async ({ app }) => {
  const { athletes } = await squadOf(app, ['Ada', 'Ben', 'Cleo'])
  app.setClock(() => at('09:20:00'))
  const queue = createMailQueue(
    app.db,
    smtpMail(app.smtp.url, 'p@plimsoll.test'),
    app.services.log,
    app.services.clock,
    stillDue(app.db),
  )
  const another = { ...app.services, mailQueue: queue }
  await Promise.all([app.services, another].map((services) => sendReminders.run(services, at('09:20:00'))))
  expect(addressesIn(app.smtp, athletes).toSorted()).toEqual(athletes.map(({ email }) => email).toSorted())
})

test('a server that is killed between taking a mail and noting it leaves nobody without and nobody noted twice', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'Ben', 'Cleo'])
  app.setClock(() => at('09:20:00'))
  const isTaken = Promise.withResolvers<void>()
  // Takes one and never comes back, as a killed process does.
  const killed = createMailQueue(
    app.db,
    () => {
      isTaken.resolve()
      return new Promise(() => {})
    },
    app.services.log,
    app.services.clock,
    stillDue(app.db),
  )
  void sendReminders.run({ ...app.services, mailQueue: killed }, at('09:20:00'))
  await isTaken.promise
  await runAt(app, '09:20:30')
  expect(addressesIn(app.smtp, athletes)).toHaveLength(2)
  await runAt(app, '09:23:00')
  expect(addressesIn(app.smtp, athletes).toSorted()).toEqual(athletes.map(({ email }) => email).toSorted())
  expect((await notedOf(app, coach)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
})

test('a server that was down at the minute reminds as soon as it is up, and not after closing', async ({
  app,
}) => {
  const early = await squadOf(app, ['Ada'])
  await runAt(app, '09:59:00')
  expect(addressesIn(app.smtp, early.athletes)).toHaveLength(1)
  const late = await squadOf(app, ['Ben'])
  await runAt(app, '10:00:00')
  expect(addressesIn(app.smtp, late.athletes)).toEqual([])
  expect(await notedOf(app, late.coach)).toEqual([])
})

test('an answer that comes between the reminder and its mail stops it', async ({ app }) => {
  const { coach, athletes, answer } = await squadOf(app, ['Ada'])
  await app.smtp.stop()
  await runAt(app, '09:15:00')
  await app.smtp.start()
  await answer(athletes[0]!)
  await runAt(app, '09:20:00')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  expect((await notedOf(app, coach)).map(({ state }) => state)).toEqual(['dropped'])
  expect(await app.db.system.select().from(mails).where(eq(mails.accountId, athletes[0]!.id))).toEqual([])
})

test('a mail that SMTP refuses is tried again until the form closes, and then dropped', async ({ app }) => {
  const [patient, unlucky] = [await squadOf(app, ['Ada']), await squadOf(app, ['Ben'])]
  await app.smtp.stop()
  for (const time of ['09:15:00', '09:17:00', '09:21:00']) await runAt(app, time)
  const [waiting] = await app.db.system
    .select()
    .from(mails)
    .where(eq(mails.accountId, patient.athletes[0]!.id))
  expect(waiting).toMatchObject({ attempts: 3, sentAt: null })
  await unlucky.coach.team.put('/form-status', { openTime: '06:00', closeTime: '09:25', timeZone: 'UTC' })
  await app.smtp.start()
  await runAt(app, '09:30:00')
  expect(addressesIn(app.smtp, patient.athletes)).toHaveLength(1)
  expect(addressesIn(app.smtp, unlucky.athletes)).toEqual([])
  expect((await notedOf(app, unlucky.coach)).map(({ state }) => state)).toEqual(['dropped'])
})

test('who leaves the team, or wants no mail, between the reminder and its mail gets none', async ({
  app,
}) => {
  const { athletes } = await squadOf(app, ['Ada', 'Ben'])
  await app.smtp.stop()
  await runAt(app, '09:15:00')
  await app.smtp.start()
  await takeOffTeam(app.db, athletes[0]!.id)
  await app.db.system
    .insert(reminderChoices)
    .values({ athleteId: athletes[1]!.id, byMail: false, changedAt: at('09:16:00') })
  await runAt(app, '09:20:00')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test('in quiet hours, of the athlete’s own zone, nobody is reminded; once they end, if the form is still open', async ({
  app,
}) => {
  const { athletes } = await squadOf(app, ['Here', 'In New York', 'Sleeping in'])
  const [, away, late] = athletes
  const quiet = { quietFrom: '22:00:00', quietTo: '06:00:00', changedAt: at('06:00:00') } as const
  await app.db.system.insert(reminderChoices).values([
    { athleteId: away!.id, ...quiet, timeZone: 'America/New_York' },
    { athleteId: late!.id, ...quiet, quietTo: '09:30:00' },
  ])
  await runAt(app, '09:15:00')
  expect(addressesIn(app.smtp, athletes)).toEqual([athletes[0]!.email])
  await runAt(app, '09:30:00')
  await runAt(app, '09:59:00')
  expect(addressesIn(app.smtp, athletes)).toEqual([athletes[0]!.email, late!.email])
})

test('a team and an athlete who have chosen nothing: once, 45 minutes before the night', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'In New York'])
  await app.db.system.delete(dailyFormStatus).where(eq(dailyFormStatus.teamId, coach.team.id))
  await athletes[1]!.put('/api/account/reminders', {
    byMail: true,
    byPush: true,
    quietFrom: '22:00',
    quietTo: '06:00',
    timeZone: 'America/New_York',
  })
  await runAt(app, '21:14:59')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  for (const time of ['21:15:00', '21:16:00', '22:00:00']) await runAt(app, time)
  expect(addressesIn(app.smtp, athletes)).toEqual([athletes[0]!.email])
  for (const time of ['23:15:00', '23:50:00']) await runAt(app, time)
  expect(addressesIn(app.smtp, athletes)).toEqual(athletes.map(({ email }) => email))
})

test('whose quiet hours begin before the mail is sent gets none', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  await app.smtp.stop()
  await runAt(app, '09:15:00')
  await app.smtp.start()
  await app.db.system.insert(reminderChoices).values({
    athleteId: athletes[0]!.id,
    quietFrom: '09:20:00',
    quietTo: '12:00:00',
    changedAt: at('09:16:00'),
  })
  await runAt(app, '09:20:00')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  expect((await notedOf(app, coach)).map(({ state }) => state)).toEqual(['dropped'])
})

test('whose quiet hours begin before the mail is sent, and end before the form closes, gets one then', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  await app.db.system.insert(reminderChoices).values({
    athleteId: athletes[0]!.id,
    quietFrom: '09:20:00',
    quietTo: '09:40:00',
    changedAt: at('06:00:00'),
  })
  await app.smtp.stop()
  await runAt(app, '09:15:00')
  await app.smtp.start()
  for (const time of ['09:20:00', '09:39:00']) await runAt(app, time)
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  for (const time of ['09:40:00', '09:41:00', '09:59:00']) await runAt(app, time)
  expect(addressesIn(app.smtp, athletes)).toHaveLength(1)
  expect(await notedOf(app, coach)).toMatchObject([{ kind: 'closing', state: 'sent' }])
})

test('a mail that waits until the form is that of the next day is dropped', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  await coach.team.put('/form-status', { openTime: '06:00', closeTime: '05:59', timeZone: 'UTC' })
  await coach.team.put('/reminders', { beforeClosingMin: 0, atOpening: false })
  await app.smtp.stop()
  app.setClock(() => at('09:15:00'))
  expect((await coach.team.post('/nudges')).body.sent).toBe(1)
  await app.services.background.settled()
  await app.smtp.start()
  await runAt(app, '09:15:00', '2026-11-17')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  expect((await notedOf(app, coach)).map(({ state }) => state)).toEqual(['dropped'])
})

test('nobody gets more than two a day over all teams', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  const other = await squadOf(app, [])
  const before = {
    athleteId: athletes[0]!.id,
    teamId: other.coach.team.id,
    day: '2026-11-16',
    channel: 'mail',
  } as const
  await app.db.system.insert(reminders).values([
    { ...before, kind: 'opening', state: 'sent', sentAt: at('06:00:00'), dueAt: at('06:00:00') },
    { ...before, kind: 'closing', state: 'sent', sentAt: at('07:00:00'), dueAt: at('07:00:00') },
  ])
  await runAt(app, '09:15:00')
  expect(await notedOf(app, coach)).toEqual([])
  await runAt(app, '09:15:00', '2026-11-17')
  expect(addressesIn(app.smtp, athletes)).toHaveLength(1)
})

test('a team chooses when: at opening too, another time before closing, or never', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  expect((await coach.team.get('/reminders')).body).toEqual({
    reminders: { beforeClosingMin: 45, atOpening: false },
  })
  const chosen = { beforeClosingMin: 90, atOpening: true }
  expect((await coach.team.put('/reminders', chosen)).body).toEqual({ reminders: chosen })
  for (const time of ['06:00:00', '06:20:00', '08:29:59']) await runAt(app, time)
  expect(
    app.smtp.mails.filter(({ to }) => to.includes(athletes[0]!.email)).map(({ subject }) => subject),
  ).toEqual(['Your check-in is open'])
  await runAt(app, '08:30:00')
  expect((await notedOf(app, coach)).map(({ kind }) => kind)).toEqual(['opening', 'closing'])
  await coach.team.put('/reminders', { beforeClosingMin: 0, atOpening: false })
  await runAt(app, '09:30:00', '2026-11-17')
  expect(addressesIn(app.smtp, athletes)).toHaveLength(2)
  expect((await coach.team.put('/reminders', { beforeClosingMin: 7, atOpening: false })).status).toBe(400)
})

test('the mail is in the reader’s language and says nothing but that a form waits', async ({ app }) => {
  const { athletes } = await squadOf(app, ['Ada', 'Ben Teammate'])
  await speaks(app, athletes[0]!, 'de')
  await runAt(app, '09:15:00')
  const [mail] = app.smtp.mails.filter(({ to }) => to.includes(athletes[0]!.email))
  expect(mail?.subject).toBe('Dein Check-in ist noch offen')
  expect(mail?.text).toContain('Hallo Ada,')
  expect(mail?.text).toContain('10:00')
  // What comes after it is random.
  expect(mail?.text.split('token=')[0]).not.toMatch(/Sleep|Schlaf|Ben|\b4\b/)
  expect(mail?.links[0]).toBe('http://plimsoll.test/athlete/dashboard')
})
