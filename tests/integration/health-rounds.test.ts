import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { healthRoundAnswers } from '#database/schema/health-round-answers.ts'
import { healthRounds } from '#database/schema/health-rounds.ts'
import { isSubstantial, type OstrcAnswers, OSTRC_OPTIONS, ostrcScore } from '#domain/health-problem/ostrc.ts'
import { test } from '#tests/support/app-test.ts'
import {
  codeOf,
  KNEE,
  own,
  put,
  putOwn,
  putRound,
  resolveOwn,
  setTime,
  teamOfIda,
  TODAY,
  WEEK,
} from '#tests/support/health-problem-requests.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'

const season = (reader: Someone, from = '2026-11-01', to = TODAY) =>
  reader.team.get(`/health-season?from=${from}&to=${to}` as '/health-season')

test('no problem is one request; four questions a problem give its score, and both can be corrected', async ({
  app,
}) => {
  const { ida } = await teamOfIda(app)
  expect((await own(ida)).round).toEqual({
    week: WEEK,
    openedOn: TODAY,
    nextOn: '2026-11-25',
    answeredAt: null,
    hasProblem: null,
    answers: [],
  })
  const well = (await putRound(ida, [])).body.round
  expect(well).toMatchObject({ answeredAt: `${TODAY}T12:00:00.000Z`, hasProblem: false, answers: [] })
  const { problem } = (await putOwn(ida, KNEE)).body
  const answers = [{ problemId: problem.id, participation: 2, modification: 1, performance: 2, symptoms: 3 }]
  setTime(app, '2026-11-20T12:00:00Z')
  const corrected = (await putRound(ida, answers)).body.round
  expect(corrected).toMatchObject({
    answeredAt: '2026-11-20T12:00:00.000Z',
    hasProblem: true,
    answers: [{ ...answers[0], score: 17 + 8 + 17 + 25, isSubstantial: true }],
  })
  setTime(app, '2026-11-24T23:59:59Z')
  expect((await putRound(ida, answers)).body.round).toEqual(corrected)
  expect((await own(ida)).round).toEqual(corrected)
  await Promise.all([putRound(ida, answers), putRound(ida, []), putRound(ida, answers)])
  expect(await app.db.system.$count(healthRounds, eq(healthRounds.athleteId, ida.id))).toBe(1)
  setTime(app, '2026-11-25T00:00:00Z')
  expect(await codeOf(putRound(ida, answers))).toEqual([409, 'round-over'])
  expect((await own(ida)).round).toMatchObject({ week: '2026-11-23', answeredAt: null })
})

test('the round opens at midnight of the team’s time zone', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await coach.team.put('/form-status', {
    openTime: '06:00',
    closeTime: '10:00',
    timeZone: 'Pacific/Auckland',
  })
  setTime(app, '2026-11-17T10:59:59Z')
  expect((await own(ida)).round!.week).toBe('2026-11-09')
  expect(await codeOf(putRound(ida, []))).toEqual([409, 'round-over'])
  setTime(app, '2026-11-17T11:00:00Z')
  expect((await putRound(ida, [])).status).toBe(200)
})

test('what was answered on a device while the round was open may arrive two days after it, and never in place of what came later', async ({
  app,
}) => {
  const { ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  const out = [{ problemId: problem.id, participation: 3 }]
  const lateBy = (moment: string, givenAt: string, answers: object[] = out) => {
    setTime(app, moment)
    return putRound(ida, answers, WEEK, givenAt)
  }
  const evening = '2026-11-24T22:00:00.000Z'
  expect(await codeOf(lateBy('2026-11-26T22:00:01Z', evening))).toEqual([409, 'round-over'])
  expect(await codeOf(lateBy('2026-11-25T08:00:00Z', '2026-11-25T00:00:00Z'))).toEqual([409, 'round-over'])
  const { round } = (await lateBy('2026-11-26T22:00:00Z', evening)).body
  expect(round).toMatchObject({ week: WEEK, hasProblem: true, answers: [{ score: 100 }] })
  expect((await own(ida)).round, 'that of the week after is still to be answered').toMatchObject({
    week: '2026-11-23',
    answeredAt: null,
  })
  expect((await lateBy('2026-11-26T22:00:00Z', '2026-11-24T23:00:00Z', [])).body.round).toEqual(round)
})

test('answers beyond a gate, half of them, twice the same problem and one that is not theirs are refused', async ({
  app,
}) => {
  const { coach, ida } = await teamOfIda(app)
  const ben = await memberOf(app, { fullName: 'Ben', coach })
  const { problem } = (await putOwn(ida, KNEE)).body
  const { problem: bens } = (await putOwn(ben, KNEE)).body
  const { problem: old } = (await putOwn(ida, { ...KNEE, beganOn: '2026-10-01' })).body
  await resolveOwn(ida, old.id, { resolvedOn: '2026-11-11' })
  const of = (problemId: string, more: object) => ({ problemId, ...more })
  const out = { participation: 3 }
  for (const answers of [
    [of(problem.id, { participation: 0, symptoms: 0 })],
    [of(problem.id, { participation: 3, modification: 3, performance: 3, symptoms: 3 })],
    [of(problem.id, { participation: 1, modification: 1, performance: 1 })],
    [of(problem.id, out), of(problem.id, out)],
    [of(bens.id, out)],
    [of(old.id, out)],
  ]) {
    expect(await codeOf(putRound(ida, answers))).toEqual([422, 'unfit-round'])
  }
  expect(await codeOf(putRound(ida, [of(problem.id, { participation: 4 })]))).toEqual([400, 'invalid-input'])
  expect((await own(ida)).round!.answeredAt).toBeNull()
})

test('the database scores every answer as the domain does', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  await putRound(ida, [])
  const of = { athleteId: ida.id, teamId: coach.team.id, problemId: problem.id, week: WEEK } as const
  const whole = OSTRC_OPTIONS.flatMap((modification) =>
    OSTRC_OPTIONS.flatMap((performance) =>
      OSTRC_OPTIONS.flatMap((symptoms) =>
        ([1, 2] as const).map((participation) => ({ participation, modification, performance, symptoms })),
      ),
    ),
  )
  const gates = ([0, 3] as const).map((participation) => ({
    participation,
    modification: null,
    performance: null,
    symptoms: null,
  }))
  const isThis = and(eq(healthRoundAnswers.athleteId, ida.id), eq(healthRoundAnswers.week, WEEK))
  for (const answers of [...whole, ...gates] as OstrcAnswers[]) {
    const [row] = await app.db.system
      .insert(healthRoundAnswers)
      .values({ ...of, ...answers })
      .returning()
    expect([answers, row!.score, row!.isSubstantial]).toEqual([
      answers,
      ostrcScore(answers),
      isSubstantial(answers),
    ])
    await app.db.system.delete(healthRoundAnswers).where(isThis)
  }
  const beyond = { participation: 0, modification: 1, performance: 1, symptoms: 1 } as const
  await expect(app.db.system.insert(healthRoundAnswers).values({ ...of, ...beyond })).rejects.toThrow()
})

test('who runs the team chooses the weekday or none; then there is no round, and what was answered stays', async ({
  app,
}) => {
  const { coach, physio, blind, viewer, ida } = await teamOfIda(app)
  await putRound(ida, [])
  for (const reader of [physio, viewer]) {
    expect(await codeOf(reader.team.put('/health-round', { weekday: 1 }))).toEqual([403, 'wrong-duty'])
    expect((await reader.team.get('/health-round')).body.round.weekday).toBe(3)
  }
  expect(await codeOf(coach.team.put('/health-round', { weekday: 8 }))).toEqual([400, 'invalid-input'])
  expect((await blind.team.put('/health-round', { weekday: null })).status).toBe(200)
  expect((await own(ida)).round).toBeNull()
  expect(await codeOf(putRound(ida, []))).toEqual([409, 'round-off'])
  expect((await season(physio)).body.weeks.at(-1)).toMatchObject({ week: WEEK, responders: 1 })
})

test('the season counts reporters over responders, time lost by problem and days of availability', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const ben = await memberOf(app, { fullName: 'Ben', coach })
  await memberOf(app, { fullName: 'Never Answers', coach })
  const { problem } = (await putOwn(ida, KNEE)).body
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  await putRound(ben, [])
  await physio.team.put('/absences/4a8f1a54-2f5f-4d6e-9b53-0d5b3cf3b1f5' as '/absences/:id', {
    athleteId: ida.id,
    status: 'out',
    firstDay: '2026-11-10',
    details: { reason: 'injury', note: null },
  })
  await physio.team.put('/absences/4a8f1a54-2f5f-4d6e-9b53-0d5b3cf3b1f6' as '/absences/:id', {
    athleteId: ida.id,
    status: 'out',
    firstDay: '2026-11-10',
    details: { reason: 'illness', note: null },
  })
  await physio.team.post('/absences/4a8f1a54-2f5f-4d6e-9b53-0d5b3cf3b1f5/end' as '/absences/:id/end', {
    endedOn: '2026-11-14',
  })
  const { body } = await season(physio)
  expect(body.weeks.map(({ week, prevalence }) => [week, prevalence])).toEqual([
    ['2026-10-26', null],
    ['2026-11-02', null],
    ['2026-11-09', null],
    [WEEK, 0.5],
  ])
  expect(body.weeks.at(-1)).toMatchObject({ responders: 2, reporters: 1, substantial: 1 })
  expect(body.problems).toMatchObject([{ id: problem.id, timeLossDays: 3, bin: '1-7' }])
  // They joined today: what was before is not the team's.
  expect(body.availability).toEqual({ full: 2, modified: 0, out: 1, off: 0, fullShare: 2 / 3 })
  expect(await codeOf(season(physio, '2026-11-02', '2026-11-01'))).toEqual([400, 'invalid-input'])
})

test('the season’s files say the same, and each athlete sees that one was taken', async ({ app }) => {
  const { physio, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  await put(physio, ida, { ...KNEE, finding: { mode: 'acute', code: '=KLA' } }, problem.id)
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  const file = async (name: string) => {
    const reply = await physio.team.get(`/health-season/${name}.csv?from=${WEEK}&to=${TODAY}` as '/day')
    expect(reply.headers.get('Content-Disposition')).toContain(`_health_${name}_${WEEK}_${TODAY}.csv`)
    const { text } = reply.body as unknown as { text: string }
    return text.replace('\uFEFF', '').trim().split('\r\n')
  }
  expect(await file('weeks')).toEqual([
    'week,responders,reporters,substantial,prevalence,substantial_prevalence',
    `${WEEK},1,1,1,1,1`,
  ])
  expect((await file('problems'))[1]).toBe(
    `${problem.id},${ida.id},Ida,Injury,Knee,K,Left,2026-11-10,,,"Sudden, by one event",,'=KLA,0,0`,
  )
  expect((await file('availability'))[1]).toBe(`${ida.id},Ida,1,0,0,0,1`)
  const { views } = (await ida.get('/api/record-views')).body
  expect(views).toMatchObject([{ viewerName: 'Pia', scope: 'export' }])
})
