import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { absenceDetails } from '#database/schema/absence-details.ts'
import { absences } from '#database/schema/absences.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { absenceMessages } from '#domain/absence/absence-messages.ts'
import { MAX_ABSENCES } from '#domain/absence/absence.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { test } from '#tests/support/app-test.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { colleagueOf, memberOf, takeOffTeam } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const TODAY = '2026-11-18'
const setTime = (app: TestApp, moment: string) => app.setClock(() => new Date(moment))

/** A coach and a physiotherapist who see health, a coach and a viewer who do not, and Ida. */
async function teamOfIda(app: TestApp) {
  setTime(app, `${TODAY}T12:00:00Z`)
  const coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  const physio = await colleagueOf(app, coach, { duty: 'medical', fullName: 'Pia' })
  const blind = await colleagueOf(app, coach, { duty: 'coach', fullName: 'Carl' })
  const viewer = await colleagueOf(app, coach, { duty: 'viewer', fullName: 'Vera' })
  const ida = await memberOf(app, { fullName: 'Ida', coach })
  return { coach, physio, blind, viewer, ida }
}

const OUT = { status: 'out', firstDay: TODAY }
const KNEE = { reason: 'injury', note: 'Left knee' }
const OFF = { status: 'off', offKind: 'holiday', firstDay: TODAY, backOn: '2026-11-25' }

const put = (staff: Someone, athlete: Someone, wish: object, id: string = randomUUID()) =>
  staff.team.put(`/absences/${id}` as '/absences/:id', { athleteId: athlete.id, ...wish })
const end = (staff: Someone, id: string, body: object = {}) =>
  staff.team.post(`/absences/${id}/end` as '/absences/:id/end', body)
const remove = (staff: Someone, id: string) => staff.team.delete(`/absences/${id}` as '/absences/:id')
const putOwn = (athlete: Someone, wish: object, id: string = randomUUID()) =>
  athlete.put(`/api/absences/${id}`, wish)
const endOwn = (athlete: Someone, id: string) => athlete.post(`/api/absences/${id}/end`, {})
const listed = async (reader: Someone, query: '' | `?${string}` = '') =>
  (await reader.team.get(`/absences${query}` as '/absences')).body.absences
const ownListed = async (athlete: Someone) => (await athlete.get('/api/absences')).body.absences
const availabilityOf = async (reader: Someone, day = TODAY) =>
  (await reader.team.get(`/day?day=${day}` as '/day')).body.athletes[0]!.availability
const storedOf = ({ db: { system } }: TestApp, { id }: Someone) =>
  system.select().from(absences).where(eq(absences.athleteId, id)).orderBy(absences.status)
const whyOf = ({ db: { system } }: TestApp, { id }: Someone) =>
  system.select().from(absenceDetails).where(eq(absenceDetails.athleteId, id))
const codeOf = async (reply: Promise<{ status: number; body: object }>) => {
  const { status, body } = await reply
  return [status, (body as { code?: string }).code]
}

test('what a physiotherapist stores all of the staff and the athlete read at once, and why only those who see health', async ({
  app,
}) => {
  const { coach, physio, blind, viewer, ida } = await teamOfIda(app)
  const { absence } = (
    await put(physio, ida, { ...OUT, backOn: '2026-12-01', note: 'Gym only', details: KNEE })
  ).body
  expect(absence).toMatchObject({
    athleteId: ida.id,
    status: 'out',
    offKind: null,
    firstDay: TODAY,
    backOn: '2026-12-01',
    endedOn: null,
    note: 'Gym only',
    details: KNEE,
    setBy: 'Pia',
    isByAthlete: false,
    mayChange: true,
    mayDelete: true,
  })
  expect(await listed(coach)).toEqual([{ ...absence, mayDelete: false }])
  expect(await listed(blind)).toEqual([{ ...absence, details: null, mayDelete: false }])
  expect(await listed(viewer)).toEqual([{ ...absence, details: null, mayChange: false, mayDelete: false }])
  expect(await ownListed(ida)).toEqual([{ ...absence, mayChange: false, mayDelete: false }])
  expect(await availabilityOf(viewer)).toEqual({
    status: 'out',
    since: TODAY,
    backOn: '2026-12-01',
    isDue: false,
    isOff: false,
    offKind: null,
  })
})

test('no answer to who does not see health says why, whatever they ask or change', async ({ app }) => {
  const { physio, blind, viewer, ida } = await teamOfIda(app)
  const { absence } = (await put(physio, ida, { ...OUT, details: KNEE })).body
  const replies = [
    await put(blind, ida, { ...OUT, backOn: '2026-11-30' }, absence.id),
    await end(blind, absence.id),
    ...(await Promise.all(
      [blind, viewer].flatMap((reader) => [
        reader.team.get('/absences?from=2026-11-01&to=2026-12-31' as '/absences'),
        reader.team.get('/day'),
        reader.team.get('/standing-out'),
        reader.team.get(`/statistics/athlete?athleteId=${ida.id}&from=2026-11-01&to=${TODAY}` as '/day'),
      ]),
    )),
  ]
  for (const { status, body } of replies) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/injury|knee/i)
  }
  const said = [{ details: KNEE }, { details: null }].map((more) =>
    codeOf(put(blind, ida, { ...OUT, ...more })),
  )
  expect(await Promise.all(said)).toEqual([
    [403, 'reason-not-yours'],
    [403, 'reason-not-yours'],
  ])
  expect(await listed(physio, '?from=2026-11-01')).toEqual([])
  expect(await whyOf(app, ida)).toMatchObject([KNEE])
})

test('a viewer, somebody of another team and an athlete of it set nothing', async ({ app }) => {
  const { coach, viewer, ida } = await teamOfIda(app)
  const stranger = await memberOf(app, { role: 'manager' })
  const ben = await memberOf(app, { fullName: 'Ben', coach: stranger })
  expect(await codeOf(put(viewer, ida, OUT))).toEqual([403, 'wrong-duty'])
  expect(await codeOf(put(stranger, ida, OUT))).toEqual([404, 'not-found'])
  expect(await codeOf(put(coach, ben, OUT))).toEqual([404, 'not-found'])
  const { absence } = (await put(coach, ida, OUT)).body
  const elsewhere = { ...stranger, team: teamClient(stranger, coach.team.id) }
  expect(await codeOf(end(viewer, absence.id))).toEqual([403, 'wrong-duty'])
  expect(await codeOf(end(elsewhere, absence.id))).toEqual([404, 'not-found'])
  expect(await codeOf(put(stranger, ben, OUT, absence.id))).toEqual([404, 'not-found'])
  expect(await codeOf(putOwn(ben, OUT, absence.id))).toEqual([404, 'not-found'])
  expect(await codeOf(endOwn(ben, absence.id))).toEqual([404, 'not-found'])
  expect(await listed(coach)).toEqual([{ ...absence }])
})

test('an athlete says that they are out, why, and that they are back; of what the staff set they change nothing', async ({
  app,
}) => {
  const { coach, blind, ida } = await teamOfIda(app)
  const { absence } = (await putOwn(ida, { ...OUT, note: 'At home', details: { reason: 'illness' } })).body
  expect(absence).toMatchObject({
    setBy: 'Ida',
    isByAthlete: true,
    mayChange: true,
    mayDelete: false,
    details: { reason: 'illness', note: null },
  })
  expect(await listed(blind)).toMatchObject([{ setBy: 'Ida', note: 'At home', details: null }])
  expect((await putOwn(ida, { ...OUT, status: 'modified' }, absence.id)).body.absence).toMatchObject({
    status: 'modified',
    note: null,
    details: { reason: 'illness' },
  })
  expect((await endOwn(ida, absence.id)).body.absence).toMatchObject({ endedOn: TODAY, endedBy: 'Ida' })
  const { absence: byCoach } = (await put(coach, ida, { ...OUT, firstDay: '2026-11-17' })).body
  expect(await codeOf(endOwn(ida, byCoach.id))).toEqual([403, 'absence-not-yours'])
  expect(await codeOf(putOwn(ida, OUT, byCoach.id))).toEqual([403, 'absence-not-yours'])
  expect(await codeOf(putOwn(ida, OFF))).toEqual([400, 'invalid-input'])
  expect((await availabilityOf(coach)).status).toBe('out')
})

test('the same again stores nothing twice, ten times at once, and one that was ended is not begun anew', async ({
  app,
}) => {
  const { coach, ida } = await teamOfIda(app)
  const id = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => put(coach, ida, { ...OUT, note: 'x' }, id)),
  )
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
  expect(await storedOf(app, ida)).toHaveLength(1)
  setTime(app, '2026-11-20T12:00:00Z')
  const ended = await Promise.all([end(coach, id), end(coach, id), end(coach, id)])
  expect(ended.map(({ status, body }) => [status, body.absence.endedOn])).toEqual(
    Array.from({ length: 3 }, () => [200, '2026-11-20']),
  )
  expect((await put(coach, ida, { ...OUT, note: 'x' }, id)).body.absence.endedOn).toBe('2026-11-20')
  expect(await codeOf(put(coach, ida, { ...OUT, note: 'y' }, id))).toEqual([409, 'absence-ended'])
  expect((await availabilityOf(coach, '2026-11-19')).status).toBe('out')
  expect((await availabilityOf(coach, '2026-11-20')).status).toBe('full')
})

const { tooLongAgo, tooFarAhead, backTooEarly, offTooLong, offWithoutEnd, noteTooLong } = absenceMessages

test.for([
  [{ ...OUT, backOn: TODAY }, backTooEarly],
  [{ ...OUT, firstDay: '2026-10-20' }, tooLongAgo(28)],
  [{ ...OUT, firstDay: '2027-11-19' }, tooFarAhead(365)],
  [{ ...OFF, backOn: '2027-03-19' }, offTooLong(120)],
  [{ ...OFF, backOn: null }, offWithoutEnd],
  [{ ...OFF, offKind: null }, absenceMessages.offWithoutKind],
  [{ ...OUT, note: 'x'.repeat(141) }, noteTooLong(140)],
] as const)('%j is refused with a sentence, and nothing is stored', async ([wish, sentence], { app }) => {
  const { coach, ida } = await teamOfIda(app)
  const { status, body } = await put(coach, ida, wish)
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ code: 'unfit-absence', message: inEnglish(sentence) }),
  ])
  expect(await storedOf(app, ida)).toEqual([])
})

test('nothing is over before it began, nor on a day to come; what has not begun is taken off the list', async ({
  app,
}) => {
  const { coach, ida } = await teamOfIda(app)
  const { absence } = (await put(coach, ida, { ...OUT, firstDay: '2026-11-10' })).body
  const on = (endedOn: string) => codeOf(end(coach, absence.id, { endedOn }))
  expect(await on('2026-11-09')).toEqual([422, 'unfit-absence'])
  expect(await on('2026-11-19')).toEqual([422, 'unfit-absence'])
  expect(await listed(coach)).toMatchObject([{ id: absence.id, endedOn: null }])
  expect(await on('2026-11-16')).toEqual([200, undefined])
  const { absence: later } = (await put(coach, ida, { ...OFF, firstDay: '2026-11-20' })).body
  expect((await end(coach, later.id)).body.absence.endedOn).toBe('2026-11-20')
  expect(await listed(coach)).toEqual([])
})

test('days are those of the team: an athlete’s tomorrow is refused until it begins there', async ({
  app,
}) => {
  const { coach, ida } = await teamOfIda(app)
  await coach.team.put('/form-status', {
    openTime: '06:00',
    closeTime: '10:00',
    timeZone: 'Pacific/Auckland',
  })
  setTime(app, '2026-11-17T10:59:00Z')
  expect(await codeOf(putOwn(ida, OUT))).toEqual([422, 'unfit-absence'])
  setTime(app, '2026-11-17T11:00:00Z')
  expect((await putOwn(ida, OUT)).status).toBe(200)
  expect((await coach.team.get('/absences')).body.today).toBe(TODAY)
})

test('only who stored it takes it back, on the same day', async ({ app }) => {
  const { coach, blind, ida } = await teamOfIda(app)
  const { absence } = (await put(blind, ida, OUT)).body
  expect(await codeOf(remove(coach, absence.id))).toEqual([409, 'absence-kept'])
  setTime(app, '2026-11-19T00:00:00Z')
  expect(await codeOf(remove(blind, absence.id))).toEqual([409, 'absence-kept'])
  setTime(app, `${TODAY}T23:59:59Z`)
  expect((await remove(blind, absence.id)).status).toBe(204)
  expect(await codeOf(remove(blind, absence.id))).toEqual([404, 'not-found'])
  expect(await storedOf(app, ida)).toEqual([])
})

test('one that goes on becomes due and stays, days off end by themselves, and the worse of two counts', async ({
  app,
}) => {
  const { coach, ida } = await teamOfIda(app)
  await put(coach, ida, { ...OFF, offKind: 'exam' })
  await put(coach, ida, { status: 'modified', firstDay: '2026-11-20', backOn: '2026-11-22' })
  const days = ['2026-11-17', TODAY, '2026-11-21', '2026-11-22', '2026-11-25', '2026-12-25']
  const found = []
  for (const day of days) {
    const { status, isDue, isOff, offKind } = await availabilityOf(coach, day)
    found.push([status, isDue, isOff, offKind])
  }
  expect(found).toEqual([
    ['full', false, false, null],
    ['off', false, true, 'exam'],
    ['modified', false, true, 'exam'],
    ['modified', true, true, 'exam'],
    ['modified', true, false, null],
    ['modified', true, false, null],
  ])
})

test('days off that were out before have no reason any more, also if who changed it never saw it', async ({
  app,
}) => {
  const { physio, blind, ida } = await teamOfIda(app)
  const { absence } = (await put(physio, ida, { ...OUT, details: KNEE })).body
  expect((await put(blind, ida, OFF, absence.id)).status).toBe(200)
  expect(await whyOf(app, ida)).toEqual([])
})

test('an athlete has at most twenty that are not over, also of two who store at the same moment', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const ids = Array.from({ length: MAX_ABSENCES - 1 }, () => randomUUID())
  for (const id of ids) expect((await put(coach, ida, OUT, id)).status).toBe(200)
  const both = await Promise.all([codeOf(put(coach, ida, OUT)), codeOf(put(physio, ida, OUT))])
  expect(both.map(([status]) => status).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    200, 409,
  ])
  expect(both).toContainEqual([409, 'absence-limit'])
  expect((await put(coach, ida, OUT, ids[0])).status).toBe(200)
  await end(coach, ids[0]!)
  expect((await put(coach, ida, OUT)).status).toBe(200)
})

test('open pages of the staff and of the athlete hear of it, and no more than that', async ({ app }) => {
  const { coach, viewer, ida } = await teamOfIda(app)
  const ben = await memberOf(app, { fullName: 'Ben', coach })
  const open = ({ cookies }: Someone) => openLiveStream(app.origin, { cookies })
  const [staff, own, teamMate] = [await open(viewer), await open(ida), await open(ben)]
  await put(coach, ida, { ...OUT, details: KNEE })
  await expect.poll(() => staff.topics().toSorted()).toEqual(['absences', 'team-day'])
  await expect.poll(own.topics).toEqual(['absences'])
  expect(teamMate.topics()).toEqual([])
  for (const { data } of [...staff.events, ...own.events]) expect(data).not.toMatch(/knee|injury/i)
  for (const stream of [staff, own, teamMate]) stream.close()
  expect(JSON.stringify((await coach.team.get('/changes')).body)).not.toMatch(/absen|injury|Gym/i)
})

test('former staff and the staff of a former member see nothing; the athlete has it in the download', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const { absence } = (await put(physio, ida, { ...OUT, note: 'Gym only', details: KNEE })).body
  await takeOffTeam(app.db, ida.id)
  expect(await listed(coach)).toEqual([])
  expect(await codeOf(end(coach, absence.id))).toEqual([404, 'not-found'])
  expect(await codeOf(put(coach, ida, OUT, absence.id))).toEqual([404, 'not-found'])
  expect((await ida.get('/api/absences')).status).toBe(409)
  expect(await downloadOf(app, ida)).toEqual([
    {
      firstDay: TODAY,
      status: 'Out',
      offKind: null,
      backOn: null,
      endedOn: null,
      note: 'Gym only',
      reason: 'Injury',
      reasonNote: 'Left knee',
      setBy: null,
      setAt: `${TODAY}T12:00:00Z`,
      endedBy: null,
      endedAt: null,
    },
  ])
  await app.db.system.delete(teamStaff).where(eq(teamStaff.accountId, physio.id))
  expect((await physio.team.get('/absences')).status).toBe(404)
})

async function downloadOf(app: TestApp, { cookies }: Someone) {
  const headers = { Cookie: cookieHeader(cookies) }
  const zip = await (await fetch(`${app.origin}/api/account/export`, { headers })).arrayBuffer()
  return JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))['absences.json']!)) as unknown
}

test('who comes back and shares from that day on does not show what was set before', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await put(coach, ida, OUT)
  const sharing = (sharesFrom: string) =>
    app.db.system.update(teamMembers).set({ sharesFrom }).where(eq(teamMembers.athleteId, ida.id))
  await sharing(TODAY)
  expect(await listed(coach)).toHaveLength(1)
  expect((await availabilityOf(coach)).status).toBe('out')
  await sharing('2026-11-20')
  expect(await listed(coach)).toEqual([])
  expect((await availabilityOf(coach, '2026-11-21')).status).toBe('full')
})

test('it outlives who set it, goes with the athlete, and two years after it was over', async ({ app }) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const { absence } = (await put(physio, ida, { ...OUT, details: KNEE })).body
  await end(coach, absence.id, { endedOn: TODAY })
  await put(coach, ida, { ...OUT, status: 'modified', details: KNEE })
  await app.db.system.delete(profiles).where(eq(profiles.id, physio.id))
  const stored = () => storedOf(app, ida)
  expect(await stored()).toMatchObject([{ status: 'modified' }, { status: 'out', setBy: null }])
  const runOn = async (day: string) => {
    for (const job of retentionJobs) await job.run(app.services, new Date(`${day}T12:00:00Z`))
  }
  await runOn('2028-11-17')
  expect(await stored()).toHaveLength(2)
  await runOn('2028-11-20')
  expect(await stored()).toMatchObject([{ status: 'modified' }])
  await app.db.system.delete(profiles).where(eq(profiles.id, ida.id))
  expect([await stored(), await whyOf(app, ida)]).toEqual([[], []])
})
