import { expect, onTestFinished, test } from 'vitest'
import { connectPostgres } from '#database/connect/postgres.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { GOOD_LINES, held, saying, startAiServer } from '#tests/support/ai-server.ts'
import { createClient } from '#tests/support/client.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'
import { someone, teamClient } from '#tests/support/someone.ts'

/** Two servers on one database and one provider, and a coach of two athletes who is signed in at both. */
async function twoServers() {
  const ai = await startAiServer()
  const ground = await serverGround()
  const env = { ...ground.env, ...ai.env, LOG_LEVEL: 'debug' }
  const servers = await Promise.all([startServer({ ...ground, env }), startServer({ ...ground, env })])
  const db = connectPostgres(ground.env['DATABASE_URL']!, { onIdleError: () => {} })
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await db.close()
    await ai.stop()
  })
  const [here, there] = servers.map(({ origin }) => origin) as [string, string]
  const coach = await someone(here, { role: 'manager', fullName: 'Canary Coach', timeZone: 'UTC' })
  const athletes = [await someone(here, { fullName: 'Canary One' }), await someone(here)]
  const today = new Date().toISOString().slice(0, 10) as LocalDay
  for (const [index, { id }] of athletes.entries()) {
    await recordFortyDays(db, { teamId: coach.team.id, athleteId: id, today, rpe: 5 + index })
  }
  const client = createClient(there)
  for (const [name, value] of coach.cookies) client.cookies.set(name, value)
  const elsewhere = teamClient(client, coach.team.id)
  const [one, two] = athletes.map(({ id }) => `/insights/athletes/${id}`) as [string, string]
  return { ai, servers, coach: coach.team, elsewhere, one, two }
}

test('answers and limits of one server hold in the other, and two who ask at once ask once', async () => {
  const { ai, servers, coach, elsewhere, one, two } = await twoServers()
  const { answer, release } = held(saying(GOOD_LINES))
  ai.answerWith(answer)

  const here = coach.post(one)
  await expect.poll(() => ai.requests).toHaveLength(1)
  const there = elsewhere.post(one)
  // Another question is refused meanwhile, wherever it is asked; the one that waits is not.
  const refused = await elsewhere.post(two)
  expect(refused.status).toBe(429)
  release()
  const replies = await Promise.all([here, there])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[1].body).toEqual(replies[0].body)

  for (const client of [coach, elsewhere]) {
    expect((await client.post(one)).body).toEqual(replies[0].body)
    expect((await client.post(two)).status).toBe(429)
    expect((await client.post('/insights/team')).status).toBe(429)
  }
  expect(ai.requests).toHaveLength(1)

  const logs = servers.map((server) => server.log()).join('')
  expect(logs).toContain('"route":"/api/teams/:teamId/insights/athletes/:id"')
  for (const secret of [ai.env.AI_API_KEY, 'Canary', 'Training Load']) expect(logs).not.toContain(secret)
})
