import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { digestChoices } from '#database/schema/digest-choices.ts'
import { mails } from '#database/schema/mails.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teams } from '#database/schema/teams.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { smtpMail } from '#server/mail/smtp.ts'
import { stillDue } from '#server/reminder/still-due.ts'
import { withApp } from '#tests/support/app-test.ts'
import {
  choose,
  counts,
  digestAt,
  digestsTo,
  namesIn,
  staffedSquad,
  toldOf,
} from '#tests/support/digested-squad.ts'
import { at, DAY, giveDayOff, type MailedApp, speaks, startMailedApp } from '#tests/support/reminded-squad.ts'
import type { Someone } from '#tests/support/someone.ts'

const test = withApp(startMailedApp)

test('of a staff of four the three who want it get one mail once the form has closed, with exactly those who are missing', async ({
  app,
}) => {
  const names = Array.from({ length: 24 }, (_, n) => `Athlete ${n}`)
  const { athletes, answer, staff } = await staffedSquad(app, names)
  const { owner, coach, medical, viewer } = staff
  for (const athlete of athletes.slice(6)) await answer(athlete)
  for (const one of [owner, coach, viewer]) await choose(one, { byMail: true })
  await digestAt(app, ['09:59:59'])
  expect(counts(app, [owner, coach, medical, viewer])).toEqual([0, 0, 0, 0])
  for (const time of ['10:00:00', '10:01:00', '10:59:00', '11:30:00']) await digestAt(app, [time])
  expect(counts(app, [owner, coach, medical, viewer])).toEqual([1, 1, 0, 1])
  for (const one of [owner, coach, viewer]) {
    const [mail] = digestsTo(app, one)
    expect(mail?.subject).toMatch(/: 18 of 24 answered$/)
    expect(namesIn(mail!.text)).toEqual(names.slice(0, 6))
    expect(mail?.text).toContain('for Monday 16 November is closed: 18 of 24 answered.')
    expect(mail?.links[0]).toBe(`http://plimsoll.test/manager/dashboard?team=${owner.team.id}`)
    // But for the names, and the token, which is random.
    expect(mail?.text.replaceAll(/^- .*$/gm, '').split('token=')[0]).not.toMatch(/Sleep|\b4\b/)
  }
})

test('who has a day off is missed by nobody, and counted once they answer; where all have one there is nothing to tell', async ({
  app,
}) => {
  const { athletes, answer, staff } = await staffedSquad(app, ['Ada', 'Ben', 'Cleo'])
  await choose(staff.owner, { byMail: true })
  app.setClock(() => at('07:00:00'))
  for (const athlete of athletes.slice(0, 2)) await giveDayOff(staff.owner, athlete)
  for (const athlete of athletes) await giveDayOff(staff.owner, athlete, '2026-11-17')
  await answer(athletes[0]!)
  await digestAt(app, ['10:00:00'])
  await digestAt(app, ['10:00:00', '2026-11-17'])
  const told = digestsTo(app, staff.owner).map(({ subject, text }) => [subject.split(': ')[1], namesIn(text)])
  expect(told).toEqual([['1 of 2 answered', ['Cleo']]])
})

test('two servers at the same moment send each mail once', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  for (const one of [staff.owner, staff.viewer]) await choose(one, { byMail: true })
  app.setClock(() => at('10:00:00'))
  const queue = createMailQueue(
    app.db,
    smtpMail(app.smtp.url, 'p@plimsoll.test'),
    app.services.log,
    app.services.clock,
    stillDue(app.db),
  )
  const another = { ...app.services, mailQueue: queue }
  await Promise.all([app.services, another].map((services) => digestAt(app, ['10:00:00'], services)))
  expect(counts(app, [staff.owner, staff.viewer])).toEqual([1, 1])
  expect(await toldOf(app, staff.owner)).toHaveLength(2)
})

test('a server that slept for an hour sends nothing late', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  await choose(staff.owner, { byMail: true })
  await digestAt(app, ['11:00:00'])
  expect(counts(app, [staff.owner])).toEqual([0])
  await digestAt(app, ['10:59:00', '2026-11-17'])
  expect(counts(app, [staff.owner])).toEqual([1])
})

test('what SMTP does not take within the hour is not sent at all', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  await choose(staff.owner, { byMail: true })
  await app.smtp.stop()
  await digestAt(app, ['10:00:00'])
  await app.smtp.start()
  await digestAt(app, ['11:00:00'])
  expect(counts(app, [staff.owner])).toEqual([0])
  expect(await app.db.system.select().from(mails).where(eq(mails.accountId, staff.owner.id))).toEqual([])
})

test('a form over midnight has its digest in the morning, of the day on which it opened', async ({ app }) => {
  const { athletes, answer, staff } = await staffedSquad(app, ['Ada', 'Ben'])
  await staff.owner.team.put('/form-status', { openTime: '20:00', closeTime: '02:00', timeZone: 'UTC' })
  await choose(staff.owner, { byMail: true })
  await answer(athletes[0]!)
  await answer(athletes[1]!, '2026-11-17')
  await digestAt(app, ['23:59:00'])
  expect(counts(app, [staff.owner])).toEqual([0])
  await digestAt(app, ['02:00:00', '2026-11-17'])
  expect(namesIn(digestsTo(app, staff.owner)[0]!.text)).toEqual(['Ben'])
  expect((await toldOf(app, staff.owner)).map(({ day }) => day)).toEqual([DAY])
})

test('a form that is open all day has it when the day has changed', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  await staff.owner.team.put('/form-status', {
    openTime: '00:00',
    closeTime: '23:59',
    timeZone: 'Europe/Athens',
  })
  await choose(staff.owner, { byMail: true })
  await digestAt(app, ['21:59:00', '2026-11-18'])
  expect(counts(app, [staff.owner])).toEqual([0])
  await digestAt(app, ['22:00:00', '2026-11-18'])
  expect((await toldOf(app, staff.owner)).map(({ day }) => day)).toEqual(['2026-11-18'])
})

test('a form whose closing was brought forward has it at once', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  await choose(staff.owner, { byMail: true })
  app.setClock(() => at('09:00:00', '2026-11-19'))
  await staff.owner.team.put('/form-status', { openTime: '06:00', closeTime: '07:30', timeZone: 'UTC' })
  await digestAt(app, ['09:00:00', '2026-11-19'])
  expect(counts(app, [staff.owner])).toEqual([1])
})

test('who is off the staff has no choice left, and gets nothing that waits', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  const { owner, coach, viewer } = staff
  for (const one of [owner, coach, viewer]) await choose(one, { byMail: true })
  await owner.team.delete(`/staff/${viewer.id}`)
  await app.smtp.stop()
  await digestAt(app, ['10:00:00'])
  await coach.team.delete(`/staff/${coach.id}`)
  const ofTeam = eq(digestChoices.teamId, owner.team.id)
  expect(
    (await app.db.system.select().from(digestChoices).where(ofTeam)).map((row) => row.accountId),
  ).toEqual([owner.id])
  expect(await toldOf(app, owner)).toHaveLength(1)
  await app.smtp.start()
  await digestAt(app, ['10:05:00'])
  expect(counts(app, [owner, coach, viewer])).toEqual([1, 0, 0])
})

test.for([
  ['wants no mail any more', (_: MailedApp, who: Someone) => choose(who, { byPush: true })],
  [
    'is of a team that was archived',
    (app: MailedApp, who: Someone) =>
      app.db.system
        .update(teams)
        .set({ archivedAt: at('10:01:00') })
        .where(eq(teams.id, who.team.id)),
  ],
  [
    'lacks the second step that the team demands since',
    (app: MailedApp, who: Someone) =>
      app.db.system.update(teams).set({ demandsTwoStep: true }).where(eq(teams.id, who.team.id)),
  ],
] as const)('who %s gets nothing that waits', async ([, change], { app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  await choose(staff.owner, { byMail: true })
  await app.smtp.stop()
  await digestAt(app, ['10:00:00'])
  await change(app, staff.owner)
  await app.smtp.start()
  await digestAt(app, ['10:05:00'])
  expect(counts(app, [staff.owner])).toEqual([0])
})

test('who has not confirmed the address, whose team is archived or has no athletes is told nothing', async ({
  app,
}) => {
  const [unconfirmed, archived, empty] = [
    await staffedSquad(app, ['Ada']),
    await staffedSquad(app, ['Ben']),
    await staffedSquad(app, []),
  ]
  for (const { staff } of [unconfirmed, archived, empty]) await choose(staff.owner, { byMail: true })
  await app.db.system
    .update(profiles)
    .set({ emailVerified: false })
    .where(eq(profiles.id, unconfirmed.staff.owner.id))
  await app.db.system
    .update(teams)
    .set({ archivedAt: at('09:00:00') })
    .where(eq(teams.id, archived.staff.owner.team.id))
  await digestAt(app, ['10:00:00'])
  for (const { staff } of [unconfirmed, archived, empty]) expect(await toldOf(app, staff.owner)).toEqual([])
})

test('an answer about health alone is none for who does not see those', async ({ app }) => {
  const { athletes, staff } = await staffedSquad(app, ['Ada'])
  const teamId = staff.owner.team.id
  const [pain] = await app.db.system
    .insert(customMetrics)
    .values({ teamId, title: 'Pain', type: 'rating', audience: 'health' })
    .returning()
  await app.db.system
    .insert(metricResponses)
    .values({ athleteId: athletes[0]!.id, metricId: pain!.id, date: DAY, ratingValue: 2 })
  for (const one of [staff.medical, staff.viewer]) await choose(one, { byMail: true })
  await digestAt(app, ['10:00:00'])
  const said = [staff.medical, staff.viewer].map((one) => digestsTo(app, one)[0]!.text)
  expect(said.map((text) => namesIn(text))).toEqual([[], ['Ada']])
  expect(said[0]).toContain('Nobody is missing.')
  for (const text of said) expect(text).not.toContain('Pain')
})

test('it is in the reader’s language, and a name turns nothing round and carries no link', async ({
  app,
}) => {
  const { athletes, staff } = await staffedSquad(app, ['Ada', 'Ben', 'Cleo'])
  const rename = (id: string, fullName: string) =>
    app.db.system.update(profiles).set({ fullName }).where(eq(profiles.id, id))
  await rename(athletes[1]!.id, 'Ben \u202Egro.live\u202C\nSubject: x')
  await rename(athletes[2]!.id, 'https://evil.example/now')
  await choose(staff.owner, { byMail: true })
  await choose(staff.viewer, { byMail: true })
  await speaks(app, staff.owner, 'de')
  await speaks(app, staff.viewer, 'ar')
  await digestAt(app, ['10:00:00'])
  const [german] = digestsTo(app, staff.owner)
  expect(german?.subject).toMatch(/0 von 3 haben geantwortet/)
  expect(german?.text).not.toMatch(/\u202E|evil\.example/)
  expect(namesIn(german!.text)).toHaveLength(3)
  expect(digestsTo(app, staff.viewer)[0]?.text).toContain('- \u2068Ada\u2069')
})
