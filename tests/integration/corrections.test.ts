import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { corrections } from '#database/schema/corrections.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { RESTED, storedOf, submission, SUNDAY, sundayTeam, TRAINED } from '#tests/support/sunday-team.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const SATURDAY = '2026-11-14'
const EASY = { ...TRAINED, rpe: 3 }

/** The athlete has been on the team since the beginning of October. */
async function longTeam(app: TestApp) {
  const team = await sundayTeam(app)
  await joinedAt(app, team.athlete, '2026-10-01T10:00:00Z')
  const rating = (value: number) => [{ metricId: team.ratingId, kind: 'rating', rating: value }]
  return { ...team, rating }
}

const joinedAt = ({ db }: TestApp, { id }: Someone, moment: string) =>
  db.system
    .update(teamMembers)
    .set({ joinedAt: new Date(moment) })
    .where(eq(teamMembers.athleteId, id))

const notedOf = ({ db }: TestApp, { id }: Someone) =>
  db.system.select().from(corrections).where(eq(corrections.athleteId, id)).orderBy(corrections.correctedAt)

const dayPath = (day: string) => `/api/days/${day}` as '/api/days/:day'
const athletePath = ({ id }: Someone, day: string) =>
  `/athletes/${id}/days/${day}` as '/athletes/:id/days/:day'

describe('an athlete', () => {
  test('fills in a forgotten day, which is noted as empty before', async ({ app }) => {
    const { athlete, answers } = await longTeam(app)
    const { status, body } = await athlete.put(dayPath(SATURDAY), { answers, AM: TRAINED, PM: RESTED })
    expect([status, body.mayCorrect, body.day]).toMatchObject([
      200,
      true,
      { day: SATURDAY, AM: TRAINED, PM: RESTED },
    ])
    expect(body.corrections).toHaveLength(4)
    for (const one of body.corrections) {
      expect(one).toMatchObject({ before: null, byAthlete: true, correctedBy: 'Some One' })
    }
    expect((await storedOf(app.db, athlete.id)).answers.map(({ date, isLate }) => [date, isLate])).toEqual([
      [SATURDAY, false],
      [SATURDAY, false],
    ])
  })

  test('is not stopped by half an emoji, in the form or after it', async ({ app }) => {
    const { athlete, answers } = await longTeam(app)
    const cut = answers.map((given) => (given.kind === 'text' ? { ...given, text: 'sore \ud83d' } : given))
    expect((await athlete.post('/api/day/submissions', submission({ answers: cut }))).status).toBe(200)
    expect((await athlete.put(dayPath(SATURDAY), { answers: cut })).status).toBe(200)
    const texts = (await storedOf(app.db, athlete.id)).answers.flatMap(({ textValue }) => textValue ?? [])
    expect(texts).toEqual(['sore \ufffd', 'sore \ufffd'])
  })

  test('corrects what was submitted, and what was there before is kept', async ({ app }) => {
    const { athlete, answers, rating, ratingId } = await longTeam(app)
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED, PM: RESTED }))
    const { body } = await athlete.put(dayPath(SUNDAY), { answers: rating(2), AM: EASY, PM: EASY })
    expect(body.day).toMatchObject({ AM: EASY, PM: EASY })
    expect(body.day.answers).toContainEqual(rating(2)[0])
    const before = new Map(body.corrections.map((one) => [one.slot ?? one.metricId, one.before]))
    expect(before).toEqual(
      new Map<string | null, unknown>([
        [ratingId, { kind: 'rating', rating: 4 }],
        ['AM', TRAINED],
        ['PM', RESTED],
      ]),
    )
    expect((await athlete.get('/api/day')).body.day).toMatchObject({ AM: EASY, PM: EASY })
  })

  test('sends the same twice, and it is noted once', async ({ app }) => {
    const { athlete, answers } = await longTeam(app)
    const whole = { answers, AM: TRAINED, PM: RESTED }
    const first = await athlete.put(dayPath(SATURDAY), whole)
    const second = await athlete.put(dayPath(SATURDAY), whole)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await notedOf(app, athlete)).toHaveLength(4)
    await athlete.put(dayPath(SATURDAY), { ...whole, AM: EASY })
    expect(await notedOf(app, athlete)).toHaveLength(5)
  })

  test('sees which days can be corrected and what they hold', async ({ app }) => {
    const { athlete, rating } = await longTeam(app)
    await athlete.post('/api/day/submissions', submission({ AM: TRAINED, PM: RESTED }))
    await athlete.put(dayPath(SATURDAY), { answers: rating(3) })
    const { today, days } = (await athlete.get('/api/days')).body
    expect([today, days.length, days.at(-1)?.day]).toEqual([SUNDAY, 8, '2026-11-08'])
    expect(days.slice(0, 3)).toEqual([
      { day: SUNDAY, isAnswered: false, sessions: 2, isCorrected: false },
      { day: SATURDAY, isAnswered: true, sessions: 0, isCorrected: true },
      { day: '2026-11-13', isAnswered: false, sessions: 0, isCorrected: false },
    ])
  })

  test('cannot submit a corrected day anew: what was submitted stays locked', async ({ app }) => {
    const { athlete, answers } = await longTeam(app)
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
    await athlete.put(dayPath(SUNDAY), { AM: EASY })
    const again = await athlete.post('/api/day/submissions', submission({ AM: TRAINED }))
    expect([again.status, again.body.code]).toEqual([409, 'day-differs'])
    expect((await storedOf(app.db, athlete.id)).sessions).toMatchObject([{ rpe: 3 }])
  })

  test.for([
    ['2026-11-16', 'day-to-come', 'This day is still to come.'],
    ['2026-11-07', 'day-too-old', 'This day can no longer be changed: it can be corrected for 7 days.'],
    [
      SUNDAY,
      'today-in-form',
      'Today is answered in the form. What has been submitted can be corrected now, the rest from tomorrow on.',
    ],
  ])('is refused for %s: %s', async ([day, code, message], { app }) => {
    const { athlete } = await longTeam(app)
    const { status, body } = await athlete.put(dayPath(day!), { AM: RESTED })
    expect([status, body.code, body.message]).toEqual([409, code, message])
    expect(await notedOf(app, athlete)).toEqual([])
  })

  test('is refused for a day before they joined', async ({ app }) => {
    const { athlete } = await longTeam(app)
    // Already Saturday in the team's Athens.
    await joinedAt(app, athlete, '2026-11-13T22:30:00Z')
    expect((await athlete.put(dayPath('2026-11-13'), { AM: RESTED })).body.code).toBe('day-before-joining')
    expect((await athlete.put(dayPath(SATURDAY), { AM: RESTED })).status).toBe(200)
    expect((await athlete.get('/api/days')).body.days.map(({ day }) => day)).toEqual([SUNDAY, SATURDAY])
  })

  test('is asked what was asked on that day, archived since or not', async ({ app }) => {
    const { athlete, manager, ratingId } = await longTeam(app)
    const at = (moment: string) => new Date(moment)
    const teamId = manager.team.id
    const [gone] = await app.db.system
      .insert(customMetrics)
      .values([
        {
          teamId,
          title: 'Gone',
          type: 'rating',
          createdAt: at('2026-11-01T00:00:00Z'),
          archivedAt: at('2026-11-15T06:00:00Z'),
        },
        { teamId, title: 'New', type: 'rating', createdAt: at('2026-11-15T06:00:00Z') },
      ])
      .returning()
    const { metrics } = (await athlete.get(dayPath(SATURDAY))).body.day
    expect(metrics.map(({ title }) => title).toSorted()).toEqual(['Gone', 'Notes', 'Sleep'])
    const answer = (metricId: string) => ({ answers: [{ metricId, kind: 'rating', rating: 2 }] })
    expect((await athlete.put(dayPath(SATURDAY), answer(gone!.id))).status).toBe(200)
    expect((await athlete.put(dayPath(SATURDAY), answer(ratingId))).status).toBe(200)
    const words = { answers: [{ metricId: ratingId, kind: 'text', text: 'fine' }] }
    expect((await athlete.put(dayPath(SATURDAY), words)).body.code).toBe('not-found')
  })

  test('tells the staff and their own devices', async ({ app }) => {
    const { athlete, manager } = await longTeam(app)
    const [own, theirs] = [
      await openLiveStream(app.origin, athlete),
      await openLiveStream(app.origin, manager),
    ]
    await athlete.put(dayPath(SATURDAY), { AM: RESTED })
    await expect.poll(own.topics).toContain('day')
    await expect.poll(theirs.topics).toContain('team-day')
    own.close()
    theirs.close()
  })
})

describe('from then on', () => {
  test('the team’s day, the statistics and the tables have the corrected value', async ({ app }) => {
    const { athlete, manager, rating } = await longTeam(app)
    await manager.team.put(athletePath(athlete, SATURDAY), { answers: rating(4), AM: TRAINED })
    const asked = `athleteId=${athlete.id}&from=${SATURDAY}&to=${SUNDAY}`
    const figures = async () => {
      const { reports, ratings } = (await manager.team.get(`/statistics/athlete?${asked}`)).body
      const csv = await manager.team.get(`/statistics/sessions.csv?${asked}`)
      return [
        reports.map(({ load }) => load),
        ratings.map((one) => one.rating),
        JSON.stringify(csv.body).includes(',225'),
      ]
    }
    expect(await figures()).toEqual([[525], [4], false])
    await athlete.put(dayPath(SATURDAY), { answers: rating(1), AM: EASY })
    expect(await figures()).toEqual([[225], [1], true])
    const [day] = (await manager.team.get(`/day?day=${SATURDAY}`)).body.athletes
    expect(day).toMatchObject({ AM: EASY, responses: [{ rating: 1 }] })
  })

  test('a name outlives the account of whoever corrected', async ({ app }) => {
    const { athlete, manager } = await longTeam(app)
    const other = await memberOf(app, { role: 'manager', fullName: 'Carla' })
    await manager.team.put(athletePath(athlete, SATURDAY), { AM: RESTED })
    await app.db.system.update(corrections).set({ correctedBy: other.id, correctedByName: 'Carla' })
    await other.post('/api/account/deletion', { password: 'a good password' })
    expect((await athlete.get(dayPath(SATURDAY))).body.corrections).toMatchObject([
      { correctedBy: 'Carla', byAthlete: false },
    ])
  })

  test('the day is shown with its corrections, however long ago it was', async ({ app }) => {
    const { athlete, manager } = await longTeam(app)
    await athlete.put(dayPath(SATURDAY), { AM: RESTED })
    app.setClock(() => new Date('2027-11-15T07:00:00Z'))
    for (const { body } of [
      await athlete.get(dayPath(SATURDAY)),
      await manager.team.get(athletePath(athlete, SATURDAY)),
    ]) {
      expect([body.mayCorrect, body.corrections.length]).toEqual([false, 1])
    }
    expect((await manager.team.put(athletePath(athlete, SATURDAY), { AM: EASY })).body.code).toBe(
      'day-too-old',
    )
  })
})
