import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { absences } from '#database/schema/absences.ts'
import { test } from '#tests/support/app-test.ts'
import type { Someone } from '#tests/support/someone.ts'
import { athens, storedOf, submission, SUNDAY, sundayTeam } from '#tests/support/sunday-team.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const cannotTrain = () => ({ id: randomUUID(), status: 'out' })
const absencesOf = ({ db }: TestApp, { id }: Someone) =>
  db.system.select().from(absences).where(eq(absences.athleteId, id))

test('an athlete says with the day’s answers that they cannot train, and is out from that day on', async ({
  app,
}) => {
  const { manager, athlete, answers } = await sundayTeam(app)
  const said = cannotTrain()
  const same = submission({ answers, cannotTrain: said })
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => athlete.post('/api/day/submissions', same)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await absencesOf(app, athlete)).toMatchObject([
    { id: said.id, status: 'out', firstDay: SUNDAY, backOn: null, setBy: athlete.id },
  ])
  const { athletes } = (await manager.team.get('/day')).body
  expect(athletes[0]).toMatchObject({ availability: { status: 'out', since: SUNDAY, isDue: false } })
})

test('what waited on the device without a connection is of the day it was given for', async ({ app }) => {
  const { athlete, answers } = await sundayTeam(app)
  const waiting = submission({ answers, cannotTrain: cannotTrain() })
  app.setClock(() => athens('2026-11-16T20:00:00'))
  expect((await athlete.post('/api/day/submissions', waiting)).status).toBe(200)
  expect(await absencesOf(app, athlete)).toMatchObject([{ firstDay: SUNDAY }])
})

test('who is out already stays so by what is there, and a submission that is refused leaves nothing', async ({
  app,
}) => {
  const { manager, athlete, answers } = await sundayTeam(app)
  await manager.team.put(`/absences/${randomUUID()}` as '/absences/:id', {
    athleteId: athlete.id,
    status: 'out',
    firstDay: '2026-11-12',
  })
  await athlete.post('/api/day/submissions', submission({ answers, cannotTrain: cannotTrain() }))
  expect(await absencesOf(app, athlete)).toMatchObject([{ firstDay: '2026-11-12' }])
  const [second] = answers
  const differs = submission({ answers: [{ ...second, rating: 1 }, answers[1]], cannotTrain: cannotTrain() })
  await app.db.system.delete(absences).where(eq(absences.athleteId, athlete.id))
  expect((await athlete.post('/api/day/submissions', differs)).status).toBe(409)
  expect(await absencesOf(app, athlete)).toEqual([])
})

test('one absence too many, or another’s id, keeps no answers from being stored', async ({ app }) => {
  const { manager, athlete, answers } = await sundayTeam(app)
  const taken = randomUUID()
  const row = { teamId: manager.team.id, athleteId: athlete.id, setAt: athens('2026-11-14T07:00:00') }
  const modified = { ...row, status: 'modified', firstDay: '2026-11-14' } as const
  await app.db.system.insert(absences).values({ ...modified, id: taken })
  await athlete.post(
    '/api/day/submissions',
    submission({ AM: { kind: 'rested' }, cannotTrain: { id: taken, status: 'out' } }),
  )
  for (let more = 0; more < 19; more++) {
    await app.db.system.insert(absences).values({ ...modified, id: randomUUID() })
  }
  const reply = await athlete.post(
    '/api/day/submissions',
    submission({ answers, cannotTrain: cannotTrain() }),
  )
  expect(reply.status).toBe(200)
  const stored = await storedOf(app.db, athlete.id)
  expect([stored.answers.length, stored.sessions.length]).toEqual([2, 1])
  expect(await absencesOf(app, athlete)).toHaveLength(20)
})
