import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import { log, type Season, test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'

const RANGE = 'from=2026-11-01&to=2026-11-18'
const MORNING = '2026-11-18T06:00:00Z'
const minutesLater = (minutes: number) => new Date(Date.parse(MORNING) + minutes * 60_000)

test.beforeEach(async ({ season }) => {
  season.app.setClock(() => new Date(MORNING))
  await season.app.db.system.delete(recordViews)
})

/** A member of the staff whom no process remembers. */
async function newStaff({ app, coach }: Season, fullName = 'Jon') {
  const person = await memberOf(app, { role: 'manager', fullName })
  await app.db.system.insert(teamStaff).values({ teamId: coach.team.id, accountId: person.id, duty: 'coach' })
  return person
}

const ofTeam = ({ coach }: Season, path: string) => `/api/teams/${coach.team.id}${path}`

const views = async (athlete: Someone, query: '' | `?${string}` = '') =>
  (await athlete.get(`/api/record-views${query}`)).body.views.map(
    ({ viewerName, scope, day }: { viewerName: string; scope: string; day: string }) => [
      viewerName,
      scope,
      day,
    ],
  )

test.for([
  ['the statistics', 'statistics', 'get', (id: string) => `/statistics/athlete?athleteId=${id}&${RANGE}`],
  ['a week', 'statistics', 'get', (id: string) => `/statistics/week?athleteId=${id}`],
  ['an insight', 'insight', 'post', (id: string) => `/insights/athletes/${id}`],
  [
    'the sessions as a file',
    'export',
    'get',
    (id: string) => `/statistics/sessions.csv?athleteId=${id}&${RANGE}`,
  ],
  [
    'the answers as a file',
    'export',
    'get',
    (id: string) => `/statistics/responses.csv?athleteId=${id}&${RANGE}`,
  ],
] as const)(
  '%s, once opened, is noted for that athlete alone',
  async ([_, scope, method, path], { season }) => {
    const jon = await newStaff(season)
    expect((await jon[method](ofTeam(season, path(season.ida.id)))).status).toBe(200)
    expect(await views(season.ida)).toEqual([['Jon', scope, '2026-11-18']])
    expect(await views(season.bo)).toEqual([])
  },
)

test('a file of the whole team is an export of each of its athletes', async ({ season }) => {
  const jon = await newStaff(season)
  await jon.get(ofTeam(season, `/statistics/sessions.csv?${RANGE}`))
  for (const athlete of [season.ida, season.bo]) {
    expect(await views(athlete)).toEqual([['Jon', 'export', '2026-11-18']])
  }
  expect(await views(season.eve)).toEqual([])
})

test('opened answers are noted by the day they are for, of no day to come, and are told live', async ({
  season,
}) => {
  const { app, ida } = season
  const jon = await newStaff(season)
  const stream = await openLiveStream(app.origin, ida)
  const open = (day: string) => jon.post(ofTeam(season, `/athletes/${ida.id}/opened`), { day })
  for (const day of ['2026-11-18', '2026-11-17', '2026-11-19']) expect((await open(day)).status).toBe(204)
  const opened = await views(ida)
  expect(opened).toHaveLength(2)
  expect(opened).toEqual(
    expect.arrayContaining([
      ['Jon', 'answers', '2026-11-17'],
      ['Jon', 'answers', '2026-11-18'],
    ]),
  )
  expect(await views(ida, '?answersOf=2026-11-18')).toEqual([['Jon', 'answers', '2026-11-18']])
  await expect.poll(stream.topics).toContain('record-views')
  stream.close()
})

test('a list that is merely shown, and an athlete’s own reading, are not noted', async ({ season }) => {
  const jon = await newStaff(season)
  for (const path of [
    '/day',
    '/day/usual',
    '/athletes',
    '/standing-out',
    `/statistics/squad?${RANGE}`,
    `/statistics/middle?${RANGE}`,
  ]) {
    expect((await jon.get(ofTeam(season, path))).status).toBe(200)
  }
  await season.ida.get(`/api/statistics/athlete?${RANGE}`)
  await season.ida.get(`/api/statistics/sessions.csv?${RANGE}`)
  expect(await season.app.db.system.$count(recordViews)).toBe(0)
})

test('once a day and viewer there is one entry, which says when it was opened last', async ({ season }) => {
  const { app, ida } = season
  const [jon, ada] = [await newStaff(season), await newStaff(season, 'Ada')]
  const look = (person: Someone, minutes: number) => {
    app.setClock(() => minutesLater(minutes))
    return person.get(ofTeam(season, `/statistics/week?athleteId=${ida.id}`))
  }
  for (const minutes of [0, 4, 16, 17]) await look(jon, minutes)
  await look(ada, 18)
  const { body } = await ida.get('/api/record-views')
  expect(body.views).toMatchObject([
    { viewerName: 'Ada', firstAt: minutesLater(18).toISOString(), lastAt: minutesLater(18).toISOString() },
    // In the same quarter of an hour it is not written again.
    { viewerName: 'Jon', firstAt: minutesLater(0).toISOString(), lastAt: minutesLater(16).toISOString() },
  ])
  await look(jon, 24 * 60)
  expect(await views(ida)).toHaveLength(3)
})

test('the list comes thirty at a time, newest first, and outlives the account of a viewer', async ({
  season,
}) => {
  const { app, ida } = season
  const jon = await newStaff(season)
  const viewed = { athleteId: ida.id, viewerId: jon.id, viewerName: 'Jon', scope: 'answers' as const }
  await app.db.system.insert(recordViews).values(
    Array.from({ length: 31 }, (_, n) => {
      const at = minutesLater(n >= 29 ? 29 : n)
      return { ...viewed, day: `2026-10-${String(n + 1).padStart(2, '0')}`, firstAt: at, lastAt: at }
    }),
  )
  expect((await jon.post('/api/account/deletion', { password: 'a good password' })).status).toBe(204)
  const first = (await ida.get('/api/record-views')).body
  expect([first.views.length, first.hasMore]).toEqual([30, true])
  const rest = (await ida.get(`/api/record-views?before=${first.views.at(-1)!.id}`)).body
  expect(rest).toMatchObject({ hasMore: false, views: [{ viewerName: 'Jon', day: '2026-10-01' }] })
})

test('seen all is opened by one tap for those who reported, once, and for nobody else', async ({
  season,
}) => {
  const { app, coach, ida, bo, eve } = season
  const jon = await newStaff(season)
  await app.db.system.delete(trainingSessions)
  await log(season, ida, ['2026-11-17', 'AM', 0, 0])
  await log(season, eve, ['2026-11-17', 'AM', 0, 0])
  const athleteIds = [ida.id, bo.id, eve.id]
  const seeAll = (person: Someone, day: string) =>
    person.post(ofTeam(season, '/day/opened'), { day, athleteIds })
  const stream = await openLiveStream(app.origin, ida)
  for (const minutes of [0, 1, 20]) {
    app.setClock(() => minutesLater(minutes))
    expect((await seeAll(jon, '2026-11-17')).status).toBe(204)
  }
  expect(await views(ida)).toEqual([['Jon', 'answers', '2026-11-17']])
  expect(await app.db.system.$count(recordViews)).toBe(1)
  await expect.poll(stream.topics).toContain('record-views')
  stream.close()
  expect((await seeAll(jon, '2026-11-19')).status).toBe(204)
  await app.db.system
    .update(teamMembers)
    .set({ sharesFrom: '2026-11-18' })
    .where(eq(teamMembers.athleteId, ida.id))
  expect((await seeAll(coach, '2026-11-17')).status).toBe(204)
  expect((await seeAll(season.stranger, '2026-11-17')).status).toBe(404)
  expect(await app.db.system.$count(recordViews)).toBe(1)
  await app.db.system.update(teamMembers).set({ sharesFrom: null }).where(eq(teamMembers.athleteId, ida.id))
})

test('nobody notes for an athlete they may not see, nor in a team they do not work for', async ({
  season,
}) => {
  const { app, coach, stranger, eve, ida } = season
  const note = async (actor: Someone | null, team: Someone, athlete: Someone | null) =>
    asActor(app.db, actor?.id ?? null, (tx) =>
      rows(
        tx,
        sql`select * from note_views(${team.team.id}::uuid, ${athlete?.id ?? null}::uuid, '2026-11-18', 'export', now())`,
      ),
    )
  expect(await note(coach, coach, eve)).toEqual([])
  expect(await note(coach, stranger, eve)).toEqual([])
  expect(await note(coach, stranger, null)).toEqual([])
  const former = await memberOf(app, { coach })
  await former.delete('/api/team-membership')
  expect(await note(coach, coach, former)).toEqual([])
  // Who works for both teams notes in the one that was meant.
  await app.db.system
    .insert(teamStaff)
    .values({ teamId: stranger.team.id, accountId: coach.id, duty: 'viewer' })
  expect(await note(coach, coach, eve)).toEqual([])
  expect(await note(ida, coach, ida)).toEqual([])
  expect(await note(null, coach, ida)).toEqual([])
  expect(await app.db.system.$count(recordViews)).toBe(0)
  expect(await note(coach, coach, ida)).toHaveLength(1)
})
