import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { invitations } from '#database/schema/invitations.ts'
import { localDayIn } from '#domain/calendar/local-day.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import type { Someone } from '#tests/support/someone.ts'
import { inviteFrom, join, teamOf, preview } from '#tests/support/team-calls.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let coach: Someone

test.beforeAll(async ({ app }) => {
  coach = await newCoach(app)
})

const newCoach = (app: TestApp, fullName = 'Marta Kowalczyk', timeZone = 'Europe/Athens') =>
  memberOf(app, { role: 'manager', fullName, timeZone })

const athlete = (app: TestApp, email?: string) => memberOf(app, email ? { email } : {})

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('a team link', () => {
  test('takes an athlete onto the team, and stays for the next one', async ({ app }) => {
    const code = await inviteFrom(coach)
    for (const person of [await athlete(app), await athlete(app)]) {
      expect(await join(person, code)).toEqual([200, 'Marta Kowalczyk'])
      expect(await teamOf(person)).toBe(coach.team.id)
      const team = { id: coach.team.id, name: 'Marta Kowalczyk’s team', duty: 'athlete', seesHealth: false }
      // A page from before there were teams looks for a manager.
      expect(await person.profile()).toMatchObject({ teams: [team], managerId: coach.team.id })
      expect((await person.get('/api/manager')).body.manager).toMatchObject({ id: coach.id })
    }
  })

  test('writes the blank row of today, on the team’s calendar and once', async ({ app }) => {
    const code = await inviteFrom(await newCoach(app, 'Far East', 'Pacific/Kiritimati'))
    const person = await athlete(app)
    await app.db.system
      .insert(dailyMetrics)
      .values({ athleteId: person.id, date: '2020-01-01', notes: 'old' })
    expect((await join(person, code))[0]).toBe(200)
    const days = await app.db.system
      .select()
      .from(dailyMetrics)
      .where(eq(dailyMetrics.athleteId, person.id))
      .orderBy(dailyMetrics.date)
    expect(days).toMatchObject([
      { notes: 'old' },
      {
        date: localDayIn('Pacific/Kiritimati', new Date()),
        sleepHours: 0,
        stressLevel: 0,
        fatigueLevel: 0,
        sorenessLevel: 0,
        nutritionRating: 0,
        notes: '',
      },
    ])
  })

  test('still joins when the blank row is there already, or cannot be written', async ({ app }) => {
    const code = await inviteFrom(coach)
    const [again, refused] = [await athlete(app), await athlete(app)]
    const today = localDayIn('Europe/Athens', new Date())
    await app.db.system.insert(dailyMetrics).values({ athleteId: again.id, date: today, notes: 'kept' })
    expect((await join(again, code))[0]).toBe(200)
    await app.db.system.execute(sql`alter table daily_metrics add constraint full_up check (false) not valid`)
    expect((await join(refused, code))[0]).toBe(200)
    await app.db.system.execute(sql`alter table daily_metrics drop constraint full_up`)
    expect(await teamOf(refused)).toBe(coach.team.id)
  })

  test('taken by fifty at once takes each of them exactly once', async ({ app }) => {
    const manager = await newCoach(app)
    const code = await inviteFrom(manager)
    const people: Someone[] = []
    // Ten at a time: hashing fifty passwords at once is another test.
    while (people.length < 50) people.push(...(await times(10, () => athlete(app))))
    const replies = await Promise.all(people.map((person) => join(person, code)))
    expect(replies).toEqual(people.map(() => [200, 'Marta Kowalczyk']))
    const team = (await manager.team.get('/athletes')).body.athletes
    expect(team.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  })
})

test('the question names the team and who works for it, and only to who may join with the code', async ({
  app,
}) => {
  const manager = await newCoach(app)
  const { id: teamId } = manager.team
  for (const [fullName, duty] of [
    ['Vi', 'viewer'],
    ['Phil', 'medical'],
    ['Jon', 'coach'],
  ] as const) {
    const { id } = await memberOf(app, { role: 'manager', fullName })
    await app.db.system
      .insert(teamStaff)
      .values({ teamId, accountId: id, duty, seesHealth: duty === 'medical' })
  }
  const code = await inviteFrom(manager)
  const person = await athlete(app)
  const { body } = await person.post('/api/join/preview', { code })
  expect(body).toMatchObject({
    teamName: 'Marta Kowalczyk’s team',
    staff: [
      { fullName: 'Marta Kowalczyk', duty: 'owner' },
      { fullName: 'Jon', duty: 'coach' },
      { fullName: 'Phil', duty: 'medical' },
      { fullName: 'Vi', duty: 'viewer' },
    ],
  })
  const staffShownTo = async (actor: string | null, held: string, at = new Date()) =>
    asActor(app.db, actor, (tx) =>
      rows(tx, sql`select full_name from staff_of_invitation(${held}, ${at.toISOString()}::timestamptz)`),
    )
  expect(await staffShownTo(person.id, code)).toHaveLength(4)
  expect(await staffShownTo(person.id, code.slice(1))).toEqual([])
  expect(await staffShownTo(person.id, code, new Date('2100-01-01'))).toEqual([])
  expect(await staffShownTo(null, code)).toEqual([])
  const forAnother = await inviteFrom(manager, 'another@example.org')
  expect(await staffShownTo(person.id, forAnother)).toEqual([])
})

describe('an invitation made out to an address', () => {
  test('refuses another account, works for the right one, and then no more', async ({ app }) => {
    const [right, wrong] = [await athlete(app, 'right@example.org'), await athlete(app, 'wrong@example.org')]
    const code = await inviteFrom(coach, 'RIGHT@example.org')
    const refused = [403, 'This invitation was made out to another e-mail address.']
    expect(await join(wrong, code)).toEqual(refused)
    expect(await teamOf(wrong)).toBeNull()
    expect((await join(right, code))[0]).toBe(200)
    expect(await join(wrong, code)).toEqual([404, 'Invalid invitation code'])
    expect(await app.db.system.$count(invitations, eq(invitations.status, 'accepted'))).toBe(1)
  })

  test('used twenty times at the same moment, by two accounts, takes one once', async ({ app }) => {
    const email = 'sought@example.org'
    const people = [await athlete(app, email), await athlete(app)]
    const code = await inviteFrom(coach, email)
    const replies = (await Promise.all(people.map((person) => times(10, () => join(person, code))))).flat()
    expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
    expect(await teamOf(people[0]!)).toBe(coach.team.id)
    expect(await teamOf(people[1]!)).toBeNull()
  })
})

test('the question before joining names the manager, changes nothing and tells nobody', async ({ app }) => {
  const person = await athlete(app, 'asked@example.org')
  const codes = [await inviteFrom(coach), await inviteFrom(coach, 'asked@example.org')]
  const stored = async () => ({
    profile: await app.db.system.select().from(profiles).where(eq(profiles.id, person.id)),
    invitations: await app.db.system.select().from(invitations).orderBy(invitations.id),
    days: await app.db.system.$count(dailyMetrics, eq(dailyMetrics.athleteId, person.id)),
    events: await app.db.system.$count(liveEvents),
  })
  const before = await stored()
  for (const code of [...codes, ...codes])
    expect(await preview(person, code)).toEqual([200, 'Marta Kowalczyk'])
  expect(await stored()).toEqual(before)
  expect((await person.get('/api/manager')).body.manager).toBeNull()
})

test('one athlete with two codes at once joins one team', async ({ app }) => {
  const coaches = [await newCoach(app, 'One'), await newCoach(app, 'Other')]
  const codes = await Promise.all(coaches.map((manager) => inviteFrom(manager)))
  const person = await athlete(app)
  const replies = await Promise.all([...codes, ...codes].map((code) => join(person, code)))
  expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
  expect(replies.filter(([, message]) => message === 'You are already part of a team')).toHaveLength(3)
  const days = await app.db.system.$count(dailyMetrics, eq(dailyMetrics.athleteId, person.id))
  expect([days, coaches.map(({ team }) => team.id)]).toEqual([
    1,
    expect.arrayContaining([await teamOf(person)]),
  ])
})

test('joining is told to the manager and to the athlete, a refusal to nobody', async ({ app }) => {
  const manager = await newCoach(app)
  const code = await inviteFrom(manager)
  const person = await athlete(app)
  const heard = async () => {
    const events = await app.db.system.select().from(liveEvents).orderBy(liveEvents.id)
    return events
      .filter(({ channel }) => [`staff:${manager.team.id}`, `user:${person.id}`].includes(channel))
      .map(({ channel, topic }) => `${channel === `user:${person.id}` ? 'athlete' : 'manager'} ${topic}`)
  }
  await join(person, 'unknown')
  const before = await heard()
  expect(before.filter((event) => event !== 'athlete session')).toEqual(['manager invitations'])
  await join(person, code)
  expect((await heard()).slice(before.length)).toEqual([
    'manager athletes',
    'manager invitations',
    'manager team-day',
    'athlete session',
  ])
})
