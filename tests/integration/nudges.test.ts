import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { mails } from '#database/schema/mails.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { reminderChoices } from '#database/schema/reminder-choices.ts'
import { reminders } from '#database/schema/reminders.ts'
import { sendReminders } from '#server/jobs/send-reminders.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { withApp } from '#tests/support/app-test.ts'
import { colleagueOf } from '#tests/support/member-of.ts'
import {
  addressesIn,
  at,
  DAY,
  giveDayOff,
  type MailedApp,
  notedOf,
  squadOf,
  startMailedApp,
} from '#tests/support/reminded-squad.ts'
import type { Someone } from '#tests/support/someone.ts'

const test = withApp(startMailedApp)

const NOBODY = { sent: 0, answered: 0, off: 0, nudgedBefore: 0, unreachable: 0 }

test('one tap nudges all who have not answered, and all of the staff see who was nudged when and by whom', async ({
  app,
}) => {
  const { coach, athletes, answer } = await squadOf(app, ['Ada', 'Ben', 'Cleo'])
  const viewer = await colleagueOf(app, coach, { duty: 'viewer' })
  await answer(athletes[0]!)
  app.setClock(() => at('08:12:00'))
  expect((await coach.team.post('/nudges')).body).toEqual({ ...NOBODY, sent: 2 })
  await app.services.background.settled()
  const missing = athletes.slice(1)
  expect(addressesIn(app.smtp, athletes).toSorted()).toEqual(missing.map(({ email }) => email).toSorted())
  const { isOpen, nudges } = (await viewer.team.get('/nudges')).body
  expect(isOpen).toBe(true)
  expect(nudges.map(({ athleteId }) => athleteId).toSorted()).toEqual(missing.map(({ id }) => id).toSorted())
  expect(nudges[0]).toMatchObject({ at: '2026-11-16T08:12:00.000Z', byName: 'Kim Coach' })
})

test('of one athlete no other hears', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'Ben'])
  app.setClock(() => at('08:00:00'))
  const athleteIds = [athletes[1]!.id]
  expect((await coach.team.post('/nudges', { athleteIds })).body).toEqual({ ...NOBODY, sent: 1 })
  await app.services.background.settled()
  expect(addressesIn(app.smtp, athletes)).toEqual([athletes[1]!.email])
})

test('who has a day off cannot be nudged, and is no news among all', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'Ben'])
  app.setClock(() => at('08:00:00'))
  const [ada] = athletes
  await giveDayOff(coach, ada!)
  const named = await coach.team.post('/nudges', { athleteIds: [ada!.id] })
  expect(named.body).toEqual({ ...NOBODY, off: 1 })
  expect((await coach.team.post('/nudges')).body).toEqual({ ...NOBODY, sent: 1 })
  await app.services.background.settled()
  expect(addressesIn(app.smtp, athletes)).toEqual([athletes[1]!.email])
})

test('an athlete is nudged once a day, whoever of the staff taps, also at the same moment', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Ada', 'Ben'])
  const colleague = await colleagueOf(app, coach, { duty: 'coach' })
  app.setClock(() => at('06:30:00'))
  const replies = await Promise.all(
    [coach, colleague, coach, colleague].map(({ team }) => team.post('/nudges')),
  )
  expect(replies.map(({ body }) => body.sent).filter((sent) => sent > 0)).toEqual([2])
  app.setClock(() => at('09:45:00'))
  expect((await colleague.team.post('/nudges')).body).toEqual({ ...NOBODY, nudgedBefore: 2 })
  await app.services.background.settled()
  expect(addressesIn(app.smtp, athletes)).toHaveLength(2)
  app.setClock(() => at('08:00:00', '2026-11-17'))
  expect((await coach.team.post('/nudges')).body).toEqual({ ...NOBODY, sent: 2 })
})

test('nudges count towards the two of a day', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  await coach.team.put('/reminders', { beforeClosingMin: 45, atOpening: true })
  app.setClock(() => at('06:00:00'))
  await sendReminders.run(app.services, at('06:00:00'))
  app.setClock(() => at('08:00:00'))
  expect((await coach.team.post('/nudges')).body.sent).toBe(1)
  app.setClock(() => at('09:15:00'))
  await sendReminders.run(app.services, at('09:15:00'))
  expect((await notedOf(app, coach)).map(({ kind }) => kind)).toEqual(['opening', 'nudge'])
  expect(addressesIn(app.smtp, athletes)).toHaveLength(2)
})

test('whoever wants no mail, sleeps or has had enough is unreachable, and the staff cannot tell which', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Off', 'Asleep', 'Enough', 'Reached'])
  const [off, asleep, enough] = athletes
  const base = { changedAt: at('06:00:00') }
  await app.db.system.insert(reminderChoices).values([
    { ...base, athleteId: off!.id, byMail: false },
    { ...base, athleteId: asleep!.id, quietFrom: '07:00:00', quietTo: '09:00:00' },
  ])
  const sent = { teamId: coach.team.id, day: '2026-11-16', channel: 'mail', state: 'sent' } as const
  await app.db.system.insert(reminders).values(
    (['opening', 'closing'] as const).map((kind) => ({
      ...sent,
      kind,
      athleteId: enough!.id,
      dueAt: at('06:00:00'),
      sentAt: at('06:00:00'),
    })),
  )
  app.setClock(() => at('08:00:00'))
  expect((await coach.team.post('/nudges')).body).toEqual({ ...NOBODY, sent: 1, unreachable: 3 })
  for (const { id } of [off!, asleep!, enough!]) {
    const { body } = await coach.team.post('/nudges', { athleteIds: [id] })
    expect(body).toEqual({ ...NOBODY, unreachable: 1 })
  }
})

test('who has answered meanwhile is said so; athletes of another team are nobody', async ({ app }) => {
  const { coach, athletes, answer } = await squadOf(app, ['Ada'])
  const other = await squadOf(app, ['Stranger'])
  app.setClock(() => at('08:00:00'))
  await answer(athletes[0]!)
  const athleteIds = [athletes[0]!.id, other.athletes[0]!.id]
  expect((await coach.team.post('/nudges', { athleteIds })).body).toEqual({ ...NOBODY, answered: 1 })
  await app.services.background.settled()
  expect(addressesIn(app.smtp, other.athletes)).toEqual([])
})

/** A coach who sees no health, and the answer to a question about it. */
async function healthUnseen(app: MailedApp, coach: Someone) {
  const [metric] = await app.db.system
    .insert(customMetrics)
    .values({ teamId: coach.team.id, title: 'Pain', type: 'rating', audience: 'health' })
    .returning()
  return {
    trainer: await colleagueOf(app, coach, { duty: 'coach', seesHealth: false }),
    answerOfHealth: ({ id: athleteId }: Someone) =>
      app.db.system
        .insert(metricResponses)
        .values({ athleteId, metricId: metric!.id, date: DAY, ratingValue: 2 }),
  }
}

test('that an answer about health is in is not told to who does not see health', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  const { trainer, answerOfHealth } = await healthUnseen(app, coach)
  await answerOfHealth(athletes[0]!)
  app.setClock(() => at('08:00:00'))
  const athleteIds = [athletes[0]!.id]
  expect((await trainer.team.post('/nudges', { athleteIds })).body).toEqual({ ...NOBODY, unreachable: 1 })
  expect((await coach.team.post('/nudges', { athleteIds })).body).toEqual({ ...NOBODY, answered: 1 })
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test('nor by what is said of who was nudged before or has a day off', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Nudged', 'Nudged, and answers', 'Off', 'Off, and answers'])
  const { trainer, answerOfHealth } = await healthUnseen(app, coach)
  const [nudged, nudgedAnswers, off, offAnswers] = athletes
  app.setClock(() => at('08:00:00'))
  const athleteIds = [nudged!.id, nudgedAnswers!.id]
  expect((await trainer.team.post('/nudges', { athleteIds })).body.sent).toBe(2)
  await app.services.background.settled()
  for (const athlete of [off!, offAnswers!]) await giveDayOff(coach, athlete)
  for (const athlete of [nudgedAnswers!, offAnswers!]) await answerOfHealth(athlete)
  app.setClock(() => at('09:00:00'))
  const saidOf = async ({ id }: Someone) =>
    (await trainer.team.post('/nudges', { athleteIds: [id] })).body as object
  expect(await saidOf(nudgedAnswers!)).toEqual({ ...NOBODY, nudgedBefore: 1 })
  expect(await saidOf(nudgedAnswers!)).toEqual(await saidOf(nudged!))
  expect(await saidOf(offAnswers!)).toEqual({ ...NOBODY, off: 1 })
  expect(await saidOf(offAnswers!)).toEqual(await saidOf(off!))
})

test('nor by a nudge that the answer stopped on its way', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  const { trainer, answerOfHealth } = await healthUnseen(app, coach)
  await app.smtp.stop()
  app.setClock(() => at('08:00:00'))
  expect((await trainer.team.post('/nudges')).body).toEqual({ ...NOBODY, sent: 1 })
  await app.services.background.settled()
  await answerOfHealth(athletes[0]!)
  await app.smtp.start()
  app.setClock(() => at('08:05:00'))
  await sendReminders.run(app.services, at('08:05:00'))
  expect(await notedOf(app, coach)).toMatchObject([{ kind: 'nudge', state: 'dropped' }])
  expect((await trainer.team.get('/nudges')).body.nudges).toHaveLength(1)
  expect((await trainer.team.post('/nudges')).body).toEqual({ ...NOBODY, nudgedBefore: 1 })
  expect(addressesIn(app.smtp, athletes)).toEqual([])
})

test.for(['05:59:00', '10:00:00'])(
  'at %s the form is closed and nobody can be nudged',
  async (time, { app }) => {
    const { coach } = await squadOf(app, ['Ada'])
    app.setClock(() => at(time))
    const reply = await coach.team.post('/nudges')
    expect([reply.status, reply.body.code]).toEqual([409, 'form-not-open'])
    expect((await coach.team.get('/nudges')).body).toEqual({ isOpen: false, nudges: [] })
  },
)

test('who may not run the team nudges nobody and changes no reminders', async ({ app }) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  app.setClock(() => at('08:00:00'))
  for (const duty of ['medical', 'viewer'] as const) {
    const colleague = await colleagueOf(app, coach, { duty })
    expect((await colleague.team.post('/nudges')).body.code).toBe('wrong-duty')
    const settings = { beforeClosingMin: 0, atOpening: false }
    expect((await colleague.team.put('/reminders', settings)).body.code).toBe('wrong-duty')
  }
  expect((await athletes[0]!.team.post('/nudges')).body.code).toBe('wrong-role')
  expect(await notedOf(app, coach)).toEqual([])
})

test('what is noted of reminders is deleted after 30 days, and with it that a mail was sent', async ({
  app,
}) => {
  const { coach, athletes } = await squadOf(app, ['Ada'])
  app.setClock(() => at('08:00:00'))
  await coach.team.post('/nudges')
  await app.services.background.settled()
  const messages = retentionJobs.find(({ name }) => name === 'delete-old-messages')!
  await messages.run(app.services, at('08:00:00', '2026-12-16'))
  expect(await notedOf(app, coach)).toHaveLength(1)
  await messages.run(app.services, at('08:00:01', '2026-12-16'))
  expect(await notedOf(app, coach)).toEqual([])
  expect(await app.db.system.select().from(mails).where(eq(mails.accountId, athletes[0]!.id))).toEqual([])
})
