import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { corrections } from '#database/schema/corrections.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { teamChanges } from '#database/schema/team-changes.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teams } from '#database/schema/teams.ts'
import { correctParts } from '#server/features/check-in/correction/queries.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import { teamClient, type Someone } from '#tests/support/someone.ts'
import { RESTED, storedOf, submission, SUNDAY, sundayTeam, TRAINED } from '#tests/support/sunday-team.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const SATURDAY = '2026-11-14'
/** Too long ago for the athlete. */
const MONDAY_BEFORE = '2026-11-02'
const OLDEST = '2026-10-18'

/** An owner, a coach who does not see health answers, an athlete since October, and a question about health with its answer. */
async function staffedTeam(app: TestApp) {
  const { manager, athlete, ratingId } = await sundayTeam(app)
  const { system } = app.db
  await system
    .update(teamMembers)
    .set({ joinedAt: new Date('2026-10-01T10:00:00Z') })
    .where(eq(teamMembers.athleteId, athlete.id))
  const coach = await colleagueOf(app, manager, { duty: 'coach', fullName: 'Carl' })
  const [pain] = await system
    .insert(customMetrics)
    .values({
      teamId: manager.team.id,
      title: 'Pain',
      type: 'rating',
      audience: 'health',
      createdAt: new Date('2026-10-01T00:00:00Z'),
    })
    .returning()
  const painId = pain!.id
  const given = { athleteId: athlete.id, metricId: painId, date: SATURDAY, ratingValue: 5 }
  await system.insert(metricResponses).values(given)
  return { owner: manager, coach, athlete, ratingId, painId }
}

const rated = (metricId: string, rating: number) => ({ answers: [{ metricId, kind: 'rating', rating }] })
const pathOf = ({ id }: Someone, day: string) => `/athletes/${id}/days/${day}` as '/athletes/:id/days/:day'
const correct = async (by: Someone, athlete: Someone, day: string, body: object = { AM: RESTED }) => {
  const reply = await by.team.put(pathOf(athlete, day), body)
  return [reply.status, reply.body.code]
}
const painNow = async ({ db }: TestApp, { id }: Someone, painId: string) => {
  const isIt = and(eq(metricResponses.athleteId, id), eq(metricResponses.metricId, painId))
  return (await db.system.select().from(metricResponses).where(isIt)).map(({ ratingValue }) => ratingValue)
}

describe('who runs the team', () => {
  test('fills in a day on an athlete’s behalf, marked with their name', async ({ app }) => {
    const { coach, athlete, ratingId } = await staffedTeam(app)
    const body = { ...rated(ratingId, 3), AM: TRAINED }
    expect(await correct(coach, athlete, MONDAY_BEFORE, body)).toEqual([200, undefined])
    const seen = (await athlete.get(`/api/days/${MONDAY_BEFORE}` as '/api/days/:day')).body
    expect([seen.mayCorrect, seen.day.AM]).toEqual([false, TRAINED])
    expect(seen.corrections).toHaveLength(2)
    for (const one of seen.corrections) {
      expect(one).toMatchObject({ correctedBy: 'Carl', byAthlete: false, before: null })
    }
    expect(await correct(coach, athlete, OLDEST)).toEqual([200, undefined])
  })

  test('leaves today to the form until the athlete has submitted it', async ({ app }) => {
    const { coach, athlete, ratingId } = await staffedTeam(app)
    expect(await correct(coach, athlete, SUNDAY)).toEqual([409, 'today-in-form'])
    expect(await correct(coach, athlete, SUNDAY, rated(ratingId, 3))).toEqual([409, 'today-in-form'])
    expect((await athlete.post('/api/day/submissions', submission({ AM: TRAINED }))).status).toBe(200)
    expect(await correct(coach, athlete, SUNDAY)).toEqual([200, undefined])
    expect(await correct(coach, athlete, SUNDAY, rated(ratingId, 3))).toEqual([409, 'today-in-form'])
  })

  test.for([
    ['2026-10-17', 'day-too-old'],
    ['2026-11-16', 'day-to-come'],
  ])('is refused for %s: %s', async ([day, code], { app }) => {
    const { coach, athlete } = await staffedTeam(app)
    expect(await correct(coach, athlete, day!)).toEqual([409, code])
  })

  test('is noted once for the owners, without what was asked, and as having looked', async ({ app }) => {
    const { coach, athlete, ratingId } = await staffedTeam(app)
    for (const _ of ['once', 'and again']) await correct(coach, athlete, SATURDAY, rated(ratingId, 3))
    const ofTheTeam = and(eq(teamChanges.teamId, coach.team.id), eq(teamChanges.what, 'day-corrected'))
    const notes = await app.db.system.select().from(teamChanges).where(ofTheTeam)
    expect(notes).toMatchObject([{ actorId: coach.id, aboutId: athlete.id, before: null, after: SATURDAY }])
    await coach.team.get(pathOf(athlete, SATURDAY))
    expect(
      await app.db.system.select().from(recordViews).where(eq(recordViews.athleteId, athlete.id)),
    ).toMatchObject([{ viewerName: 'Carl', day: SATURDAY, scope: 'answers' }])
  })

  test('is refused on days that the athlete does not share or was not on the team', async ({ app }) => {
    const { coach, athlete } = await staffedTeam(app)
    const member = (values: Partial<typeof teamMembers.$inferInsert>) =>
      app.db.system.update(teamMembers).set(values).where(eq(teamMembers.athleteId, athlete.id))
    await member({ sharesFrom: SUNDAY })
    expect(await correct(coach, athlete, SATURDAY)).toEqual([409, 'day-not-shared'])
    expect((await coach.team.get(pathOf(athlete, SATURDAY))).body.code).toBe('day-not-shared')
    await member({ sharesFrom: null, joinedAt: new Date(`${SUNDAY}T04:00:00Z`) })
    expect(await correct(coach, athlete, SATURDAY)).toEqual([409, 'day-before-joining'])
  })

  test('is refused once the team is archived', async ({ app }) => {
    const { coach, athlete } = await staffedTeam(app)
    await app.db.system.update(teams).set({ archivedAt: new Date() }).where(eq(teams.id, coach.team.id))
    expect(await correct(coach, athlete, SATURDAY)).toEqual([409, 'team-archived'])
  })
})

describe('nobody else corrects', () => {
  test('a medical or viewing colleague reads the day, and changes nothing', async ({ app }) => {
    const { owner, athlete } = await staffedTeam(app)
    for (const duty of ['medical', 'viewer'] as const) {
      const reader = await colleagueOf(app, owner, { duty })
      expect((await reader.team.get(pathOf(athlete, SATURDAY))).body.mayCorrect).toBe(false)
      expect(await correct(reader, athlete, SATURDAY)).toEqual([403, 'wrong-duty'])
    }
  })

  test('another team’s coach, by either team’s address, or another athlete', async ({ app }) => {
    const { owner, athlete } = await staffedTeam(app)
    const stranger = await memberOf(app, { role: 'manager' })
    const intruder = { ...stranger, team: teamClient(stranger, owner.team.id) }
    const mate = await memberOf(app, { coach: owner })
    expect(await correct(stranger, athlete, SATURDAY)).toEqual([404, 'not-found'])
    expect(await correct(intruder, athlete, SATURDAY)).toEqual([404, 'not-found'])
    expect((await stranger.team.get(pathOf(athlete, SATURDAY))).status).toBe(404)
    expect(await correct(mate, athlete, SATURDAY)).toEqual([403, 'wrong-role'])
    expect(
      await app.db.system.select().from(corrections).where(eq(corrections.athleteId, athlete.id)),
    ).toEqual([])
  })

  test('the database itself refuses them, and a change without its note', async ({ app }) => {
    const { owner, coach, athlete, painId } = await staffedTeam(app)
    const stranger = await memberOf(app, { role: 'manager' })
    const mate = await memberOf(app, { coach: owner })
    const viewer = await colleagueOf(app, owner, { duty: 'viewer' })
    const parts = {
      teamId: owner.team.id,
      athleteId: athlete.id,
      day: SATURDAY,
      answers: '[]',
      sessions: JSON.stringify([{ session: 'AM', trainingType: null, rpe: 0, durationMin: 0 }]),
      at: new Date(),
    }
    const changedBy = async ({ id }: Someone, given: Partial<typeof parts> = {}) => {
      const [row] = await asActor(app.db, id, (tx) => tx.run(correctParts({ ...parts, ...given })))
      return row?.changed
    }
    for (const person of [stranger, mate, viewer]) expect(await changedBy(person)).toBeNull()
    expect(await changedBy(stranger, { teamId: stranger.team.id })).toBeNull()
    const pain = JSON.stringify([{ metricId: painId, kind: 'rating', rating: 1 }])
    expect(await changedBy(coach, { answers: pain })).toBeNull()
    expect((await storedOf(app.db, athlete.id)).sessions).toEqual([])
    await app.db.system
      .update(teamMembers)
      .set({ sharesFrom: SUNDAY })
      .where(eq(teamMembers.athleteId, athlete.id))
    expect(await changedBy(coach)).toBeNull()
    expect(await changedBy(athlete)).toBe(1)
  })
})

test('who corrected for a team before is not told to the next one, what the athlete did is', async ({
  app,
}) => {
  const { coach, athlete } = await staffedTeam(app)
  await correct(coach, athlete, SATURDAY)
  await athlete.put(`/api/days/${SATURDAY}` as '/api/days/:day', { AM: TRAINED })
  const next = await memberOf(app, { role: 'manager', timeZone: 'Europe/Athens' })
  await app.db.system
    .update(teamMembers)
    .set({ leftAt: new Date(`${SUNDAY}T05:00:00Z`) })
    .where(eq(teamMembers.athleteId, athlete.id))
  const joinedAt = new Date(`${SUNDAY}T23:00:00Z`)
  await app.db.system.insert(teamMembers).values({ teamId: next.team.id, athleteId: athlete.id, joinedAt })
  const { status, body } = await next.team.get(pathOf(athlete, SATURDAY))
  expect([status, JSON.stringify(body).includes('Carl')]).toEqual([200, false])
  expect(body.corrections).toMatchObject([{ byAthlete: true, before: { kind: 'rested' } }])
})

describe('an answer about health', () => {
  test('is neither seen nor changed by who does not see health', async ({ app }) => {
    const { coach, athlete, painId } = await staffedTeam(app)
    expect(await correct(coach, athlete, SATURDAY, rated(painId, 1))).toEqual([404, 'not-found'])
    await athlete.put(`/api/days/${SATURDAY}` as '/api/days/:day', rated(painId, 2))
    expect(await painNow(app, athlete, painId)).toEqual([2])
    const { status, body } = await coach.team.get(pathOf(athlete, SATURDAY))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Pain|${painId}`))
  })

  test('is corrected by who does, and its note is for those alone', async ({ app }) => {
    const { owner, coach, athlete, painId } = await staffedTeam(app)
    expect(await correct(owner, athlete, SATURDAY, rated(painId, 1))).toEqual([200, undefined])
    expect(await painNow(app, athlete, painId)).toEqual([1])
    const noted = async (reader: Someone) =>
      (await reader.team.get(pathOf(athlete, SATURDAY))).body.corrections
    expect(await noted(owner)).toMatchObject([{ metricId: painId, before: { kind: 'rating', rating: 5 } }])
    expect(await noted(coach)).toEqual([])
  })
})
