import { describe, expect, test } from 'vitest'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { clearInsights } from '#server/jobs/schedule.ts'
import { GOOD_LINES, held, saying } from '#tests/support/ai-server.ts'
import { areasIn, insightClub, NOON, TODAY } from '#tests/support/insight-club.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'

const club = insightClub()

describe('limits and memory', () => {
  test.each([
    [0, 'insights-too-soon', 'Please wait 5 seconds between requests.'],
    [0.2, 'insights-too-soon', 'Please wait 5 seconds between requests.'],
    [4.9, 'insights-too-soon', 'Please wait 1 seconds between requests.'],
    [5, 'insights-rate-limited', 'Rate limit exceeded. Please wait 55 seconds before trying again.'],
    [30.5, 'insights-rate-limited', 'Rate limit exceeded. Please wait 30 seconds before trying again.'],
    [59.9, 'insights-rate-limited', 'Rate limit exceeded. Please wait 1 seconds before trying again.'],
  ])('%s s after a request another one is refused: %s, %s', async (seconds, code, message) => {
    await club.onAthlete(club.ida)
    club.at(seconds)
    for (const reply of [await club.onAthlete(club.bo), await club.onTeam()]) {
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([429, code, message])
      expect(Number(reply.headers.get('Retry-After'))).toBe(Math.ceil(60 - seconds))
    }
    expect(club.ai.requests).toHaveLength(1)
  })

  test('after 60 s the next one may go, however often it was tried before', async () => {
    await club.onAthlete(club.ida)
    for (const seconds of [1, 10, 59]) {
      club.at(seconds)
      expect((await club.onAthlete(club.bo)).status).toBe(429)
    }
    club.at(60)
    expect((await club.onAthlete(club.bo)).body).toMatchObject({ source: 'provider' })
  })

  test('one manager’s requests do not count against another’s', async () => {
    const other = await memberOf(club.app, { role: 'manager' })
    const athlete = await memberOf(club.app)
    await recordFortyDays(club.app.db, { teamId: other.team.id, athleteId: athlete.id, today: TODAY })
    expect((await club.onAthlete(club.ida)).status).toBe(200)
    expect((await club.onAthlete(athlete, other)).status).toBe(200)
    expect(club.ai.requests).toHaveLength(2)
  })

  test('the same question costs nothing for five minutes, then it is asked anew', async () => {
    const first = await club.onAthlete(club.ida)
    club.ai.answerWith(saying('Other|Words|Now'))
    for (const seconds of [0, 1, 100, 299]) {
      club.at(seconds)
      expect((await club.onAthlete(club.ida)).body).toEqual(first.body)
    }
    expect(club.ai.requests).toHaveLength(1)
    // None of it used up a request.
    expect((await club.onAthlete(club.bo)).status).toBe(200)
    club.at(400)
    expect(areasIn(await club.onAthlete(club.ida))).toEqual(['Other'])
  })

  test('a new answer of the athlete is a new question', async () => {
    await club.onAthlete(club.ida)
    club.at(60)
    await club.app.db.system.insert(metricResponses).values({
      athleteId: club.ida.id,
      metricId: club.idasNotes,
      date: TODAY,
      kind: 'text',
      textValue: 'Slept badly',
    })
    expect((await club.onAthlete(club.ida)).body).toMatchObject({ source: 'provider' })
    expect(club.ai.requests).toHaveLength(2)
    expect(club.ai.requests[1]?.body).toContain('Slept badly')
  })

  test('in another language it is another question, and each reader gets their own answer', async () => {
    const { coach, ida } = club
    const inGerman = () =>
      coach.post(
        `/api/teams/${coach.team.id}/insights/athletes/${ida.id}`,
        {},
        { 'Accept-Language': 'de-AT' },
      )
    await club.onAthlete(ida)
    club.at(60)
    club.ai.answerWith(saying('Belastung|Gleichbleibend|Weiter wie geplant'))
    expect(areasIn(await inGerman())).toEqual(['Belastung'])
    const asked = club.ai.requests.map(({ body }) => JSON.parse(body).messages[0].content)
    expect(asked).toEqual([expect.stringContaining('in English,'), expect.stringContaining('in German,')])
    club.at(61)
    expect(areasIn(await club.onAthlete(ida))).toContain('Training Load')
    expect(areasIn(await inGerman())).toEqual(['Belastung'])
    expect(club.ai.requests).toHaveLength(2)
  })

  test('two at once ask the provider once, and both get its answer', async () => {
    const { answer, release } = held(saying(GOOD_LINES))
    club.ai.answerWith(answer)
    const first = club.onAthlete(club.ida)
    await expect.poll(() => club.ai.requests).toHaveLength(1)
    const second = club.onAthlete(club.ida)
    await club.coach.team.get('/athletes')
    release()
    const replies = await Promise.all([first, second])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1].body).toEqual(replies[0].body)
    expect(club.ai.requests).toHaveLength(1)
  })

  test('what has expired is cleared every five minutes, the rest stays', async () => {
    await club.onAthlete(club.ida)
    expect(clearInsights.pattern).toBe('*/5 * * * *')
    await clearInsights.run(club.app.services, new Date(NOON + 299_000))
    expect(await club.app.db.system.select().from(insightReplies)).toHaveLength(1)
    await clearInsights.run(club.app.services, new Date(NOON + 300_000))
    expect(await club.app.db.system.select().from(insightReplies)).toEqual([])
  })

  test('neither names nor ids nor the question are kept', async () => {
    await club.onAthlete(club.ida)
    const kept = JSON.stringify(await club.app.db.system.select().from(insightReplies))
    for (const word of ['Ida', club.ida.id, club.coach.id, club.ida.email, 'FACTS', 'ACWR'])
      expect(kept).not.toContain(word)
  })
})
