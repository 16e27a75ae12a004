import { expect } from 'vitest'
import { addDays } from '#domain/calendar/local-day.ts'
import { sendReminders } from '#server/jobs/send-reminders.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { smtpMail } from '#server/mail/smtp.ts'
import { stillDue } from '#server/reminder/still-due.ts'
import { withApp } from '#tests/support/app-test.ts'
import { addressesIn, at, notedOf, squadOf, startMailedApp } from '#tests/support/reminded-squad.ts'

const test = withApp(startMailedApp)

test('in twenty rounds of two servers, one of which is killed at any mail, before or after it is handed over, nobody is left out and nobody noted twice', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'Ben', 'Cleo'])
  const handOver = smtpMail(app.smtp.url, 'p@plimsoll.test')
  const ROUNDS = 20
  let killedAfter = 0
  for (let round = 0; round < ROUNDS; round++) {
    const day = addDays('2026-11-17', round)
    let taken = 0
    const gone = Promise.withResolvers<void>()
    const die = () => {
      gone.resolve()
      return new Promise<void>(() => {})
    }
    const dying = createMailQueue(
      app.db,
      async (mail) => {
        const isLast = taken++ === round % 3
        if (isLast && round % 2 === 0) return die()
        await handOver(mail)
        if (!isLast) return undefined
        killedAfter++
        return die()
      },
      app.services.log,
      app.services.clock,
      stillDue(app.db),
    )
    app.setClock(() => at('09:15:00', day))
    void sendReminders.run({ ...app.services, mailQueue: dying }, at('09:15:00', day)).then(gone.resolve)
    await sendReminders.run(app.services, at('09:15:00', day))
    await gone.promise
    app.setClock(() => at('09:18:00', day))
    await sendReminders.run(app.services, at('09:18:00', day))
  }
  const noted = await notedOf(app, coach)
  const perDay = Map.groupBy(noted, ({ day }) => day)
  expect(perDay.size).toBe(ROUNDS)
  for (const rows of perDay.values()) {
    expect(rows.map(({ athleteId, state }) => `${athleteId} ${state}`).toSorted()).toEqual(
      athletes.map(({ id }) => `${id} sent`).toSorted(),
    )
  }
  expect(addressesIn(app.smtp, athletes)).toHaveLength(ROUNDS * 3 + killedAfter)
})
