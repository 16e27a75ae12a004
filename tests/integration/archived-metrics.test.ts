import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { mails } from '#database/schema/mails.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { teamChanges } from '#database/schema/team-changes.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { describeChange } from '#domain/team/team-changes.ts'
import { test } from '#tests/support/app-test.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf, takeOffTeam } from '#tests/support/member-of.ts'
import { createMetric, titlesOf } from '#tests/support/metric-calls.ts'
import type { Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const MINUTE_MS = 60_000

const archivedOf = async (manager: Someone) =>
  (await manager.team.get('/metrics')).body.archived.map(({ title }) => title)

const askedTitles = async (athlete: Someone) =>
  (await athlete.get('/api/day')).body.day.metrics.map(({ title }) => title)

const archive = async (manager: Someone, id: string) =>
  (await manager.team.post(`/metrics/${id}/archive`)).status

const restore = async (manager: Someone, id: string) => {
  const { status, body } = await manager.team.post(`/metrics/${id}/restore`)
  return [status, body?.message]
}

/** The check-in of today, with a 4 for each; it may have waited on the device since `givenAt`. */
async function answer(athlete: Someone, metricIds: string[], givenAt = new Date()) {
  const { day } = (await athlete.get('/api/day')).body.day
  const answers = metricIds.map((metricId) => ({ metricId, kind: 'rating', rating: 4 }))
  const submission = { key: randomUUID(), day, givenAt: givenAt.toISOString(), answers }
  return athlete.post('/api/day/submissions', submission)
}

const answersTo = (app: TestApp, metricId: string) =>
  app.db.system.$count(metricResponses, eq(metricResponses.metricId, metricId))

async function teamOfTwo(app: TestApp) {
  const manager = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  const athlete = await memberOf(app, { coach: manager })
  const [sleep, mood] = [await createMetric(manager, 'Sleep'), await createMetric(manager, 'Mood')]
  return { manager, athlete, sleep: sleep.id, mood: mood.id }
}

describe('an archived metric', () => {
  test('is asked no longer, and its answers stay in days, statistics and downloads', async ({ app }) => {
    const { manager, athlete, sleep, mood } = await teamOfTwo(app)
    const { day } = (await answer(athlete, [sleep, mood])).body.day
    expect(await archive(manager, sleep)).toBe(204)
    expect([await titlesOf(manager), await archivedOf(manager)]).toEqual([['Mood'], ['Sleep']])

    const [seen] = (await manager.team.get('/day')).body.athletes
    expect(seen?.responses.map(({ metricTitle, rating }) => [metricTitle, rating])).toEqual([
      ['Sleep', 4],
      ['Mood', 4],
    ])
    const range = `from=${day}&to=${day}`
    const squad = (await manager.team.get(`/statistics/squad?${range}`)).body
    expect(squad.metrics.map(({ title }) => title)).toEqual(['Mood', 'Sleep'])
    const own = (await athlete.get(`/api/statistics/athlete?${range}`)).body
    expect(own.metrics.map(({ title }) => title)).toEqual(['Mood', 'Sleep'])
    const { body: csv } = await manager.team.get(`/statistics/responses.csv?${range}`)
    expect(JSON.stringify(csv)).toContain(',Sleep,rating,4,')
    // Their own answers of today too, though it is not asked of anybody else.
    expect(await askedTitles(athlete)).toEqual(['Sleep', 'Mood'])
    expect(await askedTitles(await memberOf(app, { coach: manager }))).toEqual(['Mood'])
    const [stored] = await app.db.system.select().from(customMetrics).where(eq(customMetrics.id, sleep))
    expect(stored?.isActive).toBe(false)
  })

  test('need not be answered, and keeps an answer that was given before', async ({ app }) => {
    const { manager, athlete, sleep, mood } = await teamOfTwo(app)
    const other = await memberOf(app, { coach: manager })
    const before = new Date(Date.now() - MINUTE_MS)
    await archive(manager, sleep)
    expect((await answer(athlete, [mood])).status).toBe(200)
    expect((await answer(other, [sleep, mood], before)).status).toBe(200)
    expect(await answersTo(app, sleep)).toBe(1)
    const late = await memberOf(app, { coach: manager })
    expect((await answer(late, [sleep, mood], new Date(Date.now() + 1000))).status).toBe(200)
    expect(await answersTo(app, sleep)).toBe(1)
  })

  test('is brought back where it stood, if fewer than ten are asked', async ({ app }) => {
    const { manager, athlete, sleep, mood } = await teamOfTwo(app)
    await archive(manager, sleep)
    for (const index of Array(9).keys()) await createMetric(manager, `Metric ${index}`)
    expect(await restore(manager, sleep)).toEqual([409, 'You have reached the maximum limit of 10 metrics'])
    await archive(manager, mood)
    expect(await restore(manager, sleep)).toEqual([204, undefined])
    expect((await titlesOf(manager))[0]).toBe('Sleep')
    expect(await archivedOf(manager)).toEqual(['Mood'])
    expect(await askedTitles(athlete)).toHaveLength(10)
  })

  test('is not missing from a check-in that was given before it was brought back', async ({ app }) => {
    const { manager, athlete, sleep, mood } = await teamOfTwo(app)
    await archive(manager, sleep)
    await restore(manager, sleep)
    expect((await answer(athlete, [mood], new Date(Date.now() - MINUTE_MS))).status).toBe(200)
    const other = await memberOf(app, { coach: manager })
    expect((await answer(other, [mood], new Date(Date.now() + 1000))).body.code).toBe('metrics-incomplete')
  })
})

test('everybody whose answers go with a metric is told by mail and on their open pages, and nobody else', async ({
  app,
}) => {
  const { manager, athlete, sleep, mood } = await teamOfTwo(app)
  const former = await memberOf(app, { coach: manager })
  await answer(athlete, [sleep, mood])
  await answer(former, [sleep, mood])
  await takeOffTeam(app.db, former.id)
  await memberOf(app, { coach: manager, email: 'never-answered@example.org' })
  const streams = await Promise.all(
    [athlete, former].map(({ cookies }) => openLiveStream(app.origin, { cookies })),
  )

  expect((await manager.team.delete(`/metrics/${sleep}`)).status).toBe(204)
  const told = await app.db.system.select().from(mails)
  const written = told.filter(({ subject }) => subject === 'Answers of yours were deleted on Plimsoll')
  expect(written.map(({ recipient }) => recipient).toSorted()).toEqual(
    [athlete.email, former.email].toSorted(),
  )
  // Each goes with its recipient's account.
  expect(new Set(written.map(({ accountId }) => accountId))).toEqual(new Set([athlete.id, former.id]))
  for (const { topics } of streams) await expect.poll(topics).toContain('day')
  for (const { close } of streams) close()
  expect(await askedTitles(athlete)).toEqual(['Mood'])
})

test('of each change the team’s owners read what it was', async ({ app }) => {
  const { manager, sleep } = await teamOfTwo(app)
  await manager.team.send('PATCH', `/metrics/${sleep}`, { title: 'Rest' })
  await archive(manager, sleep)
  await archive(manager, sleep)
  await restore(manager, sleep)
  await restore(manager, sleep)
  await manager.team.send('PATCH', `/metrics/${sleep}`, { audience: 'health' })
  await manager.team.delete(`/metrics/${sleep}`)
  const noted = await app.db.system.select().from(teamChanges).where(eq(teamChanges.teamId, manager.team.id))
  expect(noted.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['question-added', null, 'Sleep'],
    ['question-added', null, 'Mood'],
    ['question-changed', 'Sleep', 'Rest'],
    ['question-archived', 'Rest', null],
    ['question-restored', null, 'Rest'],
    ['question-audience', 'Rest', null],
    // Not by its title: who does not see health answers reads the changes too.
    ['question-deleted', null, null],
  ])
  const [narrowed] = noted.filter(({ what }) => what === 'question-audience')
  const told = describeChange({ ...narrowed!, actorName: 'Marta', aboutName: null }, (duty) => duty)
  expect(inEnglish(told)).toBe('Marta made the question “Rest” one about health.')
})
