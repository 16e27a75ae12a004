import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { metricWordings } from '#database/schema/metric-wordings.ts'
import { test } from '#tests/support/app-test.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { createMetric } from '#tests/support/metric-calls.ts'
import type { Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const MINUTE_MS = 60_000

async function answer(athlete: Someone, metricId: string, givenAt = new Date()) {
  const { day } = (await athlete.get('/api/day')).body.day
  const answers = [{ metricId, kind: 'rating', rating: 4 }]
  const submission = { key: randomUUID(), day, givenAt: givenAt.toISOString(), answers }
  expect((await athlete.post('/api/day/submissions', submission)).status).toBe(200)
  return day
}

const rename = (manager: Someone, id: string, change: object) =>
  manager.team.send('PATCH', `/metrics/${id}`, change)

async function exportOf(app: TestApp, person: Someone, file: string) {
  const reply = await fetch(`${app.origin}/api/account/export`, {
    headers: { Cookie: cookieHeader(person.cookies), Connection: 'close' },
  })
  return strFromU8(unzipSync(new Uint8Array(await reply.arrayBuffer()))[file]!)
}

test('an answer is shown with the words it was given to, also if it arrived when they were others', async ({
  app,
}) => {
  const manager = await memberOf(app, { role: 'manager' })
  const [early, waiting, late] = [
    await memberOf(app, { coach: manager, fullName: 'Early' }),
    await memberOf(app, { coach: manager, fullName: 'Waiting' }),
    await memberOf(app, { coach: manager, fullName: 'Late' }),
  ]
  const { id } = await createMetric(manager, 'Sleep')
  const day = await answer(early, id)
  await rename(manager, id, { title: 'Rest' })
  await answer(waiting, id, new Date(Date.now() - MINUTE_MS))
  await answer(late, id, new Date(Date.now() + 1000))
  const words = { Early: 'Sleep', Late: 'Rest', Waiting: 'Sleep' }

  const { athletes } = (await manager.team.get('/day')).body
  expect(
    Object.fromEntries(
      athletes.map(({ athleteName, responses }) => [athleteName, responses[0]?.metricTitle]),
    ),
  ).toEqual(words)

  const { body } = await manager.team.get(`/statistics/responses.csv?from=${day}&to=${day}`)
  const cells = JSON.stringify(body)
    .split(String.raw`\r\n`)
    .slice(1, -1)
    .map((line) => line.split(','))
  expect(Object.fromEntries(cells.map(([, athlete, , , metric]) => [athlete, metric]))).toEqual(words)

  const shownTo = async (athlete: Someone) => (await athlete.get('/api/day')).body.day.metrics[0]?.title
  expect([await shownTo(early), await shownTo(waiting), await shownTo(late)]).toEqual([
    'Sleep',
    'Sleep',
    'Rest',
  ])
  expect(await exportOf(app, early, 'answers.csv')).toContain('Sleep')
  expect(await exportOf(app, early, 'answers.csv')).not.toContain('Rest')
  expect(await exportOf(app, late, 'answers.csv')).toContain('Rest')
  expect(await exportOf(app, manager, 'metric-wordings.csv')).toMatch(/Sleep[^]*Rest/)
})

test('an answer from before devices told when it was given counts from its arrival', async ({ app }) => {
  const manager = await memberOf(app, { role: 'manager' })
  const athlete = await memberOf(app, { coach: manager })
  const { id } = await createMetric(manager, 'Sleep')
  const [date] = new Date().toISOString().split('T')
  await app.db.system
    .insert(metricResponses)
    .values({ athleteId: athlete.id, metricId: id, date: date!, ratingValue: 3 })
  await rename(manager, id, { title: 'Rest' })
  const [seen] = (await manager.team.get(`/day?day=${date}`)).body.athletes
  expect(seen?.responses[0]?.metricTitle).toBe('Sleep')
})

test('every wording is kept, and one that changes nothing is none', async ({ app }) => {
  const manager = await memberOf(app, { role: 'manager' })
  const { id } = await createMetric(manager, 'Sleep')
  await rename(manager, id, { description: 'Last night' })
  await rename(manager, id, { description: 'Last night' })
  await rename(manager, id, { title: 'Rest' })
  await rename(manager, id, { audience: 'health' })
  await manager.team.post(`/metrics/${id}/archive`)
  const kept = await app.db.system
    .select()
    .from(metricWordings)
    .where(eq(metricWordings.metricId, id))
    .orderBy(asc(metricWordings.since))
  expect(kept.map(({ title, description }) => [title, description])).toEqual([
    ['Sleep', null],
    ['Sleep', 'Last night'],
    ['Rest', 'Last night'],
  ])
})
