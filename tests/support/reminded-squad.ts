import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { reminders } from '#database/schema/reminders.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { Locale } from '#domain/language/locale.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { SmtpServer } from '#tests/support/smtp-server.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

export type MailedApp = TestApp & { smtp: SmtpServer }

/** An app whose mails go to a real SMTP server that the test holds in its hands. */
export async function startMailedApp(): Promise<MailedApp> {
  const smtp = await startSmtpServer()
  const app = await startTestApp({ SMTP_URL: smtp.url })
  return {
    ...app,
    smtp,
    stop: async () => {
      await app.stop()
      await smtp.stop()
    },
  }
}

/** The form of every squad below. */
export const OPENS = '06:00'
export const CLOSES = '10:00'
export const DAY = '2026-11-16'
export const at = (time: string, day = DAY) => new Date(`${day}T${time}Z`)

/** A coach's team with one question, whose form is open from 06:00 to 10:00 UTC, and athletes with confirmed addresses. */
export async function squadOf(app: TestApp, names: string[]) {
  const coach = await memberOf(app, { role: 'manager', fullName: 'Kim Coach' })
  const athletes: Someone[] = []
  for (const fullName of names) athletes.push(await memberOf(app, { fullName, coach }))
  const ids = athletes.map(({ id }) => id)
  await app.db.system
    .update(profiles)
    .set({ emailVerified: true })
    .where(inArray(profiles.id, [coach.id, ...ids]))
  const teamId = coach.team.id
  const [metric] = await app.db.system
    .insert(customMetrics)
    .values({ teamId, title: 'Sleep quality', type: 'rating' })
    .returning()
  await coach.team.put('/form-status', { openTime: OPENS, closeTime: CLOSES, timeZone: 'UTC' })
  const answer = (athlete: Someone, date = DAY) =>
    app.db.system
      .insert(metricResponses)
      .values({ athleteId: athlete.id, metricId: metric!.id, date, ratingValue: 4 })
  return { coach, athletes, answer }
}

/** That day, and no other. */
export async function giveDayOff(coach: Someone, athlete: Someone, firstDay: LocalDay = DAY) {
  const reply = await coach.team.put(`/absences/${randomUUID()}` as '/absences/:id', {
    athleteId: athlete.id,
    status: 'off',
    offKind: 'holiday',
    firstDay,
    backOn: addDays(firstDay, 1),
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
}

export const speaks = (app: TestApp, { id }: Someone, locale: Locale) =>
  app.db.system.update(profiles).set({ locale }).where(eq(profiles.id, id))

/** What is noted of the reminders of a team, the oldest first. */
export const notedOf = ({ db }: TestApp, { team }: Someone) =>
  db.system
    .select({
      athleteId: reminders.athleteId,
      kind: reminders.kind,
      state: reminders.state,
      day: reminders.day,
    })
    .from(reminders)
    .where(eq(reminders.teamId, team.id))
    .orderBy(reminders.dueAt, reminders.id)

export const addressesIn = (smtp: SmtpServer, people: Someone[]) =>
  smtp.mails.flatMap(({ to }) => to).filter((address) => people.some(({ email }) => email === address))
