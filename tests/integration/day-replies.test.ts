import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { dayReplies } from '#database/schema/day-replies.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { REACTIONS } from '#domain/day-reply/day-reply.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { test } from '#tests/support/app-test.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { colleagueOf, memberOf, takeOffTeam } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const TODAY = '2026-11-18'
const NOON = `${TODAY}T12:00:00.000Z`
const setTime = (app: TestApp, time: string) => app.setClock(() => new Date(`${TODAY}T${time}Z`))

/** A coach and a physiotherapist who see health, a coach and a viewer who do not, and Ida, who reported that she rested. */
async function teamOfIda(app: TestApp) {
  setTime(app, '12:00:00')
  const coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  const physio = await colleagueOf(app, coach, { duty: 'medical', fullName: 'Pia' })
  const blind = await colleagueOf(app, coach, { duty: 'coach', fullName: 'Carl' })
  const viewer = await colleagueOf(app, coach, { duty: 'viewer', fullName: 'Vera' })
  const ida = await memberOf(app, { fullName: 'Ida', coach })
  await app.db.system
    .insert(trainingSessions)
    .values({ athleteId: ida.id, date: TODAY, session: 'AM', rpe: 0, durationMin: 0 })
  return { coach, physio, blind, viewer, ida }
}

const ofDay = (athlete: Someone, day = TODAY) => `/athletes/${athlete.id}/days/${day}` as const
const react = (reader: Someone, athlete: Someone, reaction: string | null, day = TODAY) =>
  reader.team.put(`${ofDay(athlete, day)}/reaction`, { reaction })
const reply = (reader: Someone, athlete: Someone, text: string | null) =>
  reader.team.put(`${ofDay(athlete)}/reply`, { text })
const readBy = async (reader: Someone, athlete: Someone) =>
  (await reader.team.get(`${ofDay(athlete)}/replies` as '/athletes/:id/days/:day/replies')).body
const own = async (athlete: Someone, query: '' | `?${string}` = '') =>
  (await athlete.get(`/api/day-replies${query}`)).body
const answerLast = async (athlete: Someone, text: string) => {
  const [last] = (await own(athlete)).replies
  return athlete.post(`/api/day-replies/${last!.id}/answer`, { text, repliedAt: last!.repliedAt ?? NOON })
}

test('two who react at once are both read by the athlete, each can be changed and taken back', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const both = await Promise.all([react(coach, ida, 'well-done'), react(physio, ida, 'take-it-easy')])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  const seen = async () =>
    (await own(ida, `?day=${TODAY}`)).replies
      .map(({ by, reaction, reactedAt }) => [by, reaction, reactedAt])
      .toSorted(([one], [other]) => (one! < other! ? -1 : 1))
  expect(await seen()).toEqual([
    ['Marta', 'well-done', NOON],
    ['Pia', 'take-it-easy', NOON],
  ])
  setTime(app, '12:05:00')
  await react(coach, ida, 'lets-talk')
  await react(physio, ida, 'take-it-easy')
  expect(await seen()).toEqual([
    ['Marta', 'lets-talk', `${TODAY}T12:05:00.000Z`],
    ['Pia', 'take-it-easy', NOON],
  ])
  expect((await react(coach, ida, null)).status).toBe(204)
  expect((await react(coach, ida, null)).status).toBe(204)
  expect(await seen()).toEqual([['Pia', 'take-it-easy', NOON]])
})

test('one member of the staff who taps twice at once has said one thing', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  const taps = await Promise.all(REACTIONS.map((reaction) => react(coach, ida, reaction)))
  expect(taps.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await own(ida)).replies).toHaveLength(1)
})

test.for([
  ['281 characters', 'x'.repeat(281)],
  ['a control character', 'a\u0007b'],
  ['a mark that turns the line', 'a\u202Eb'],
  ['blanks', ' \n\u00A0 '],
  ['nothing', ''],
])('%s are no reply and no answer', async ([_, text], { app }) => {
  const { coach, ida } = await teamOfIda(app)
  const refused = await reply(coach, ida, text!)
  expect([refused.status, refused.body.code]).toEqual([422, 'unfit-text'])
  expect((await own(ida)).replies).toEqual([])
  await reply(coach, ida, 'How is the knee?')
  expect((await answerLast(ida, text!)).status).toBe(422)
  expect((await own(ida)).replies).toMatchObject([{ answer: null }])
})

test('a reply of 280 characters is trimmed, read by those who see health, and answered once', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const text = 'é'.repeat(280)
  expect((await reply(coach, ida, ` ${text}\n`)).status).toBe(204)
  expect((await own(ida)).replies).toMatchObject([
    { day: TODAY, by: 'Marta', text, repliedAt: NOON, reaction: null, mayAnswer: true },
  ])
  setTime(app, '12:10:00')
  expect((await answerLast(ida, ' Better ')).status).toBe(204)
  const again = await answerLast(ida, 'Worse')
  expect([again.status, again.body.code]).toEqual([409, 'reply-answered-before'])
  for (const reader of [coach, physio]) {
    expect(await readBy(reader, ida)).toMatchObject({
      mayReply: true,
      replies: [{ isMine: reader === coach, text, answer: 'Better', answeredAt: `${TODAY}T12:10:00.000Z` }],
    })
  }
})

test('what was answered stays as it is; a reaction to it can still change', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await reply(coach, ida, 'How is the knee?')
  await reply(coach, ida, 'How is the hip?')
  await answerLast(ida, 'Fine')
  for (const text of ['How is the back?', null]) {
    const refused = await reply(coach, ida, text)
    expect([refused.status, refused.body.code]).toEqual([409, 'reply-answered'])
  }
  expect((await react(coach, ida, 'well-done')).status).toBe(204)
  expect((await react(coach, ida, null)).status).toBe(204)
  expect((await own(ida)).replies).toMatchObject([
    { text: 'How is the hip?', answer: 'Fine', reaction: null, mayAnswer: false },
  ])
})

test('a reply that was changed since it was read is read again before it is answered', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await reply(coach, ida, 'Train with us')
  const [read] = (await own(ida)).replies
  setTime(app, '12:01:00')
  await reply(coach, ida, 'Stay at home')
  const answer = (repliedAt: string) =>
    ida.post(`/api/day-replies/${read!.id}/answer`, { text: 'Yes', repliedAt })
  expect((await answer(read!.repliedAt!)).body.code).toBe('reply-changed')
  expect((await answer(`${TODAY}T12:01:00.000Z`)).status).toBe(204)
})

test('a reaction alone has nothing to answer, and a reply taken back neither', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await react(coach, ida, 'well-done')
  expect((await answerLast(ida, 'Thanks')).status).toBe(404)
  await reply(coach, ida, 'Rest')
  await reply(coach, ida, null)
  expect((await answerLast(ida, 'Thanks')).status).toBe(404)
  expect((await own(ida)).replies).toMatchObject([{ reaction: 'well-done', text: null }])
})

test('who does not see health reads and writes nothing of it', async ({ app }) => {
  const { coach, blind, viewer, ida } = await teamOfIda(app)
  await reply(coach, ida, 'How is the knee?')
  for (const reader of [blind, viewer]) {
    expect(await readBy(reader, ida)).toEqual({ replies: [], mayReply: false })
    expect((await react(reader, ida, 'well-done')).body.code).toBe('wrong-duty')
    expect((await reply(reader, ida, 'Hello')).body.code).toBe('wrong-duty')
  }
})

test('for staff of another team, and of an athlete elsewhere, there is no such day', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  const stranger = await memberOf(app, { role: 'manager' })
  await reply(coach, ida, 'How is the knee?')
  for (const team of [stranger.team, teamClient(stranger, coach.team.id)]) {
    const other = { ...stranger, team }
    expect((await team.get(`${ofDay(ida)}/replies` as '/athletes/:id/days/:day/replies')).status).toBe(404)
    expect((await react(other, ida, 'well-done')).status).toBe(404)
    expect((await reply(other, ida, 'Hello')).status).toBe(404)
  }
  const mate = await memberOf(app, { fullName: 'Bo', coach })
  const [said] = (await own(ida)).replies
  expect((await own(mate)).replies).toEqual([])
  expect(
    (await mate.post(`/api/day-replies/${said!.id}/answer`, { text: 'I', repliedAt: NOON })).status,
  ).toBe(404)
})

test('only a day for which something was submitted, and which is shared, can be spoken of', async ({
  app,
}) => {
  const { coach, ida } = await teamOfIda(app)
  expect((await react(coach, ida, 'well-done', '2026-11-17')).status).toBe(404)
  await app.db.system
    .insert(trainingSessions)
    .values({ athleteId: ida.id, date: '2026-11-17', session: 'AM', rpe: 0, durationMin: 0 })
  expect((await react(coach, ida, 'well-done', '2026-11-17')).status).toBe(204)
  await app.db.system.update(teamMembers).set({ sharesFrom: TODAY }).where(eq(teamMembers.athleteId, ida.id))
  expect((await react(coach, ida, 'lets-talk', '2026-11-17')).status).toBe(404)
  const kept = (await own(ida)).replies.map(({ day, reaction }) => [day, reaction])
  expect(kept).toEqual([['2026-11-17', 'well-done']])
})

test('of what was said lately an athlete reads their own, by when it was said and whatever day it was said of', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const mate = await memberOf(app, { fullName: 'Bo', coach })
  for (const { id: athleteId } of [ida, mate])
    await app.db.system
      .insert(trainingSessions)
      .values({ athleteId, date: '2026-11-17', session: 'AM', rpe: 0, durationMin: 0 })
  await react(physio, ida, 'take-it-easy')
  setTime(app, '13:00:00')
  await react(coach, ida, 'well-done', '2026-11-17')
  await react(coach, mate, 'lets-talk', '2026-11-17')
  const lately = async (athlete: Someone) =>
    (await own(athlete, '?withinHours=48')).replies.map(({ by, day, reaction }) => [by, day, reaction])
  expect(await lately(ida)).toEqual([
    ['Pia', TODAY, 'take-it-easy'],
    ['Marta', '2026-11-17', 'well-done'],
  ])
  expect(await lately(mate)).toEqual([['Marta', '2026-11-17', 'lets-talk']])
  app.setClock(() => new Date('2026-11-20T13:00:00Z'))
  expect(await lately(ida)).toEqual([['Marta', '2026-11-17', 'well-done']])
  app.setClock(() => new Date('2026-11-20T13:00:00.001Z'))
  expect(await lately(ida)).toEqual([])
  expect((await own(ida)).replies).toHaveLength(2)
})

test.for(['0', '169', '1.5', '-1', 'x', ''])('%j hours are no time to look back', async (hours, { app }) => {
  const { ida } = await teamOfIda(app)
  const refused = await ida.get(`/api/day-replies?withinHours=${hours}`)
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid-input'])
})

test('who left the team still reads what was said, and its staff no longer', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await reply(coach, ida, 'How is the knee?')
  await takeOffTeam(app.db, ida.id)
  expect((await own(ida)).replies).toMatchObject([
    { by: 'Marta', text: 'How is the knee?', mayAnswer: false },
  ])
  expect((await answerLast(ida, 'Fine')).status).toBe(404)
  expect((await coach.team.get(`${ofDay(ida)}/replies` as '/athletes/:id/days/:day/replies')).status).toBe(
    404,
  )
  expect((await reply(coach, ida, null)).status).toBe(404)
})

test('it outlives the place on the staff with the name, the account without, and no athlete', async ({
  app,
}) => {
  const { coach, physio, ida } = await teamOfIda(app)
  await reply(physio, ida, 'How is the knee?')
  await app.db.system.delete(teamStaff).where(eq(teamStaff.accountId, physio.id))
  expect((await own(ida)).replies).toMatchObject([{ by: 'Pia' }])
  expect((await readBy(coach, ida)).replies).toMatchObject([{ by: 'Pia' }])
  await app.db.system.delete(profiles).where(eq(profiles.id, physio.id))
  for (const { replies } of [await own(ida), await readBy(coach, ida)])
    expect(replies).toMatchObject([{ by: null, isMine: false, text: 'How is the knee?' }])
  await app.db.system.delete(profiles).where(eq(profiles.id, ida.id))
  expect(await app.db.system.$count(dayReplies, eq(dayReplies.teamId, coach.team.id))).toBe(0)
})

test('athlete and staff hear of it at once, and nothing of it but that', async ({ app }) => {
  const { coach, physio, ida } = await teamOfIda(app)
  const streams = await Promise.all(
    [ida, physio].map(({ cookies }) => openLiveStream(app.origin, { cookies })),
  )
  await reply(coach, ida, 'How is the knee?')
  for (const stream of streams) await expect.poll(stream.topics).toEqual(['day-replies'])
  await answerLast(ida, 'Fine')
  for (const stream of streams) {
    await expect.poll(stream.topics).toEqual(['day-replies', 'day-replies'])
    for (const { data } of stream.events) expect(data).not.toMatch(/knee|Fine/)
    stream.close()
  }
})

test('nobody writes in the name of the other, past the API', async ({ app }) => {
  const { coach, physio, ida } = await teamOfIda(app)
  await reply(coach, ida, 'How is the knee?')
  const change = (who: Someone, set: Partial<typeof dayReplies.$inferInsert>) =>
    asActor(app.db, who.id, async (tx) =>
      (await tx.update(dayReplies).set(set).where(eq(dayReplies.athleteId, ida.id)).returning()).map(
        ({ id }) => id,
      ),
    )
  const answered = { answer: 'Fine', answeredAt: new Date() }
  for (const [who, set] of [
    [coach, answered],
    [ida, { reply: 'You are the best' }],
    [ida, { ...answered, reaction: 'well-done', reactedAt: new Date() }],
  ] as const)
    await expect(change(who, set)).rejects.toMatchObject({ cause: { constraint: 'day_replies_own_words' } })
  expect(await change(physio, { reply: 'Mine' })).toEqual([])
  expect(await change(ida, answered)).toHaveLength(1)
  await expect(change(ida, { answer: 'Bad' })).rejects.toMatchObject({
    cause: { constraint: 'day_replies_answered' },
  })
})

test('the downloads of both have it, and it is kept as long as answers', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  await react(coach, ida, 'well-done')
  await reply(coach, ida, 'How is the knee?')
  await answerLast(ida, 'Fine')
  const fileOf = async (who: Someone) => {
    const headers = { Cookie: cookieHeader(who.cookies) }
    const zip = await (await fetch(`${app.origin}/api/account/export`, { headers })).arrayBuffer()
    return JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))['replies.json']!)) as unknown
  }
  const moment = `${TODAY}T12:00:00Z`
  const said = {
    day: TODAY,
    reaction: 'well-done',
    reactedAt: moment,
    reply: 'How is the knee?',
    repliedAt: moment,
  }
  expect(await fileOf(ida)).toEqual([{ ...said, by: 'Marta', answer: 'Fine', answeredAt: moment }])
  expect(await fileOf(coach)).toEqual([{ ...said, athlete: 'Ida' }])
  const runOn = async (day: string) => {
    for (const job of retentionJobs) await job.run(app.services, new Date(`${day}T12:00:00Z`))
    return app.db.system.$count(dayReplies, eq(dayReplies.athleteId, ida.id))
  }
  expect(await runOn('2028-11-18')).toBe(1)
  expect(await runOn('2028-11-19')).toBe(0)
})

test('of many a page is read at a time', async ({ app }) => {
  const { coach, ida } = await teamOfIda(app)
  const day = (at: number) => `2026-10-${String(at + 1).padStart(2, '0')}`
  await app.db.system.insert(dayReplies).values(
    Array.from({ length: 31 }, (_, at) => ({
      teamId: coach.team.id,
      athleteId: ida.id,
      day: day(at),
      authorId: coach.id,
      reaction: 'well-done' as const,
      reactedAt: new Date(NOON),
    })),
  )
  const first = await own(ida)
  expect([first.replies.length, first.hasMore, first.replies[0]?.day]).toEqual([30, true, '2026-10-31'])
  const second = await own(ida, `?before=${first.replies.at(-1)!.id}`)
  expect([second.replies.map((one) => one.day), second.hasMore]).toEqual([['2026-10-01'], false])
})
