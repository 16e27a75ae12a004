import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { recordViews } from '#database/schema/record-views.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { addMetric, answer, log, type Season, test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'

const RANGE = 'from=2026-11-01&to=2026-11-18'

let groupId: string
let nobodys: string
let othersGroup: string

test.beforeAll(async ({ season }) => {
  const { coach, stranger, ida, bo } = season
  const made = async (owner: Someone, name: string) =>
    (await owner.team.post('/groups', { name })).body.group.id
  groupId = await made(coach, 'Défense 1')
  nobodys = await made(coach, 'Nobody')
  othersGroup = await made(stranger, 'Theirs')
  await coach.team.put(`/groups/${groupId}/members`, { athleteIds: [ida.id] })
  const sleep = await addMetric(season, 'Sleep')
  await answer(season, ida, sleep, ['2026-11-10', 5])
  await answer(season, bo, sleep, ['2026-11-10', 1])
  await log(season, ida, ['2026-11-10', 'AM', 5, 60])
  await log(season, bo, ['2026-11-10', 'AM', 1, 20])
})

const fetched = ({ app }: Season, reader: Someone, path: string) =>
  fetch(app.origin + path, { headers: { Cookie: cookieHeader(reader.cookies), Connection: 'close' } })

const csv = (season: Season, table: string, query: string) =>
  fetched(season, season.coach, `/api/teams/${season.coach.team.id}/statistics/${table}.csv?${RANGE}${query}`)

test.for(['sessions', 'responses', 'load'] as const)(
  'a download of %s of a group has its athletes alone, and its name says so',
  async (table, { season }) => {
    const { ida, bo } = season
    const reply = await csv(season, table, `&group=${groupId}`)
    expect(reply.headers.get('Content-Disposition')).toBe(
      `attachment; filename="martas-team_defense-1_${table}_2026-11-01_2026-11-18.csv"`,
    )
    const text = await reply.text()
    expect([text.includes(ida.id), text.includes(bo.id)]).toEqual([true, false])
    expect((await (await csv(season, table, `&group=${nobodys}`)).text()).split('\r\n')).toHaveLength(2)
    const both = await (await csv(season, table, '')).text()
    expect([both.includes(ida.id), both.includes(bo.id)]).toEqual([true, true])
  },
)

test('a download of a group is noted for its athletes alone', async ({ season }) => {
  const { app, ida, bo } = season
  await app.db.system.delete(recordViews)
  // Another table of the same quarter of an hour is noted no second time.
  app.setClock(() => new Date('2026-11-18T07:00:00Z'))
  expect((await csv(season, 'sessions', `&group=${groupId}`)).status).toBe(200)
  const noted = (athlete: Someone) => app.db.system.$count(recordViews, eq(recordViews.athleteId, athlete.id))
  expect([await noted(ida), await noted(bo)]).toEqual([1, 0])
  expect((await csv(season, 'sessions', '')).status).toBe(200)
  expect([await noted(ida), await noted(bo)]).toEqual([1, 1])
})

test('the download of a group without athletes opens nobody, and the next one of the team is noted', async ({
  season,
}) => {
  const { app, ida, bo } = season
  await app.db.system.delete(recordViews)
  app.setClock(() => new Date('2026-11-18T09:00:00Z'))
  expect((await csv(season, 'sessions', `&group=${nobodys}`)).status).toBe(200)
  expect(await app.db.system.$count(recordViews)).toBe(0)
  expect((await csv(season, 'responses', '')).status).toBe(200)
  const noted = (athlete: Someone) => app.db.system.$count(recordViews, eq(recordViews.athleteId, athlete.id))
  expect([await noted(ida), await noted(bo)]).toEqual([1, 1])
})

test('insights on a group are those on its athletes alone', async ({ season }) => {
  const { coach } = season
  const ask = (group: string) => coach.team.post(`/insights/team?group=${group}`)
  expect((await ask(groupId)).body).toMatchObject({ names: ['Ida'] })
  expect((await ask(nobodys)).body).toMatchObject({ names: [] })
  expect((await coach.team.post('/insights/team')).body.names).toContain('Bo')
  const theirs = await ask(othersGroup)
  expect(theirs.status).toBe(404)
  expect(theirs.body).toMatchObject({ code: 'group-unknown' })
})

test('the squad of a group has its athletes, averages and trends alone', async ({ season }) => {
  const { coach, ida } = season
  const squad = async (query: string) => (await coach.team.get(`/statistics/squad?${RANGE}${query}`)).body
  const ofGroup = await squad(`&group=${groupId}`)
  expect(ofGroup.rows.map(({ athleteId }) => athleteId)).toEqual([ida.id])
  expect(ofGroup.averages).toMatchObject([{ athleteId: ida.id, average: 5, count: 1 }])
  expect(ofGroup.trends).toMatchObject([{ date: '2026-11-10', average: 5, count: 1 }])
  const whole = await squad('')
  expect(whole.rows.find(({ athleteId }) => athleteId === ida.id)).toEqual(ofGroup.rows[0])
  expect(whole.trends).toMatchObject([{ date: '2026-11-10', average: 3, count: 2 }])
  expect(await squad(`&group=${nobodys}`)).toMatchObject({ rows: [], averages: [], trends: [], metrics: [] })
})

test('a group of another team, or one that is gone, is refused in words', async ({ season }) => {
  for (const group of [othersGroup, crypto.randomUUID()]) {
    const replies = [
      await csv(season, 'sessions', `&group=${group}`),
      await fetched(
        season,
        season.coach,
        `/api/teams/${season.coach.team.id}/statistics/squad?${RANGE}&group=${group}`,
      ),
    ]
    for (const reply of replies) {
      expect([reply.status, await reply.json()]).toMatchObject([
        404,
        { code: 'group-unknown', message: 'This group was deleted in the meantime.' },
      ])
    }
  }
  expect((await csv(season, 'sessions', '&group=all')).status).toBe(400)
})

test('an athlete finds the names of their groups in their own download, and nowhere else', async ({
  season,
}) => {
  const files = async (reader: Someone) => {
    const reply = await fetched(season, reader, '/api/account/export')
    const unzipped = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    return JSON.parse(strFromU8(unzipped['groups.json']!)) as unknown
  }
  const { coach, ida, bo } = season
  expect(await files(ida)).toEqual([{ group: 'Défense 1', since: expect.any(String) }])
  expect(await files(bo)).toEqual([])
  expect(await files(coach)).toMatchObject([
    { group: 'Défense 1', athletes: 1 },
    { group: 'Nobody', athletes: 0 },
  ])
  for (const path of ['/api/day', '/api/session', '/api/manager', '/api/consents'] as const)
    expect(JSON.stringify((await ida.get(path)).body)).not.toContain('Défense')
})
