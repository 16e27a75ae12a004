import { ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { teamChanges } from '#database/schema/team-changes.ts'
import { addDays } from '#domain/calendar/local-day.ts'
import { type AiServer, startAiServer } from '#tests/support/ai-server.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import { createHealthMetric, createMetric, metricsOf, titlesOf } from '#tests/support/metric-calls.ts'
import { pathFor, ROUTE_ACCESS } from '#tests/support/requests/route-access.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const TODAY = '2026-11-18'
const NOON = Date.parse('2026-11-18T12:00:00Z')

let ai: AiServer
let app: TestApp
let owner: Someone
let coach: Someone
let physio: Someone
let athlete: Someone
let quiet: Someone
let ids: { rating: string; text: string; archived: string }
/** What only those may read who see health answers. */
let secrets: string[]

beforeAll(async () => {
  ai = await startAiServer()
  app = await startTestApp(ai.env)
  app.setClock(() => new Date(NOON))
  owner = await memberOf(app, { role: 'manager', fullName: 'Olga' })
  coach = await colleagueOf(app, owner, { duty: 'coach', fullName: 'Carl' })
  physio = await colleagueOf(app, owner, { duty: 'medical', fullName: 'Pia' })
  athlete = await memberOf(app, { fullName: 'Ada' })
  quiet = await memberOf(app, { coach: owner, fullName: 'Quentin' })
  await recordFortyDays(app.db, { teamId: owner.team.id, athleteId: athlete.id, today: TODAY })
  ids = await askAboutHealth(app, owner.team.id)
  secrets = ['Kneecap', 'Patella', 'Concussion', 'swollen', ...Object.values(ids)]
})
afterAll(async () => {
  await app.stop()
  await ai.stop()
})

/** A rating, a text and an archived question; one athlete answers all of it, the other nothing else. */
async function askAboutHealth({ db: { system } }: TestApp, teamId: string) {
  const about = { teamId, audience: 'health' } as const
  const asked = await system
    .insert(customMetrics)
    .values([
      { ...about, title: 'Kneecap', description: 'Of the left leg', type: 'rating' },
      { ...about, title: 'Patella in words', type: 'text' },
      { ...about, title: 'Concussion', type: 'rating', archivedAt: new Date(NOON) },
    ])
    .returning()
  const [rating, text, archived] = asked.map(({ id }) => id) as [string, string, string]
  const days = Array.from({ length: 40 }, (_, index) => addDays(TODAY, -index))
  await system.insert(metricResponses).values([
    ...[athlete.id, quiet.id].map((athleteId) => ({
      athleteId,
      metricId: text,
      date: TODAY,
      kind: 'text' as const,
      textValue: 'swollen',
    })),
    ...days.flatMap((date, index) =>
      [rating, archived].map((metricId) => ({
        athleteId: athlete.id,
        metricId,
        date,
        ratingValue: index === 0 ? 1 : 5,
      })),
    ),
  ])
  return { rating, text, archived }
}

const READS = Object.entries(ROUTE_ACCESS).filter(
  ([name, { who }]) =>
    (name.startsWith('GET ') || name.includes('/insights/')) &&
    who !== 'anyone' &&
    who !== 'athletes' &&
    name !== 'GET /api/live',
)

async function textOf(reader: Someone, method: string, path: string): Promise<string> {
  const reply = await fetch(app.origin + path, {
    method,
    headers: { Cookie: cookieHeader(reader.cookies), Connection: 'close' },
  })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  if (reply.headers.get('Content-Type') !== 'application/zip') return strFromU8(bytes)
  return Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join('\n')
}

/** Which reads tell the reader of it. */
async function surfacesTelling(reader: Someone): Promise<string[]> {
  const known: Record<string, string> = {
    team: owner.team.id,
    athlete: athlete.id,
    today: TODAY,
    metric: ids.rating,
    invitation: randomUUID(),
  }
  const telling: string[] = []
  for (const [index, [name, access]] of READS.entries()) {
    // One insight after the other is refused if it comes too soon.
    app.setClock(() => new Date(NOON + index * 60_000))
    const [method = '', path = ''] = name.split(' ')
    const asked = pathFor(path, access).replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => known[word] ?? '')
    const text = await textOf(reader, method, asked)
    if (secrets.some((secret) => text.includes(secret))) telling.push(name)
  }
  return telling.toSorted()
}

describe('a health question is absent for staff without the right', () => {
  test('in lists, days, statistics, the squad, downloads, insights and the provider’s request', async () => {
    expect(READS.length).toBeGreaterThan(18)
    expect(await surfacesTelling(coach)).toEqual([])
    const [ofCoach] = ai.requests.splice(0)
    expect(ofCoach?.body).toContain('Sleep quality')
    for (const secret of secrets) expect(ofCoach?.body).not.toContain(secret)
  })

  test('though the same requests tell those who see health answers', async () => {
    expect(await surfacesTelling(physio)).toEqual([
      'GET /api/teams/{teamId}/athletes/{id}/days/{day}',
      'GET /api/teams/{teamId}/day',
      'GET /api/teams/{teamId}/day/usual',
      'GET /api/teams/{teamId}/metrics',
      'GET /api/teams/{teamId}/standing-out',
      'GET /api/teams/{teamId}/statistics/athlete',
      'GET /api/teams/{teamId}/statistics/responses.csv',
      'GET /api/teams/{teamId}/statistics/squad',
      'POST /api/teams/{teamId}/insights/athletes/{id}',
    ])
    expect(ai.requests.some(({ body }) => body.includes('Kneecap'))).toBe(true)
    expect(ai.requests.some(({ body }) => body.includes('swollen'))).toBe(true)
    ai.requests.length = 0
    expect(await surfacesTelling(owner)).toContain('GET /api/account/export')
  })

  test('so who has answered nothing else has answered nothing', async () => {
    const seenBy = async (reader: Someone) => {
      const day = await reader.team.get(`/day?day=${TODAY}`)
      const squad = await reader.team.get(`/statistics/squad?from=${TODAY}&to=${TODAY}`)
      return [
        day.body.athletes.find(({ athleteId }) => athleteId === quiet.id)?.answeredAt ?? null,
        squad.body.rows.find(({ athleteId }) => athleteId === quiet.id)?.lastAnswer,
      ]
    }
    expect(await seenBy(coach)).toEqual([null, null])
    expect(await seenBy(physio)).toEqual([expect.any(String), TODAY])
  })

  test('and a total is the sum of what its reader may see', async () => {
    const questionsOf = async (reader: Someone) => {
      const { rows } = (await reader.team.get(`/statistics/squad?from=${TODAY}&to=${TODAY}`)).body
      const standing = rows.find(({ athleteId }) => athleteId === athlete.id)?.wellness
      return standing?.basis === 'enough' ? standing.questions : standing?.basis
    }
    expect(await questionsOf(coach)).toBe('one-rating')
    expect(await questionsOf(physio)).toBe(3)
  })

  test.for([
    ['PATCH', '', { title: 'Mine' }],
    ['DELETE', '', undefined],
    ['POST', '/archive', undefined],
    ['POST', '/restore', undefined],
    ['GET', '/answer-count', undefined],
  ] as const)('and its refusal of %s %s is that of one that never was', async ([method, path, body]) => {
    const reply = async (id: string) => {
      const { status, body: said } = await coach.team.send(method, `/metrics/${id}${path}`, body)
      return [status, said.code, said.message]
    }
    for (const id of Object.values(ids)) expect(await reply(id)).toEqual(await reply(randomUUID()))
  })

  test('and a change of it carries nothing but that questions changed', async () => {
    const stream = await openLiveStream(app.origin, { cookies: coach.cookies })
    await owner.team.send('PATCH', `/metrics/${ids.text}`, { description: 'Patella, both' })
    await expect.poll(() => stream.topics()).toContain('metrics')
    for (const { data } of stream.events) {
      for (const secret of secrets) expect(data).not.toContain(secret)
    }
    stream.close()
    const notes = await app.db.system.select().from(teamChanges).where(ne(teamChanges.what, 'exported'))
    expect(notes.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['question-changed', null, null],
    ])
  })

  test('but athletes read every question that is theirs to answer', async () => {
    const { metrics } = (await athlete.get('/api/day')).body.day
    expect(metrics.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Sleep quality', 'Kneecap', 'Patella in words']),
    )
  })
})

describe('who sees the answers', () => {
  const newTeam = async () => {
    const head = await memberOf(app, { role: 'manager' })
    return { head, blind: await colleagueOf(app, head, { duty: 'coach' }) }
  }
  const setAudience = async (person: Someone, id: string, audience: string) => {
    const { status, body } = await person.team.send('PATCH', `/metrics/${id}`, { audience })
    return [status, body.code]
  }

  test('can be narrowed at any time by who sees health answers, and by nobody else', async () => {
    const { head, blind } = await newTeam()
    const { id } = await createMetric(blind, 'Pain')
    expect(await setAudience(blind, id, 'health')).toEqual([403, 'audience-not-yours'])
    const asked = { title: 'Pain', type: 'rating', audience: 'health' }
    expect((await blind.team.post('/metrics', asked)).body.code).toBe('audience-not-yours')
    expect(await setAudience(head, id, 'health')).toEqual([200, undefined])
    expect([await titlesOf(head), await titlesOf(blind)]).toEqual([['Pain'], []])
  })

  test('is never widened: the answers were given for few to see', async () => {
    const { head } = await newTeam()
    const { id } = await createHealthMetric(head, 'Pain')
    const { status, body } = await head.team.send('PATCH', `/metrics/${id}`, { audience: 'staff' })
    expect([status, body.code, body.message]).toEqual([
      409,
      'audience-stays',
      'Its answers were given for few to see, so it stays that way. Archive it and ask a new question instead.',
    ])
    expect((await metricsOf(head))[0]?.audience).toBe('health')
  })

  test('leaves a coach who sees fewer than ten a limit that is explained', async () => {
    const { head, blind } = await newTeam()
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) await createHealthMetric(head, title)
    expect((await blind.team.post('/metrics/starter-set')).body.code).toBe('metric-limit-unseen')
    for (const title of ['1', '2', '3', '4']) await createMetric(blind, title)
    const refused = await blind.team.post('/metrics', { title: '5', type: 'rating' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This team has reached the limit of 10 metrics. Some of them only staff who see health answers see.',
    ])
    const plain = await head.team.post('/metrics', { title: '5', type: 'rating' })
    expect(plain.body.message).toBe('You have reached the maximum limit of 10 metrics')
  })

  test('does not keep a coach from ordering what they do see', async () => {
    const { head, blind } = await newTeam()
    const [one, , two] = [
      await createMetric(head, 'One'),
      await createHealthMetric(head, 'Pain'),
      await createMetric(head, 'Two'),
    ]
    expect((await blind.team.put('/metrics/order', { ids: [two.id, one.id] })).status).toBe(204)
    expect(await titlesOf(blind)).toEqual(['Two', 'One'])
    expect((await titlesOf(head)).toSorted()).toEqual(['One', 'Pain', 'Two'])
  })
})
