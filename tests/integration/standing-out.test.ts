import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'

const TODAY = '2026-11-18'

let coach: Someone
let other: Someone
let ida: Someone

test.beforeAll(async ({ app }) => {
  app.setClock(() => new Date(`${TODAY}T12:00:00Z`))
  coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  other = await memberOf(app, { role: 'manager', fullName: 'Other' })
  ida = await memberOf(app, { fullName: 'Ida' })
  // Steady in load, and today's rating is far below the usual.
  await recordFortyDays(app.db, { teamId: coach.team.id, athleteId: ida.id, today: TODAY })
})

const standingOut = async (reader: Someone, query = '') =>
  (await reader.team.get(`/standing-out${query}`)).body.athletes

test('a coach who asks without a break is told to wait; others are not', async ({ app }) => {
  const busy = await memberOf(app, { role: 'manager' })
  const asked = Array.from({ length: 301 }, () => busy.team.get('/standing-out'))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(await standingOut(other)).toEqual([])
})

test('a coach is told who leaves their own usual today, and by how much', async () => {
  expect(await standingOut(coach)).toEqual([
    {
      athleteId: ida.id,
      fullName: 'Ida',
      isUrgent: true,
      reasons: ['Sleep quality 2, usually 4.5, lowest in 29 answers'],
      seen: expect.any(String),
    },
  ])
})

test('a coach is told in their own language', async () => {
  const { body } = await coach.team.get('/standing-out', { 'Accept-Language': 'de-CH,de;q=0.9,en;q=0.8' })
  expect(body.athletes[0]?.reasons).toEqual([expect.stringContaining('4,5')])
})

test('an earlier day is judged by what was known on it', async () => {
  expect(await standingOut(coach, '?day=2026-11-17')).toEqual([])
})

test('of whom nothing is heard is silent, but for who has the day off', async ({ app }) => {
  const bo = await memberOf(app, { fullName: 'Bo', coach })
  const silent = async () => (await coach.team.get('/standing-out')).body.silent
  expect(await silent()).toMatchObject([{ fullName: 'Bo' }])
  const dayOff = { status: 'off', offKind: 'exam', firstDay: TODAY, backOn: '2026-11-19' }
  const path = `/absences/${randomUUID()}` as '/absences/:id'
  expect((await coach.team.put(path, { athleteId: bo.id, ...dayOff })).status).toBe(200)
  expect(await silent()).toEqual([])
  const { body } = await coach.team.get('/standing-out?day=2026-11-17')
  expect(body.silent, 'the day before they had none').toMatchObject([{ fullName: 'Bo' }])
})

test('the athletes of others do not stand out, nor do those who have left', async () => {
  expect(await standingOut(other)).toEqual([])
  expect((await coach.team.delete(`/athletes/${ida.id}`)).status).toBe(204)
  expect(await standingOut(coach)).toEqual([])
})
