import { eq } from 'drizzle-orm'
import type { ServerResponse } from 'node:http'
import { expect } from 'vitest'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import { createPushQueue } from '#server/push/push-queue.ts'
import { type SendPush, sendPush } from '#server/push/send-push.ts'
import { vapidOf } from '#server/push/vapid.ts'
import { createKeys } from '#server/process/keys.ts'
import { stillDue } from '#server/reminder/still-due.ts'
import { withApp } from '#tests/support/app-test.ts'
import {
  agree,
  pushedSquad,
  type PushedApp,
  pushesTo,
  reachedBy,
  runAt,
  startPushedApp,
  waitingFor,
} from '#tests/support/pushed-squad.ts'
import { addressesIn } from '#tests/support/reminded-squad.ts'
import type { Someone } from '#tests/support/someone.ts'

const test = withApp(startPushedApp)

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end()
const devicesLeft = (app: PushedApp, { id }: Someone) =>
  app.db.system.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, id))

/** The app's services, sending in another way. */
const sending = (app: PushedApp, send: SendPush) => ({
  ...app.services,
  pushQueue: createPushQueue(app.db, send, app.services.log, app.services.clock, stillDue(app.db)),
})

test('a browser that no longer listens is forgotten, and the mail goes in the same run', async ({ app }) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada'])
  app.push.expire(devices[0]!)
  await runAt(app, '09:15:00')
  expect(await devicesLeft(app, athletes[0]!)).toEqual([])
  expect(addressesIn(app.smtp, athletes)).toEqual([athletes[0]!.email])
  expect(await reachedBy(app, coach)).toEqual(['mail sent'])
})

test('no mail goes if another device got it, or if the athlete wants none', async ({ app }) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Two devices', 'No mail'])
  const [two, none] = athletes
  two!.cookies.clear()
  await two!.signIn(two!.email)
  const other = await agree(app, two!)
  const quiet = { quietFrom: '22:00', quietTo: '06:00', timeZone: null }
  await none!.put('/api/account/reminders', { byMail: false, byPush: true, ...quiet })
  for (const device of devices) app.push.expire(device)
  await runAt(app, '09:15:00')
  expect(pushesTo(app, [other])).toEqual([1])
  expect(await devicesLeft(app, two!)).toHaveLength(1)
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  expect((await reachedBy(app, coach)).toSorted()).toEqual(['push dropped', 'push sent'])
})

test.for([500, 503, 429])(
  '%i is tried again, less and less often, until it succeeds',
  async (code, { app }) => {
    const { coach, athletes, devices } = await pushedSquad(app, ['Ada'])
    app.push.answerWith(status(code))
    for (const time of ['09:15:00', '09:16:00', '09:17:00', '09:18:00', '09:21:00']) await runAt(app, time)
    expect(await waitingFor(app, athletes[0]!)).toEqual([{ attempts: 3 }])
    app.push.answerWith(null)
    await runAt(app, '09:29:00')
    expect(pushesTo(app, devices)).toEqual([1])
    expect(addressesIn(app.smtp, athletes)).toEqual([])
    expect(await reachedBy(app, coach)).toEqual(['push sent'])
  },
)

test('a push service that fails until the form closes is not tried after that', async ({ app }) => {
  const { coach, athletes, devices } = await pushedSquad(app, ['Ada'])
  app.push.answerWith(status(500))
  for (const time of ['09:15:00', '09:17:00', '09:21:00', '09:29:00']) await runAt(app, time)
  app.push.answerWith(null)
  await runAt(app, '10:00:00')
  expect(pushesTo(app, devices)).toEqual([0])
  expect(addressesIn(app.smtp, athletes)).toEqual([])
  expect(await reachedBy(app, coach)).toEqual(['push dropped'])
  expect(await waitingFor(app, athletes[0]!)).toEqual([])
})

test('a push service that never answers is left after a time-out, and tried again', async ({ app }) => {
  const { athletes, devices } = await pushedSquad(app, ['Ada'])
  const { config, vapid } = app.services
  const impatient = sending(app, sendPush(config, vapid, 200))
  app.push.answerWith(() => {})
  await runAt(app, '09:15:00', impatient)
  expect(await waitingFor(app, athletes[0]!)).toEqual([{ attempts: 1 }])
  app.push.answerWith(null)
  await runAt(app, '09:17:00')
  expect(pushesTo(app, devices)).toEqual([1])
})

test('a redirection is not followed: the mail goes', async ({ app }) => {
  const { athletes, devices } = await pushedSquad(app, ['Ada'])
  const { offered } = (await athletes[0]!.get('/api/push')).body
  const elsewhere = await app.push.subscribe(offered!.publicKey)
  app.push.answerWith(status(307, { Location: elsewhere.endpoint }))
  await runAt(app, '09:15:00')
  expect(app.push.headersOf(devices[0]!)).toHaveLength(1)
  expect(app.push.headersOf(elsewhere)).toEqual([])
  expect(addressesIn(app.smtp, athletes)).toHaveLength(1)
})

test('an answer without an end is not read', async ({ app }) => {
  const { coach, athletes } = await pushedSquad(app, ['Ada'])
  let writtenBytes = 0
  app.push.answerWith((response) => {
    const piece = Buffer.alloc(1 << 20)
    response.writeHead(201)
    const pour = () => {
      while (!response.destroyed && writtenBytes < 1 << 28) {
        writtenBytes += piece.length
        if (!response.write(piece)) return
      }
    }
    response.on('drain', pour)
    pour()
  })
  await runAt(app, '09:15:00')
  expect(writtenBytes).toBeLessThan(1 << 26)
  expect(await reachedBy(app, coach)).toEqual(['push sent'])
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test.for([400, 401, 403, 413])(
  '%i would be said again: the mail goes, and the device stays',
  async (code, { app }) => {
    const { coach, athletes } = await pushedSquad(app, ['Ada'])
    app.push.answerWith(status(code))
    await runAt(app, '09:15:00')
    expect(addressesIn(app.smtp, athletes)).toHaveLength(1)
    expect(await devicesLeft(app, athletes[0]!)).toHaveLength(1)
    expect(await reachedBy(app, coach)).toEqual(['mail sent'])
  },
)

test('a browser that subscribed under the secret before is notified while that one counts', async ({
  app,
}) => {
  const { athletes, devices } = await pushedSquad(app, ['Ada'])
  const { config } = app.services
  const replaced = {
    authSecret: 'a new secret that is long enough for it',
    authSecretPrevious: config.authSecret,
  }
  const vapid = vapidOf(config, createKeys(replaced))
  await runAt(app, '09:15:00', sending(app, sendPush(config, vapid)))
  expect(pushesTo(app, devices)).toEqual([1])
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test('nothing is sent to what is no longer taken for a push service, or without an address of our own: the mail goes', async ({
  app,
}) => {
  const { config, vapid } = app.services
  for (const send of [sendPush({ ...config, pushServices: [] }, vapid), sendPush(config, 'no-address')]) {
    const { athletes, devices } = await pushedSquad(app, ['Ada'])
    await runAt(app, '09:15:00', sending(app, send))
    expect(app.push.headersOf(devices[0]!)).toEqual([])
    expect(addressesIn(app.smtp, athletes)).toHaveLength(1)
  }
})

test('a server that is killed while it sends leaves nobody without; what it repeats takes the place of the first', async ({
  app,
}) => {
  const { coach, devices } = await pushedSquad(app, ['Ada', 'Ben', 'Cleo', 'Dana', 'Eve', 'Finn'])
  const real = sendPush(app.services.config, app.services.vapid)
  const isSent = Promise.withResolvers<void>()
  // Sends and never comes back to note it, as a killed process does.
  const killed = sending(app, async (push) => {
    await real(push)
    isSent.resolve()
    return new Promise(() => {})
  })
  void runAt(app, '09:20:00', killed)
  await isSent.promise
  await runAt(app, '09:20:30')
  await runAt(app, '09:23:00')
  const counts = pushesTo(app, devices)
  expect(counts.filter((count) => count === 0 || count > 2)).toEqual([])
  // No more than were under way at that moment.
  expect(counts.filter((count) => count === 2).length).toBeLessThanOrEqual(4)
  const topics = devices.flatMap((device) => app.push.headersOf(device).map(({ topic }) => topic))
  expect(new Set(topics).size).toBe(1)
  expect(await reachedBy(app, coach)).toEqual(Array(6).fill('push sent'))
})
