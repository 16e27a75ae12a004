import { eq } from 'drizzle-orm'
import { pushNotices } from '#database/schema/push-notices.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import { reminders } from '#database/schema/reminders.ts'
import { sendReminders } from '#server/jobs/send-reminders.ts'
import type { Services } from '#server/http/app-env.ts'
import { PUSHING } from '#tests/support/push-device.ts'
import { type PushedDevice, type PushService, startPushService } from '#tests/support/push-service.ts'
import { at, type MailedApp, squadOf } from '#tests/support/reminded-squad.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp } from '#tests/support/test-app.ts'

export type PushedApp = MailedApp & { push: PushService }

/** An app whose notifications and mails go to servers that the test holds in its hands. */
export async function startPushedApp(): Promise<PushedApp> {
  const [smtp, push] = [await startSmtpServer(), await startPushService()]
  const app = await startTestApp({ ...PUSHING, SMTP_URL: smtp.url, PUSH_SERVICES: push.origin })
  return {
    ...app,
    smtp,
    push,
    stop: async () => {
      await app.stop()
      await smtp.stop()
      await push.stop()
    },
  }
}

/** Agrees to be notified in the browser that they are signed in with. */
export async function agree(app: PushedApp, athlete: Someone): Promise<PushedDevice> {
  const { offered } = (await athlete.get('/api/push')).body
  const device = await app.push.subscribe(offered!.publicKey)
  const { endpoint, keys } = device
  const { status } = await athlete.put('/api/push/device', { endpoint, keys })
  if (status !== 204) throw new Error(`the device was not taken: ${status}`)
  return device
}

/** A squad of whom each has one device. */
export async function pushedSquad(app: PushedApp, names: string[]) {
  app.push.answerWith(null)
  const squad = await squadOf(app, names)
  const devices: PushedDevice[] = []
  for (const athlete of squad.athletes) devices.push(await agree(app, athlete))
  return { ...squad, devices }
}

export async function runAt(app: PushedApp, time: string, services: Services = app.services) {
  app.setClock(() => at(time))
  await sendReminders.run(services, at(time))
}

export const pushesTo = ({ push }: PushedApp, devices: PushedDevice[]) =>
  devices.map((device) => push.messagesOf(device).length)

/** How each of a team was reached, and whether. */
export async function reachedBy({ db }: PushedApp, { team }: Someone) {
  const rows = await db.system.select().from(reminders).where(eq(reminders.teamId, team.id))
  return rows.map(({ channel, state }) => `${channel} ${state}`)
}

/** What waits to be sent to an account. */
export const waitingFor = ({ db }: PushedApp, { id }: Someone) =>
  db.system
    .select({ attempts: pushNotices.attempts })
    .from(pushNotices)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushNotices.subscriptionId))
    .where(eq(pushSubscriptions.accountId, id))
