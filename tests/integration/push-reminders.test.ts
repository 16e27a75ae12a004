import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
import { createPushQueue } from '#server/push/push-queue.ts'
import { sendPush } from '#server/push/send-push.ts'
import { stillDue } from '#server/reminder/still-due.ts'
import { withApp } from '#tests/support/app-test.ts'
import {
  agree,
  pushedSquad,
  pushesTo,
  reachedBy,
  runAt,
  startPushedApp,
  waitingFor,
} from '#tests/support/pushed-squad.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { addressesIn, at, DAY, speaks, squadOf } from '#tests/support/reminded-squad.ts'

const test = withApp(startPushedApp)

const later = (response: { writeHead: (status: number) => { end: () => void } }) =>
  response.writeHead(503).end()

test('of 24 athletes the six who have not answered are notified once each, and get no mail', async ({
  app,
}) => {
  const names = Array.from({ length: 24 }, (_, n) => `Athlete ${n}`)
  const { coach, athletes, devices, answer } = await pushedSquad(app, names)
  for (const athlete of athletes.slice(6)) await answer(athlete)
  for (const time of ['09:14:59', '09:15:00', '09:16:00', '09:50:00']) await runAt(app, time)
  expect(pushesTo(app, devices)).toEqual([...Array(6).fill(1), ...Array(18).fill(0)])
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  expect(await reachedBy(app, coach)).toEqual(Array(6).fill('push sent'))
})

test('what is pushed says, in the reader’s language, that a form waits and until when, and nothing else', async ({
  app,
}) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada', 'Ben Teammate'])
  await speaks(app, athletes[0]!, 'ar')
  await runAt(app, '09:15:00')
  const [arabic] = app.push.messagesOf(devices[0]!)
  const [english] = app.push.messagesOf(devices[1]!)
  const navigate = 'https://plimsoll.test/athlete/dashboard'
  const tag = `check-in:${coach.team.id}:${DAY}`
  expect(english).toEqual({
    web_push: 8030,
    notification: {
      title: 'Your check-in is still open',
      body: 'You can answer until 10:00.',
      navigate,
      tag,
      lang: 'en',
      dir: 'ltr',
    },
  })
  expect(arabic?.notification).toMatchObject({ navigate, tag, lang: 'ar', dir: 'rtl' })
  expect(arabic?.notification.body).toContain('10:00')
  expect(JSON.stringify(arabic?.notification.body)).not.toMatch(/Sleep|Ada|Ben|\b4\b/)
})

test('of a form that was opened by hand after its close time they say that it takes answers until the day ends', async ({
  app,
}) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada', 'Wants mail'])
  const byMail = { byMail: true, byPush: false, quietFrom: '22:00', quietTo: '06:00', timeZone: null }
  await athletes[1]!.put('/api/account/reminders', byMail)
  app.setClock(() => at('12:00:00'))
  await coach.team.put('/form-status/open', { open: true })
  app.setClock(() => at('12:30:00'))
  expect((await coach.team.post('/nudges')).body.sent).toBe(2)
  await app.services.background.settled()
  expect(app.push.messagesOf(devices[0]!)[0]?.notification.body).toContain('until 23:59')
  const [mail] = app.smtp.mails.filter(({ to }) => to.includes(athletes[1]!.email))
  expect(mail?.text).toContain('until 23:59')
})

test('a push service keeps it for a phone that is off until the form closes, and puts a later one in its place', async ({
  app,
}) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada'])
  await coach.team.put('/reminders', { beforeClosingMin: 45, atOpening: true })
  await runAt(app, '06:00:00')
  await runAt(app, '09:15:00')
  const [opening, closing] = app.push.headersOf(devices[0]!)
  expect([opening?.ttl, closing?.ttl]).toEqual(['14340', '2640'])
  expect(opening?.topic).toMatch(/^[\w-]{32}$/)
  expect(closing?.topic).toBe(opening?.topic)
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test('a push service keeps it no longer than until the quiet hours begin', async ({ app }) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada'])
  await coach.team.put('/form-status', { openTime: '06:00', closeTime: '23:59', timeZone: 'UTC' })
  app.setClock(() => at('21:50:00'))
  expect((await coach.team.post('/nudges')).body.sent).toBe(1)
  await app.services.background.settled()
  expect(app.push.headersOf(devices[0]!)[0]?.ttl).toBe('600')
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test('who wants no notifications any more, between the reminder and its notification, gets none', async ({
  app,
}) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada'])
  app.push.answerWith(later)
  await runAt(app, '09:15:00')
  app.push.answerWith(null)
  const choices = { byPush: false, quietFrom: '22:00', quietTo: '06:00', timeZone: null }
  await athletes[0]!.put('/api/account/reminders', { ...choices, byMail: false })
  await runAt(app, '09:20:00')
  expect(pushesTo(app, devices)).toEqual([0])
  expect(await reachedBy(app, coach)).toEqual(['push dropped'])
})

test('who has no device, or wants no notifications, gets the mail as before; who wants neither, nothing', async ({
  app,
}) => {
  const { athletes, devices } = await pushedSquad(app, ['Wants mail', 'Wants nothing'])
  const without = await squadOf(app, ['No device'])
  const [mail, nothing] = athletes
  const choices = { byPush: false, quietFrom: '22:00', quietTo: '06:00', timeZone: null }
  await mail!.put('/api/account/reminders', { ...choices, byMail: true })
  await nothing!.put('/api/account/reminders', { ...choices, byMail: false })
  await runAt(app, '09:15:00')
  expect(pushesTo(app, devices)).toEqual([0, 0])
  expect(addressesIn(app.smtp, athletes)).toEqual([mail!.email])
  expect(addressesIn(app.smtp, without.athletes)).toHaveLength(1)
})

test('every device of an athlete is notified, and in quiet hours none', async ({ app }) => {
  const { athletes, devices } = await pushedSquad(app, ['Two devices', 'Asleep'])
  const [ada, asleep] = athletes
  ada!.cookies.clear()
  await ada!.signIn(ada!.email)
  devices.push(await agree(app, ada!))
  const quiet = { quietFrom: '09:00', quietTo: '10:00', timeZone: 'UTC' }
  await asleep!.put('/api/account/reminders', { byMail: true, byPush: true, ...quiet })
  await runAt(app, '09:15:00')
  expect(pushesTo(app, devices)).toEqual([1, 0, 1])
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test('a nudge is pushed at once', async ({ app }) => {
  const { coach, devices } = await pushedSquad(app, ['Ada'])
  app.setClock(() => at('08:00:00'))
  expect((await coach.team.post('/nudges', {})).body).toMatchObject({ sent: 1 })
  await app.services.background.settled()
  expect(app.push.messagesOf(devices[0]!)[0]?.notification.body).toMatch(/^Your staff ask for it\./)
})

test('an answer that comes between the reminder and its notification stops it', async ({ app }) => {
  const { coach, athletes, devices, answer } = await pushedSquad(app, ['Ada'])
  app.push.answerWith(later)
  await runAt(app, '09:15:00')
  await answer(athletes[0]!)
  app.push.answerWith(null)
  await runAt(app, '09:20:00')
  expect(pushesTo(app, devices)).toEqual([0])
  expect(await reachedBy(app, coach)).toEqual(['push dropped'])
  expect(await waitingFor(app, athletes[0]!)).toEqual([])
})

test('who signs out before the notification leaves gets the mail in its place', async ({ app }) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Signs out', 'Is not seen for too long'])
  app.push.answerWith(later)
  await runAt(app, '09:15:00')
  await athletes[0]!.delete('/api/session')
  await app.db.system
    .update(authSessions)
    .set({ expiresAt: at('09:16:00') })
    .where(eq(authSessions.userId, athletes[1]!.id))
  app.push.answerWith(null)
  await runAt(app, '09:20:00')
  expect(pushesTo(app, devices)).toEqual([0, 0])
  expect(addressesIn(app.smtp, athletes)).toHaveLength(2)
  expect(await reachedBy(app, coach)).toEqual(['mail sent', 'mail sent'])
})

test('a device that changes hands gets nothing that was meant for the account before, which gets the mail', async ({
  app,
}) => {
  const { athletes, devices } = await pushedSquad(app, ['Ada'])
  app.push.answerWith(later)
  await runAt(app, '09:15:00')
  const sibling = await memberOf(app)
  const { endpoint, keys } = devices[0]!
  expect((await sibling.put('/api/push/device', { endpoint, keys })).status).toBe(204)
  app.push.answerWith(null)
  await runAt(app, '09:20:00')
  expect(pushesTo(app, devices)).toEqual([0])
  expect(addressesIn(app.smtp, athletes)).toHaveLength(1)
})

test('two servers that remind at the same moment notify nobody twice', async ({ app }) => {
  const { devices, athletes } = await pushedSquad(app, ['Ada', 'Ben', 'Cleo', 'Dana', 'Eve', 'Finn'])
  const { services } = app
  const another = {
    ...services,
    pushQueue: createPushQueue(
      app.db,
      sendPush(services.config, services.vapid),
      services.log,
      services.clock,
      stillDue(app.db),
    ),
  }
  await Promise.all([runAt(app, '09:20:00'), runAt(app, '09:20:00', another)])
  expect(pushesTo(app, devices)).toEqual([1, 1, 1, 1, 1, 1])
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})
