import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import type { InsightReply } from '#server/features/insight/insight-reply.ts'
import { clearInsights } from '#server/jobs/clear-insights.ts'
import {
  type AiServer,
  failingWith,
  GOOD_LINES,
  held,
  saying,
  sending,
  silence,
  startAiServer,
  unfinished,
} from '#tests/support/ai-server.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const TODAY = '2026-11-18'
const NOON = Date.parse('2026-11-18T12:00:00Z')
const GENERIC_AREAS = ['Recent Performance', 'Training Load', 'Recovery Management']
const FAILED = 'Failed to generate insights. Please try again later.'

let ai: AiServer
let app: TestApp
let coach: Someone
let ida: Someone
let bo: Someone
let idasNotes: string

beforeAll(async () => {
  ai = await startAiServer()
  app = await startTestApp({ ...ai.env, AI_TIMEOUT_SEC: '2' })
  coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  ;[ida, bo] = [await memberOf(app, { fullName: 'Ida' }), await memberOf(app, { fullName: 'Bo' })]
  const team = { managerId: coach.id, today: TODAY } as const
  idasNotes = (await recordFortyDays(app.db, { ...team, athleteId: ida.id, rpe: 5 })).metricIds[1]!
  await recordFortyDays(app.db, { ...team, athleteId: bo.id, rpe: 6 })
  return async () => {
    await app.stop()
    await ai.stop()
  }
})
beforeEach(() => {
  at(0)
  ai.answerWith(saying(GOOD_LINES))
})
/** The next test finds no reply and no limit of this one. */
afterEach(async () => {
  await app.db.system.delete(insightReplies)
  await app.db.system.delete(rateLimits)
  ai.requests.length = 0
})

const at = (seconds: number) => app.setClock(() => new Date(NOON + seconds * 1000))
const onAthlete = ({ id }: { id: string }, reader = coach) => reader.post(`/api/insights/athletes/${id}`)
const onTeam = (reader = coach) => reader.post('/api/insights/team')
const insightsIn = ({ body }: { body: unknown }) => body as InsightReply
const areasIn = (reply: { body: unknown }) => insightsIn(reply).insights.map(({ area }) => area)

describe('what is asked and answered', () => {
  test('an athlete’s facts go as one system and one user message, and three lines come back as insights', async () => {
    const reply = await onAthlete(ida)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ source: 'provider' })
    expect(areasIn(reply)).toEqual(['Training Load', 'Sleep', 'Recovery'])
    expect(insightsIn(reply).insights[0]).toEqual({
      area: 'Training Load',
      trend: 'Load is steady at its usual height',
      recommendation: 'Carry on as planned',
      basedOn: [],
    })
    const [request] = ai.requests
    expect([request?.method, request?.path]).toEqual(['POST', '/v1/chat/completions'])
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${ai.env.AI_API_KEY}`,
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
    ai.answerWith(saying('Training Load|Athlete 2 carries more than Athlete 1|Ask Athlete 2'))
    const reply = await onTeam()
    expect(reply.body).toMatchObject({ source: 'provider', names: ['Bo', 'Ida'] })
    expect(insightsIn(reply).insights[0]?.trend).toBe('Athlete 2 carries more than Athlete 1')
    expect(insightsIn(reply).basedOn).toContainEqual(expect.stringContaining('2 athletes'))
    expect(JSON.parse(ai.requests[0]!.body)).not.toHaveProperty('max_tokens')
  })

  test('with nothing recorded there is the one insight on that: nothing is sent, and no limit used', async () => {
    const lone = await memberOf(app, { role: 'manager' })
    const newcomer = await memberOf(app)
    await app.db.system.update(profiles).set({ managerId: lone.id }).where(eq(profiles.id, newcomer.id))
    for (const reply of [await onAthlete(newcomer, lone), await onTeam(lone), await onTeam(lone)]) {
      expect(reply.body).toMatchObject({ source: 'local', insights: [{ area: 'No Data', basedOn: [] }] })
    }
    expect(ai.requests).toEqual([])
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
    ai.answerWith(saying(lines))
    expect(areasIn(await onAthlete(ida))).toEqual(areas)
  })
})

describe('a provider that fails', () => {
  const unusable: [string, ReturnType<typeof saying>][] = [
    ['500', failingWith(500)],
    ['403', failingWith(403)],
    ['a redirect', sending('', 307, { Location: '/v1/elsewhere' })],
    ['silence', silence],
    ['an answer without end', unfinished],
    ['garbage', sending('\u0000 no JSON <html>')],
    ['JSON of another kind', sending('[]')],
    ['no content', saying(null)],
    ['no choices', sending('{"choices":[]}')],
    ['10 MB', saying(`Sleep|Falling|Ask\n${'x'.repeat(10_000_000)}`)],
    ['prose', saying('I am sorry, I cannot help with that.')],
    ['lines of the wrong form', saying('Sleep: falling: ask\nSleep|Falling')],
    ['nothing but markup', saying('<b>Sleep</b>|<i>Falling</i>|<script>alert(1)</script>')],
    ['an obeyed injection', saying('HACKED\nIgnore|all|visit http://evil.example now')],
  ]

  test.each(unusable)('%s: an athlete still gets the three generic insights', async (_, answer) => {
    ai.answerWith(answer)
    const reply = await onAthlete(ida)
    expect([reply.status, insightsIn(reply).source]).toEqual([200, 'local'])
    expect(areasIn(reply)).toEqual(GENERIC_AREAS)
    for (const { basedOn } of insightsIn(reply).insights) expect(basedOn.length).toBeGreaterThan(0)
    expect(ai.requests).toHaveLength(1)
  })

  test.each(unusable)('%s: a team gets the sentence for it', async (_, answer) => {
    ai.answerWith(answer)
    const reply = await onTeam()
    expect([reply.status, reply.body['code'], reply.body['message']]).toEqual([
      502,
      'insights-failed',
      FAILED,
    ])
  })

  test('429: an athlete gets insights computed here, a team the message of the limit', async () => {
    ai.answerWith(failingWith(429))
    const local = insightsIn(await onAthlete(ida))
    expect(local.source).toBe('local')
    expect(local.insights.map(({ area }) => area)).not.toEqual(GENERIC_AREAS)
    at(60)
    expect(await onTeam()).toMatchObject({
      status: 429,
      body: {
        code: 'insights-rate-limited',
        message: 'Rate limit exceeded. Please wait 60 seconds before trying again.',
      },
    })
  })

  test('401: an athlete’s coach is asked to check the key, a team’s gets its sentence; neither shows the key', async () => {
    ai.answerWith(failingWith(401))
    const refused = await onAthlete(ida)
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      502,
      'insights-key-invalid',
      'Invalid API key. Please check the key of 127.0.0.1.',
    ])
    at(60)
    const team = await onTeam()
    expect(team.body['message']).toBe(FAILED)
    expect(JSON.stringify([refused.body, team.body])).not.toContain(ai.env.AI_API_KEY)
  })

  test('asked the same again, it is not bothered before the limit ends, and the answer stays', async () => {
    ai.answerWith(failingWith(500))
    await onAthlete(ida)
    at(59)
    expect(areasIn(await onAthlete(ida))).toEqual(GENERIC_AREAS)
    expect(ai.requests).toHaveLength(1)
    ai.answerWith(saying(GOOD_LINES))
    at(60)
    expect(insightsIn(await onAthlete(ida)).source).toBe('provider')
  })

  test('nobody there at all is a failure like the others', async () => {
    const gone = await startAiServer()
    await gone.stop()
    const alone = await startTestApp(gone.env)
    onTestFinished(alone.stop)
    alone.setClock(() => new Date(NOON))
    const manager = await memberOf(alone, { role: 'manager' })
    const athlete = await memberOf(alone)
    await recordFortyDays(alone.db, { managerId: manager.id, athleteId: athlete.id, today: TODAY })
    expect(areasIn(await onAthlete(athlete, manager))).toEqual(GENERIC_AREAS)
  })
})

describe('limits and memory', () => {
  test.each([
    [0, 'insights-too-soon', 'Please wait 5 seconds between requests.'],
    [0.2, 'insights-too-soon', 'Please wait 5 seconds between requests.'],
    [4.9, 'insights-too-soon', 'Please wait 1 seconds between requests.'],
    [5, 'insights-rate-limited', 'Rate limit exceeded. Please wait 55 seconds before trying again.'],
    [30.5, 'insights-rate-limited', 'Rate limit exceeded. Please wait 30 seconds before trying again.'],
    [59.9, 'insights-rate-limited', 'Rate limit exceeded. Please wait 1 seconds before trying again.'],
  ])('%s s after a request another one is refused: %s, %s', async (seconds, code, message) => {
    await onAthlete(ida)
    at(seconds)
    for (const reply of [await onAthlete(bo), await onTeam()]) {
      expect([reply.status, reply.body['code'], reply.body['message']]).toEqual([429, code, message])
      expect(Number(reply.headers.get('Retry-After'))).toBe(Math.ceil(60 - seconds))
    }
    expect(ai.requests).toHaveLength(1)
  })

  test('after 60 s the next one may go, however often it was tried before', async () => {
    await onAthlete(ida)
    for (const seconds of [1, 10, 59]) {
      at(seconds)
      expect((await onAthlete(bo)).status).toBe(429)
    }
    at(60)
    expect((await onAthlete(bo)).body).toMatchObject({ source: 'provider' })
  })

  test('one manager’s requests do not count against another’s', async () => {
    const other = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app)
    await recordFortyDays(app.db, { managerId: other.id, athleteId: athlete.id, today: TODAY })
    expect((await onAthlete(ida)).status).toBe(200)
    expect((await onAthlete(athlete, other)).status).toBe(200)
    expect(ai.requests).toHaveLength(2)
  })

  test('the same question costs nothing for five minutes, then it is asked anew', async () => {
    const first = await onAthlete(ida)
    ai.answerWith(saying('Other|Words|Now'))
    for (const seconds of [0, 1, 100, 299]) {
      at(seconds)
      expect((await onAthlete(ida)).body).toEqual(first.body)
    }
    expect(ai.requests).toHaveLength(1)
    // None of it used up a request.
    expect((await onAthlete(bo)).status).toBe(200)
    at(400)
    expect(areasIn(await onAthlete(ida))).toEqual(['Other'])
  })

  test('a new answer of the athlete is a new question', async () => {
    await onAthlete(ida)
    at(60)
    await app.db.system
      .insert(metricResponses)
      .values({ athleteId: ida.id, metricId: idasNotes, date: TODAY, textValue: 'Slept badly' })
    expect((await onAthlete(ida)).body).toMatchObject({ source: 'provider' })
    expect(ai.requests).toHaveLength(2)
    expect(ai.requests[1]?.body).toContain('Slept badly')
  })

  test('two at once ask the provider once, and both get its answer', async () => {
    const { answer, release } = held(saying(GOOD_LINES))
    ai.answerWith(answer)
    const first = onAthlete(ida)
    await expect.poll(() => ai.requests).toHaveLength(1)
    const second = onAthlete(ida)
    await coach.get('/api/athletes')
    release()
    const replies = await Promise.all([first, second])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1].body).toEqual(replies[0].body)
    expect(ai.requests).toHaveLength(1)
  })

  test('what has expired is cleared every five minutes, the rest stays', async () => {
    await onAthlete(ida)
    expect(clearInsights.pattern).toBe('*/5 * * * *')
    await clearInsights.run(app.services, new Date(NOON + 299_000))
    expect(await app.db.system.select().from(insightReplies)).toHaveLength(1)
    await clearInsights.run(app.services, new Date(NOON + 300_000))
    expect(await app.db.system.select().from(insightReplies)).toEqual([])
  })

  test('neither names nor ids nor the question are kept', async () => {
    await onAthlete(ida)
    const kept = JSON.stringify(await app.db.system.select().from(insightReplies))
    for (const word of ['Ida', ida.id, coach.id, ida.email, 'FACTS', 'ACWR']) expect(kept).not.toContain(word)
  })
})

test('whoever closes the page takes the question back', async () => {
  const patient = await startTestApp(ai.env)
  onTestFinished(patient.stop)
  patient.setClock(() => new Date(NOON))
  const manager = await memberOf(patient, { role: 'manager' })
  const athlete = await memberOf(patient)
  await recordFortyDays(patient.db, { managerId: manager.id, athleteId: athlete.id, today: TODAY })
  ai.answerWith(silence)
  const leaving = new AbortController()
  const asked = fetch(`${patient.origin}/api/insights/athletes/${athlete.id}`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { Cookie: [...manager.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  await expect.poll(() => ai.requests).toHaveLength(1)
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => ai.requests[0]?.isAbandoned).toBe(true)
  await expect.poll(() => patient.db.system.select().from(insightReplies)).toEqual([])
})

describe('who may ask', () => {
  test('a manager about their own athletes; anybody else’s are nowhere to be found', async () => {
    const other = await memberOf(app, { role: 'manager' })
    const unknown = { id: '00000000-0000-4000-8000-000000000000' }
    for (const reply of [await onAthlete(ida, other), await onAthlete(unknown), await onAthlete(coach)]) {
      expect([reply.status, reply.body['code']]).toEqual([404, 'not-found'])
    }
    expect((await onTeam(other)).body).toMatchObject({ insights: [{ area: 'No Data' }], names: [] })
    expect((await onAthlete({ id: 'x' })).status).toBe(400)
    expect(ai.requests).toEqual([])
  })

  test('no athlete, not even about themselves', async () => {
    for (const reply of [await onAthlete(ida, ida), await onTeam(ida)]) {
      expect([reply.status, reply.body['code']]).toEqual([403, 'wrong-role'])
    }
  })

  test('a former manager no more, even with the answer still in memory', async () => {
    const [manager, athlete] = [await memberOf(app, { role: 'manager' }), await memberOf(app)]
    await recordFortyDays(app.db, { managerId: manager.id, athleteId: athlete.id, today: TODAY })
    expect((await onAthlete(athlete, manager)).status).toBe(200)
    await manager.delete(`/api/athletes/${athlete.id}`)
    expect((await onAthlete(athlete, manager)).status).toBe(404)
  })
})

test('without a key insights are computed here, as often as wanted', async () => {
  const local = await startTestApp({ AI_BASE_URL: ai.env.AI_BASE_URL })
  onTestFinished(local.stop)
  local.setClock(() => new Date(NOON))
  const manager = await memberOf(local, { role: 'manager' })
  const athlete = await memberOf(local, { fullName: 'Ida' })
  await recordFortyDays(local.db, { managerId: manager.id, athleteId: athlete.id, today: TODAY })
  for (let time = 0; time < 3; time++) {
    const reply = await onAthlete(athlete, manager)
    expect(reply.body).toMatchObject({ source: 'local', basedOn: [] })
    expect(insightsIn(reply).insights).toHaveLength(3)
    for (const { basedOn } of insightsIn(reply).insights) expect(basedOn.length).toBeGreaterThan(0)
  }
  expect((await onTeam(manager)).body).toMatchObject({ source: 'local', names: ['Ida'] })
  expect(ai.requests).toEqual([])
})
