import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { CONSENT_TEXT_VERSION } from '#domain/consent/consent.ts'
import { insightClub, insightsIn, TODAY } from '#tests/support/insight-club.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import type { Someone } from '#tests/support/someone.ts'
import { inviteFrom } from '#tests/support/team-calls.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const club = insightClub()

const joinAs = async (person: Someone, choice: object = {}) =>
  (await person.post('/api/join', { code: await inviteFrom(club.coach), ...choice })).status

/** Each consent, the oldest first: its scope, the version of its text, and whether it still holds. */
const stored = async ({ id }: Someone) =>
  (
    await rows(
      club.app.db.system,
      sql`select scope, text_version as version, withdrawn_at is null as holds from consents
        where athlete_id = ${id} order by given_at, array_position(array['share', 'history', 'ai'], scope)`,
    )
  ).map(({ scope, version, holds }) => [scope, version, holds])

const givenBy = async (person: Someone) =>
  (await person.get('/api/consents')).body.given.map(({ scope }) => scope).toSorted()

const change = async (person: Someone, scope: 'history' | 'ai', given: boolean) =>
  (await person.put(`/api/consents/${scope}`, { given })).status

describe('joining', () => {
  test.for([
    ['nothing else', {}, ['share']],
    ['earlier training', { shareEarlier: true }, ['share', 'history']],
    ['a provider', { allowAi: true }, ['share', 'ai']],
    ['both', { shareEarlier: true, allowAi: true }, ['share', 'history', 'ai']],
  ] as const)('and %s is stored as agreed to, with the version of the text', async ([_, choice, scopes]) => {
    const athlete = await memberOf(club.app)
    expect(await joinAs(athlete, choice)).toBe(200)
    expect(await stored(athlete)).toEqual(scopes.map((scope) => [scope, CONSENT_TEXT_VERSION, true]))
  })

  test('without success stores nothing', async () => {
    const athlete = await memberOf(club.app)
    expect((await athlete.post('/api/join', { code: 'x'.repeat(22), allowAi: true })).status).toBe(404)
    expect(await stored(athlete)).toEqual([])
    expect((await athlete.get('/api/consents')).body.given).toEqual([])
    expect(await change(athlete, 'ai', true)).toBe(409)
  })
})

describe('going', () => {
  test.for([
    ['leaving', ({ delete: remove }: Someone) => remove('/api/team-membership')],
    ['being removed', ({ id }: Someone) => club.coach.team.delete(`/athletes/${id}`)],
    [
      'whatever else ends a membership',
      ({ id }: Someone) =>
        club.app.db.system.execute(sql`update team_members set left_at = now() where athlete_id = ${id}`),
    ],
  ] as const)('by %s ends all of it; coming back agrees anew', async ([_, go]) => {
    const athlete = await memberOf(club.app)
    await joinAs(athlete, { shareEarlier: true, allowAi: true })
    await go(athlete)
    const ended = ['share', 'history', 'ai'].map((scope) => [scope, CONSENT_TEXT_VERSION, false])
    expect(await stored(athlete)).toEqual(ended)
    club.at(1)
    expect(await joinAs(athlete)).toBe(200)
    expect(await stored(athlete)).toEqual([...ended, ['share', CONSENT_TEXT_VERSION, true]])
  })
})

describe('on the account page', () => {
  test('each can be given and withdrawn by itself, twice the same is once, and both sides hear of it', async () => {
    const athlete = await memberOf(club.app)
    await joinAs(athlete)
    const [theirs, coachs] = [
      await openLiveStream(club.app.origin, athlete),
      await openLiveStream(club.app.origin, club.coach),
    ]
    const twice = await Promise.all([change(athlete, 'ai', true), change(athlete, 'ai', true)])
    expect(twice).toEqual([200, 200])
    expect(await givenBy(athlete)).toEqual(['ai', 'share'])
    expect(await change(athlete, 'ai', false)).toBe(200)
    expect(await change(athlete, 'ai', true)).toBe(200)
    expect(await stored(athlete)).toEqual([
      ['share', CONSENT_TEXT_VERSION, true],
      ['ai', CONSENT_TEXT_VERSION, false],
      ['ai', CONSENT_TEXT_VERSION, true],
    ])
    await expect.poll(theirs.topics).toContain('consents')
    await expect.poll(coachs.topics).toEqual(expect.arrayContaining(['athletes', 'team-day']))
    for (const stream of [theirs, coachs]) stream.close()
  })

  test('what joining itself shares can be neither given nor withdrawn by itself', async () => {
    const at = sql`now()`
    const answers = await asActor(club.app.db, club.ida.id, (tx) =>
      rows(
        tx,
        sql`select give_consent('share', 'v', ${at}) as given, withdraw_consent('share', null, ${at}) as withdrawn`,
      ),
    )
    expect(answers).toEqual([{ given: false, withdrawn: false }])
    expect((await club.ida.put('/api/consents/share', { given: false })).status).toBe(400)
  })

  test('earlier training is seen while it is shared, and again from the day of joining without it', async () => {
    const athlete = await memberOf(club.app)
    await recordFortyDays(club.app.db, {
      teamId: club.coach.team.id,
      athleteId: athlete.id,
      today: TODAY,
      title: 'Legs',
    })
    await club.coach.team.delete(`/athletes/${athlete.id}`)
    await joinAs(athlete)
    const seenSince = async () =>
      (await club.coach.team.get(`/statistics/athlete?athleteId=${athlete.id}&from=2026-10-01&to=${TODAY}`))
        .body.recordedSince
    expect(await seenSince()).toBe(TODAY)
    expect(await change(athlete, 'history', true)).toBe(200)
    expect(await seenSince()).toBe('2026-10-10')
    expect(await change(athlete, 'history', false)).toBe(200)
    expect(await seenSince()).toBe(TODAY)
    expect(await givenBy(athlete)).toEqual(['share'])
    await athlete.delete('/api/team-membership')
  })
})

describe('a provider', () => {
  const bodies = () => club.ai.requests.map(({ body }) => body).join()

  test('is told nothing of an athlete who has not agreed, and the insight is computed here', async () => {
    expect(insightsIn(await club.onAthlete(club.ida))).toMatchObject({ source: 'provider', notAgreed: 0 })
    await change(club.ida, 'ai', false)
    // What it replied a moment ago is forgotten with the consent.
    expect(await club.app.db.system.$count(insightReplies)).toBe(0)
    club.at(61)
    club.ai.requests.length = 0
    expect(insightsIn(await club.onAthlete(club.ida))).toMatchObject({ source: 'local', notAgreed: 1 })
    expect(club.ai.requests).toEqual([])
    await change(club.ida, 'ai', true)
    expect(insightsIn(await club.onAthlete(club.ida))).toMatchObject({ source: 'provider', notAgreed: 0 })
  })

  test('is told of a team only those who have agreed, by their own numbers', async () => {
    await change(club.bo, 'ai', false)
    const zebulona = await memberOf(club.app, { fullName: 'Zebulona' })
    const team = { teamId: club.coach.team.id, today: TODAY } as const
    await recordFortyDays(club.app.db, {
      ...team,
      athleteId: zebulona.id,
      rpe: 9,
      title: 'Canary question',
      scopes: ['share'],
    })
    club.ai.requests.length = 0
    expect((await club.onTeam()).body).toMatchObject({ source: 'provider', notAgreed: 2 })
    expect(club.ai.requests).toHaveLength(1)
    expect(bodies()).toContain('Athlete')
    for (const secret of ['Canary question', 'Bo', 'Zebulona', 'Ida']) expect(bodies()).not.toContain(secret)
    expect((await club.onTeam()).body.names).not.toEqual(expect.arrayContaining(['Bo', 'Zebulona']))
    await change(club.bo, 'ai', true)
    await zebulona.delete('/api/team-membership')
  })

  test('is not asked at all if nobody has agreed', async () => {
    for (const athlete of [club.ida, club.bo]) await change(athlete, 'ai', false)
    club.ai.requests.length = 0
    expect((await club.onTeam()).body).toMatchObject({ source: 'local', notAgreed: 2 })
    expect(club.ai.requests).toEqual([])
    for (const athlete of [club.ida, club.bo]) await change(athlete, 'ai', true)
  })

  test('that is not there cannot be agreed to', async () => {
    const app = await startTestApp()
    const coach = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app)
    const code = await inviteFrom(coach)
    expect((await athlete.post('/api/join/preview', { code })).body.aiProvider).toBeNull()
    expect((await athlete.post('/api/join', { code, allowAi: true })).status).toBe(200)
    expect(await givenBy(athlete)).toEqual(['share'])
    expect(await change(athlete, 'ai', true)).toBe(404)
    await app.stop()
  })
})
