import { describe, expect, onTestFinished, test } from 'vitest'
import {
  failingWith,
  GOOD_LINES,
  saying,
  sending,
  silence,
  startAiServer,
  unfinished,
} from '#tests/support/ai-server.ts'
import { areasIn, GENERIC_AREAS, insightClub, insightsIn, NOON, TODAY } from '#tests/support/insight-club.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const FAILED = 'Failed to generate insights. Please try again later.'

const club = insightClub()

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
    club.ai.answerWith(answer)
    const reply = await club.onAthlete(club.ida)
    expect([reply.status, insightsIn(reply).source]).toEqual([200, 'local'])
    expect(areasIn(reply)).toEqual(GENERIC_AREAS)
    for (const { basedOn } of insightsIn(reply).insights) expect(basedOn.length).toBeGreaterThan(0)
    expect(club.ai.requests).toHaveLength(1)
  })

  test.each(unusable)('%s: a team gets the sentence for it', async (_, answer) => {
    club.ai.answerWith(answer)
    const reply = await club.onTeam()
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([502, 'insights-failed', FAILED])
  })

  test('429: an athlete gets insights computed here, a team the message of the limit', async () => {
    club.ai.answerWith(failingWith(429))
    const local = insightsIn(await club.onAthlete(club.ida))
    expect(local.source).toBe('local')
    expect(local.insights.map(({ area }) => area)).not.toEqual(GENERIC_AREAS)
    club.at(60)
    expect(await club.onTeam()).toMatchObject({
      status: 429,
      body: {
        code: 'insights-rate-limited',
        message: 'Rate limit exceeded. Please wait 60 seconds before trying again.',
      },
    })
  })

  test('401: an athlete’s coach is asked to check the key, a team’s gets its sentence; neither shows the key', async () => {
    club.ai.answerWith(failingWith(401))
    const refused = await club.onAthlete(club.ida)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      502,
      'insights-key-invalid',
      'Invalid API key. Please check the key of 127.0.0.1.',
    ])
    club.at(60)
    const team = await club.onTeam()
    expect(team.body.message).toBe(FAILED)
    expect(JSON.stringify([refused.body, team.body])).not.toContain(club.ai.env.AI_API_KEY)
  })

  test('asked the same again, it is not bothered before the limit ends, and the answer stays', async () => {
    club.ai.answerWith(failingWith(500))
    await club.onAthlete(club.ida)
    club.at(59)
    expect(areasIn(await club.onAthlete(club.ida))).toEqual(GENERIC_AREAS)
    expect(club.ai.requests).toHaveLength(1)
    club.ai.answerWith(saying(GOOD_LINES))
    club.at(60)
    expect(insightsIn(await club.onAthlete(club.ida)).source).toBe('provider')
  })

  test('nobody there at all is a failure like the others', async () => {
    const gone = await startAiServer()
    await gone.stop()
    const alone = await startTestApp(gone.env)
    onTestFinished(alone.stop)
    alone.setClock(() => new Date(NOON))
    const manager = await memberOf(alone, { role: 'manager' })
    const athlete = await memberOf(alone)
    await recordFortyDays(alone.db, { teamId: manager.team.id, athleteId: athlete.id, today: TODAY })
    expect(areasIn(await club.onAthlete(athlete, manager))).toEqual(GENERIC_AREAS)
  })
})
