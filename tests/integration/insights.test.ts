import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/calendar/local-day.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { GOOD_LINES, saying, silence } from '#tests/support/ai-server.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { areasIn, insightClub, insightsIn, NOON, TODAY } from '#tests/support/insight-club.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { teamClient } from '#tests/support/someone.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const club = insightClub()

describe('what is asked and answered', () => {
  test('an athlete’s facts go as one system and one user message, and three lines come back as insights', async () => {
    const reply = await club.onAthlete(club.ida)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ source: 'provider' })
    expect(areasIn(reply)).toEqual(['Training Load', 'Sleep', 'Recovery'])
    expect(insightsIn(reply).insights[0]).toEqual({
      area: 'Training Load',
      trend: 'Load is steady at its usual height',
      recommendation: 'Carry on as planned',
      basedOn: [],
    })
    const [request] = club.ai.requests
    expect([request?.method, request?.path]).toEqual(['POST', '/v1/chat/completions'])
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${club.ai.env.AI_API_KEY}`,
      'content-type': 'application/json',
    })
    const body = JSON.parse(request!.body)
    expect(body).toMatchObject({ model: 'gpt-3.5-turbo', temperature: 0.7, max_tokens: 500 })
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user'])
    const { basedOn } = insightsIn(reply)
    expect(basedOn.length).toBeGreaterThan(3)
    for (const fact of basedOn) expect(body.messages[1].content).toContain(`- ${fact}\n`)
  })

  test('a team’s go without max_tokens, and its numbers stand for names that only the coach gets', async () => {
    club.ai.answerWith(saying('Training Load|Athlete 2 carries more than Athlete 1|Ask Athlete 2'))
    const reply = await club.onTeam()
    expect(reply.body).toMatchObject({ source: 'provider', names: ['Bo', 'Ida'] })
    expect(insightsIn(reply).insights[0]?.trend).toBe('Athlete 2 carries more than Athlete 1')
    expect(insightsIn(reply).basedOn).toContainEqual(expect.stringContaining('2 athletes'))
    expect(JSON.parse(club.ai.requests[0]!.body)).not.toHaveProperty('max_tokens')
  })

  test('with nothing recorded there is the one insight on that: nothing is sent, and no limit used', async () => {
    const lone = await memberOf(club.app, { role: 'manager' })
    const newcomer = await memberOf(club.app)
    await putOnTeam(club.app.db, lone.team.id, newcomer.id)
    for (const reply of [
      await club.onAthlete(newcomer, lone),
      await club.onTeam(lone),
      await club.onTeam(lone),
    ]) {
      expect(reply.body).toMatchObject({ source: 'none', insights: [{ area: 'No Data', basedOn: [] }] })
    }
    expect(club.ai.requests).toEqual([])
  })

  test.each([3, 200])('whoever last reported %i days ago has a record', async (days) => {
    const [manager, athlete] = [await memberOf(club.app, { role: 'manager' }), await memberOf(club.app)]
    const { db } = club.app
    await putOnTeam(db, manager.team.id, athlete.id)
    const rest = { date: addDays(TODAY, -days), session: 'AM', rpe: 0, durationMin: 0 } as const
    await db.system.insert(trainingSessions).values({ ...rest, athleteId: athlete.id })
    const { source, insights } = insightsIn(await club.onAthlete(athlete, manager))
    expect(source).not.toBe('none')
    expect(insights.length).toBeGreaterThan(0)
    expect(insightsIn(await club.onTeam(manager)).source).not.toBe('none')
  })

  test.each([
    ['four lines', `${GOOD_LINES}\nFourth|One|Too many`, ['Training Load', 'Sleep', 'Recovery']],
    [
      'lines of another form around one',
      `Sure!\n${GOOD_LINES.split('\n')[1]}\nSleep|Falling\na|b|c|d`,
      ['Sleep'],
    ],
    [
      'markup and links beside a plain line',
      `Load|<img src=x onerror=alert(1)>|Ask\nSleep|See https://evil.example|Ask\nMood|Good|Keep it up`,
      ['Mood'],
    ],
  ])('of %s at most three plain ones are shown', async (_, lines, areas) => {
    club.ai.answerWith(saying(lines))
    expect(areasIn(await club.onAthlete(club.ida))).toEqual(areas)
  })
})

test('whoever closes the page takes the question back', async () => {
  const patient = await startTestApp(club.ai.env)
  onTestFinished(patient.stop)
  patient.setClock(() => new Date(NOON))
  const manager = await memberOf(patient, { role: 'manager' })
  const athlete = await memberOf(patient)
  await recordFortyDays(patient.db, { teamId: manager.team.id, athleteId: athlete.id, today: TODAY })
  club.ai.answerWith(silence)
  const leaving = new AbortController()
  const asked = fetch(`${patient.origin}/api/teams/${manager.team.id}/insights/athletes/${athlete.id}`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { Cookie: cookieHeader(manager.cookies) },
  })
  await expect.poll(() => club.ai.requests).toHaveLength(1)
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => club.ai.requests[0]?.isAbandoned).toBe(true)
  await expect.poll(() => patient.db.system.select().from(insightReplies)).toEqual([])
})

describe('who may ask', () => {
  test('a manager about their own athletes; anybody else’s are nowhere to be found', async () => {
    const other = await memberOf(club.app, { role: 'manager' })
    const unknown = { id: '00000000-0000-4000-8000-000000000000' }
    for (const reply of [
      await club.onAthlete(club.ida, other),
      await club.onAthlete(unknown),
      await club.onAthlete(club.coach),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([404, 'not-found'])
    }
    expect((await club.onTeam(other)).body).toMatchObject({ insights: [{ area: 'No Data' }], names: [] })
    expect((await club.onAthlete({ id: 'x' })).status).toBe(400)
    expect(club.ai.requests).toEqual([])
  })

  test('no athlete, not even about themselves', async () => {
    const ida = { ...club.ida, team: teamClient(club.ida, club.coach.team.id) }
    for (const reply of [await club.onAthlete(ida, ida), await club.onTeam(ida)]) {
      expect([reply.status, reply.body.code]).toEqual([403, 'wrong-role'])
    }
  })

  test('a former manager no more, even with the answer still in memory', async () => {
    const [manager, athlete] = [await memberOf(club.app, { role: 'manager' }), await memberOf(club.app)]
    await recordFortyDays(club.app.db, { teamId: manager.team.id, athleteId: athlete.id, today: TODAY })
    expect((await club.onAthlete(athlete, manager)).status).toBe(200)
    await manager.team.delete(`/athletes/${athlete.id}`)
    expect((await club.onAthlete(athlete, manager)).status).toBe(404)
  })
})

test('without a key insights are computed here, as often as wanted', async () => {
  const local = await startTestApp({ AI_BASE_URL: club.ai.env.AI_BASE_URL })
  onTestFinished(local.stop)
  local.setClock(() => new Date(NOON))
  const manager = await memberOf(local, { role: 'manager' })
  const athlete = await memberOf(local, { fullName: 'Ida' })
  await recordFortyDays(local.db, { teamId: manager.team.id, athleteId: athlete.id, today: TODAY })
  for (let time = 0; time < 3; time++) {
    const reply = await club.onAthlete(athlete, manager)
    expect(reply.body).toMatchObject({ source: 'local', basedOn: [] })
    expect(insightsIn(reply).insights).toHaveLength(3)
    for (const { basedOn } of insightsIn(reply).insights) expect(basedOn.length).toBeGreaterThan(0)
  }
  expect((await club.onTeam(manager)).body).toMatchObject({ source: 'local', names: ['Ida'] })
  expect(club.ai.requests).toEqual([])
})
