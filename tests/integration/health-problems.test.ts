import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { healthProblems } from '#database/schema/health-problems.ts'
import { healthRounds } from '#database/schema/health-rounds.ts'
import { problemFindings } from '#database/schema/problem-findings.ts'
import { problemSteps } from '#database/schema/problem-steps.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { MAX_PROBLEMS, MAX_STEPS } from '#domain/health-problem/health-problem.ts'
import { healthProblemMessages } from '#domain/health-problem/health-problem-messages.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { test } from '#tests/support/app-test.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import {
  codeOf,
  confirm,
  KNEE,
  listed,
  own,
  plan,
  put,
  putOwn,
  putRound,
  resolve,
  resolveOwn,
  setTime,
  teamOfIda,
  TODAY,
  unplan,
  WEEK,
} from '#tests/support/health-problem-requests.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf, takeOffTeam } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const storedOf = ({ db: { system } }: TestApp, { id }: Someone) =>
  system.select().from(healthProblems).where(eq(healthProblems.athleteId, id))

test('what an athlete reports staff who see health read at once, a coach without it and a viewer do not', async ({
  app,
}) => {
  const { coach, physio, blind, viewer, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, { ...KNEE, note: 'Swollen' })).body
  expect(problem).toMatchObject({
    athleteId: ida.id,
    ...KNEE,
    note: 'Swollen',
    resolvedOn: null,
    isSharedWithCoach: false,
    recurrence: null,
    reportedBy: 'Ida',
    isByAthlete: true,
    finding: null,
    steps: [],
  })
  expect((await own(ida)).problems).toEqual([problem])
  for (const reader of [coach, physio]) expect(await listed(reader)).toEqual([problem])
  for (const reader of [blind, viewer]) expect(await listed(reader)).toEqual([])
})

test('a problem that the athlete shares a coach reads without what was found and the steps, until it is taken back', async ({
  app,
}) => {
  const { physio, blind, viewer, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, { ...KNEE, isSharedWithCoach: true })).body
  await put(physio, ida, { ...KNEE, finding: { mode: 'acute', code: 'KLA' } }, problem.id)
  await plan(physio, problem.id, { title: 'Straight running' })
  const [seen] = await listed(blind)
  expect(seen).toEqual({ ...problem, isSharedWithCoach: true })
  expect(await listed(viewer)).toEqual([])
  expect((await listed(physio))[0]).toMatchObject({
    isSharedWithCoach: true,
    finding: { mode: 'acute', relation: null, code: 'KLA' },
    steps: [{ title: 'Straight running', state: 'planned' }],
  })
  await resolveOwn(ida, problem.id)
  expect((await putOwn(ida, KNEE, problem.id)).status).toBe(200)
  expect(await listed(blind)).toEqual([])
})

test('no answer to who does not see health says anything of a problem, and they write nothing of one', async ({
  app,
}) => {
  const { blind, viewer, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, { ...KNEE, note: 'Swollen' })).body
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  const range = `from=2026-11-01&to=${TODAY}`
  for (const reader of [blind, viewer]) {
    const replies = await Promise.all([
      reader.team.get('/problems'),
      reader.team.get('/day'),
      reader.team.get('/absences'),
      reader.team.get('/standing-out'),
      reader.team.get(`/statistics/athlete?athleteId=${ida.id}&${range}` as '/day'),
    ])
    for (const { status, body } of replies) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/knee|injury|swollen/i)
    }
    const paths = ['', '/weeks.csv', '/problems.csv', '/availability.csv']
    for (const path of paths) {
      expect(await codeOf(reader.team.get(`/health-season${path}?${range}` as '/day'))).toEqual([
        403,
        'wrong-duty',
      ])
    }
    expect(await codeOf(put(reader, ida, KNEE))).toEqual([403, 'wrong-duty'])
    expect(await codeOf(put(reader, ida, KNEE, problem.id))).toEqual([403, 'wrong-duty'])
    expect(await codeOf(resolve(reader, problem.id))).toEqual([403, 'wrong-duty'])
    expect(await codeOf(plan(reader, problem.id, { title: 'Run' }))).toEqual([403, 'wrong-duty'])
  }
  expect(await storedOf(app, ida)).toMatchObject([{ resolvedOn: null }])
})

test('another team, a team-mate and somebody who is not on it reach nothing of it', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  const stranger = await memberOf(app, { role: 'manager' })
  const ben = await memberOf(app, { fullName: 'Ben', coach })
  const eve = await memberOf(app, { fullName: 'Eve', coach: stranger })
  const { problem } = (await putOwn(ida, KNEE)).body
  const elsewhere = { ...stranger, team: teamClient(stranger, coach.team.id) }
  expect(await codeOf(resolve(elsewhere, problem.id))).toEqual([404, 'not-found'])
  expect(await codeOf(put(coach, eve, KNEE))).toEqual([404, 'not-found'])
  expect(await codeOf(put(coach, ben, KNEE, problem.id))).toEqual([404, 'not-found'])
  expect(await codeOf(put(stranger, eve, KNEE, problem.id))).toEqual([404, 'not-found'])
  for (const other of [ben, eve]) {
    expect(await codeOf(putOwn(other, KNEE, problem.id))).toEqual([404, 'not-found'])
    expect(await codeOf(resolveOwn(other, problem.id))).toEqual([404, 'not-found'])
    expect(await codeOf(putOwn(other, { ...KNEE, recurrenceOf: problem.id }))).toEqual([404, 'not-found'])
    expect((await own(other)).problems).toEqual([])
  }
  expect(await listed(coach)).toEqual([problem])
})

test('staff who see health report and complete a problem, and never share it', async ({ app }) => {
  const { physio, blind, ida } = await teamOfIda(app)
  const finding = { mode: 'repetitive-gradual', relation: 'direct', code: ' QTX ' }
  const { problem } = (await put(physio, ida, { ...KNEE, finding, isSharedWithCoach: true })).body
  expect(problem).toMatchObject({
    reportedBy: 'Pia',
    isByAthlete: false,
    isSharedWithCoach: false,
    finding: { ...finding, code: 'QTX' },
  })
  expect((await own(ida)).problems).toEqual([problem])
  expect(await listed(blind)).toEqual([])
  expect((await put(physio, ida, { ...KNEE, note: 'MRI on Friday' }, problem.id)).body.problem).toMatchObject(
    {
      note: 'MRI on Friday',
      finding: { code: 'QTX' },
    },
  )
})

test('the same again stores nothing twice, ten times at once, and what is over stays as it is', async ({
  app,
}) => {
  const { ida, physio } = await teamOfIda(app)
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => putOwn(ida, KNEE, id)))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
  expect(await storedOf(app, ida)).toHaveLength(1)
  const over = await Promise.all([resolveOwn(ida, id), resolveOwn(ida, id), resolve(physio, id)])
  expect(over.map(({ status, body }) => [status, body.problem.resolvedOn])).toEqual(
    Array.from({ length: 3 }, () => [200, TODAY]),
  )
  expect((await putOwn(ida, KNEE, id)).body.problem.resolvedOn).toBe(TODAY)
  expect(await codeOf(putOwn(ida, { ...KNEE, side: 'right' }, id))).toEqual([409, 'problem-over'])
  expect(await codeOf(put(physio, ida, { ...KNEE, note: 'x' }, id))).toEqual([409, 'problem-over'])
  const finding = { mode: null, relation: null, code: 'KLA' }
  expect((await put(physio, ida, { ...KNEE, finding }, id)).body.problem.finding).toEqual(finding)
})

test('a problem that is back is a new one that names the former, with the days between', async ({ app }) => {
  const { physio, blind, ida } = await teamOfIda(app)
  const { problem: first } = (await putOwn(ida, { ...KNEE, beganOn: '2026-10-01' })).body
  const again = { ...KNEE, recurrenceOf: first.id, isSharedWithCoach: true }
  expect(await codeOf(putOwn(ida, again))).toEqual([422, 'unfit-problem'])
  await resolveOwn(ida, first.id, { resolvedOn: '2026-10-20' })
  expect(await codeOf(putOwn(ida, { ...again, beganOn: '2026-10-19' }))).toEqual([422, 'unfit-problem'])
  const { problem: second } = (await putOwn(ida, again)).body
  const recurrence = { of: first.id, daysBetween: 21 }
  expect(second.recurrence).toEqual(recurrence)
  expect(
    (await putOwn(ida, { ...again, recurrenceOf: null, note: 'Again' }, second.id)).body.problem,
  ).toMatchObject({
    note: 'Again',
    recurrence,
  })
  expect((await listed(physio)).map((problem) => problem.recurrence)).toEqual([recurrence, null])
  // The former one is not shared, so a coach does not learn of it.
  expect(await listed(blind)).toMatchObject([{ id: second.id, recurrence: null }])
})

const { beganInFuture, areaMissing, noSides, textTooLong } = healthProblemMessages
test.for([
  [{ ...KNEE, beganOn: '2026-11-19' }, beganInFuture],
  [{ ...KNEE, area: null, side: null }, areaMissing],
  [{ ...KNEE, area: 'head' }, noSides],
  [{ ...KNEE, note: 'x'.repeat(281) }, textTooLong(280)],
] as const)('%j is refused with a sentence, and nothing is stored', async ([wish, sentence], { app }) => {
  const { physio, ida } = await teamOfIda(app)
  const refused = [422, expect.objectContaining({ code: 'unfit-problem', message: inEnglish(sentence) })]
  for (const reply of [await putOwn(ida, wish), await put(physio, ida, wish)]) {
    expect([reply.status, reply.body]).toEqual(refused)
  }
  expect(await storedOf(app, ida)).toEqual([])
})

test('nothing is over before it began nor on a day to come, by the days of the team', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  const on = (resolvedOn: string) => codeOf(resolveOwn(ida, problem.id, { resolvedOn }))
  expect(await on('2026-11-09')).toEqual([422, 'unfit-problem'])
  expect(await on('2026-11-19')).toEqual([422, 'unfit-problem'])
  await coach.team.put('/form-status', {
    openTime: '06:00',
    closeTime: '10:00',
    timeZone: 'Pacific/Auckland',
  })
  setTime(app, `${TODAY}T10:59:00Z`)
  expect(await on('2026-11-19')).toEqual([422, 'unfit-problem'])
  setTime(app, `${TODAY}T11:00:00Z`)
  expect(await on('2026-11-19')).toEqual([200, undefined])
})

test('steps are planned, due once their day has come, and confirmed by who sees health, by name', async ({
  app,
}) => {
  const { physio, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  const ids = [randomUUID(), randomUUID()] as const
  await plan(physio, problem.id, { title: ' Running ', plannedOn: '2026-11-16' }, ids[0])
  await plan(physio, problem.id, { title: 'Match', plannedOn: '2026-12-01' }, ids[1])
  const steps = async () =>
    (await own(ida)).problems[0]!.steps.map(({ title, state, confirmedBy }) => [title, state, confirmedBy])
  expect(await steps()).toEqual([
    ['Running', 'due', null],
    ['Match', 'planned', null],
  ])
  expect(await codeOf(confirm(physio, problem.id, ids[0], { confirmedOn: '2026-11-19' }))).toEqual([
    422,
    'unfit-problem',
  ])
  for (let again = 0; again < 2; again++) expect((await confirm(physio, problem.id, ids[0])).status).toBe(200)
  expect(await codeOf(plan(physio, problem.id, { title: 'Sprints' }, ids[0]))).toEqual([
    409,
    'step-confirmed',
  ])
  expect(await codeOf(unplan(physio, problem.id, ids[0]))).toEqual([409, 'step-confirmed'])
  expect((await unplan(physio, problem.id, ids[1])).status).toBe(200)
  expect(await steps()).toEqual([['Running', 'confirmed', 'Pia']])
  const { problem: other } = (await putOwn(ida, { ...KNEE, side: 'right' })).body
  expect(await codeOf(plan(physio, other.id, { title: 'Run' }, ids[0]))).toEqual([404, 'not-found'])
  expect(await codeOf(confirm(physio, other.id, ids[0]))).toEqual([404, 'not-found'])
})

test('an athlete has at most twenty that are not over, and a return twenty steps', async ({ app }) => {
  const { physio, ida } = await teamOfIda(app)
  const ids = Array.from({ length: MAX_PROBLEMS - 1 }, () => randomUUID())
  for (const id of ids) expect((await putOwn(ida, KNEE, id)).status).toBe(200)
  const both = await Promise.all([codeOf(putOwn(ida, KNEE)), codeOf(put(physio, ida, KNEE))])
  expect(both.map(([status]) => status).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    200, 409,
  ])
  expect(both).toContainEqual([409, 'problem-limit'])
  expect((await putOwn(ida, KNEE, ids[0])).status).toBe(200)
  await resolveOwn(ida, ids[0]!)
  expect((await putOwn(ida, KNEE)).status).toBe(200)
  for (let step = 0; step < MAX_STEPS; step++) await plan(physio, ids[1]!, { title: `Step ${step}` })
  expect(await codeOf(plan(physio, ids[1]!, { title: 'One more' }))).toEqual([409, 'step-limit'])
})

test('open pages of the staff and of the athlete hear that something changed, and no more than that', async ({
  app,
}) => {
  const { coach, blind, ida } = await teamOfIda(app)
  const ben = await memberOf(app, { fullName: 'Ben', coach })
  const open = ({ cookies }: Someone) => openLiveStream(app.origin, { cookies })
  const [staff, self, teamMate] = [await open(blind), await open(ida), await open(ben)]
  await putOwn(ida, { ...KNEE, note: 'Swollen' })
  await expect.poll(staff.topics).toEqual(['problems'])
  await expect.poll(self.topics).toEqual(['problems'])
  expect(teamMate.topics()).toEqual([])
  for (const { data } of [...staff.events, ...self.events])
    expect(data).not.toMatch(/knee|injury|swollen|Ida/i)
  for (const stream of [staff, self, teamMate]) stream.close()
  expect(JSON.stringify((await coach.team.get('/changes')).body)).not.toMatch(/knee|injury|problem/i)
})

test('former staff and the staff of a former member see nothing; the athlete has it in the download', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, { ...KNEE, note: 'Swollen' })).body
  await put(physio, ida, { ...KNEE, note: 'Swollen', finding: { relation: 'direct' } }, problem.id)
  await plan(physio, problem.id, { title: 'Running' })
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  await takeOffTeam(app.db, ida.id)
  expect(await listed(coach)).toEqual([])
  expect(await codeOf(resolve(coach, problem.id))).toEqual([404, 'not-found'])
  expect((await ida.get('/api/problems')).status).toBe(409)
  const file = await downloadOf(app, ida)
  expect(file('health-problems')).toMatchObject([
    { kind: 'Injury', area: 'Knee', side: 'Left', note: 'Swollen', relation: 'By sport itself' },
  ])
  expect(file('return-steps')).toMatchObject([{ problemBeganOn: '2026-11-10', title: 'Running' }])
  expect(file('health-rounds')).toEqual([
    {
      week: WEEK,
      answeredAt: `${TODAY}T12:00:00Z`,
      hasProblem: true,
      problemBeganOn: '2026-11-10',
      participation: 'Could not participate due to a health problem',
      modification: null,
      performance: null,
      symptoms: null,
      score: 100,
      substantial: true,
    },
  ])
  await app.db.system.delete(teamStaff).where(eq(teamStaff.accountId, physio.id))
  expect((await physio.team.get('/problems')).status).toBe(404)
})

async function downloadOf(app: TestApp, { cookies }: Someone) {
  const headers = { Cookie: cookieHeader(cookies) }
  const zip = await (await fetch(`${app.origin}/api/account/export`, { headers })).arrayBuffer()
  const files = unzipSync(new Uint8Array(zip))
  return (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!)) as unknown
}

test('who comes back and shares from that day on does not show what was reported before', async ({ app }) => {
  const { physio, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  const sharing = (sharesFrom: string) =>
    app.db.system.update(teamMembers).set({ sharesFrom }).where(eq(teamMembers.athleteId, ida.id))
  const responders = async () =>
    (await physio.team.get(`/health-season?from=2026-11-01&to=${TODAY}` as '/health-season')).body.weeks.at(
      -1,
    )!.responders
  await sharing(TODAY)
  expect([(await listed(physio)).length, await responders()]).toEqual([1, 1])
  await sharing('2026-11-20')
  expect([await listed(physio), await responders()]).toEqual([[], 0])
})

test('it outlives who completed it, goes with the athlete, and two years after it was over', async ({
  app,
}) => {
  const { physio, ida } = await teamOfIda(app)
  const { problem } = (await putOwn(ida, KNEE)).body
  await put(physio, ida, { ...KNEE, finding: { code: 'KLA' } }, problem.id)
  await plan(physio, problem.id, { title: 'Running' })
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  await resolve(physio, problem.id)
  const { problem: open } = (
    await putOwn(ida, { ...KNEE, side: 'right', recurrenceOf: problem.id, beganOn: TODAY })
  ).body
  await app.db.system.delete(profiles).where(eq(profiles.id, physio.id))
  const counts = async () => {
    const { system } = app.db
    const tables = [healthProblems, problemFindings, problemSteps, healthRounds]
    return Promise.all(tables.map((table) => system.$count(table, eq(table.athleteId, ida.id))))
  }
  const runOn = async (day: string) => {
    for (const job of retentionJobs) await job.run(app.services, new Date(`${day}T12:00:00Z`))
  }
  await runOn('2028-11-14')
  expect(await counts()).toEqual([2, 1, 1, 1])
  await runOn('2028-11-20')
  expect(await counts()).toEqual([1, 0, 0, 0])
  expect(await storedOf(app, ida)).toMatchObject([{ id: open.id, recurrenceOf: null }])
  await app.db.system.delete(profiles).where(eq(profiles.id, ida.id))
  expect(await counts()).toEqual([0, 0, 0, 0])
})
