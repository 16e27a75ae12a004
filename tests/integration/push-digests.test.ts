import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { digestChoices } from '#database/schema/digest-choices.ts'
import { withApp } from '#tests/support/app-test.ts'
import { choose, digestAt, digestsTo, staffedSquad, toldOf } from '#tests/support/digested-squad.ts'
import { agree, pushesTo, startPushedApp, waitingFor } from '#tests/support/pushed-squad.ts'
import { DAY, speaks } from '#tests/support/reminded-squad.ts'

const test = withApp(startPushedApp)

const later = (response: { writeHead: (status: number) => { end: () => void } }) =>
  response.writeHead(503).end()

test('who wants it is notified of the numbers alone, once, and led to the dashboard of that team', async ({
  app,
}) => {
  app.push.answerWith(null)
  const { athletes, answer, staff } = await staffedSquad(app, ['Ada', 'Ben', 'Cleo'])
  const { owner, coach, viewer } = staff
  await answer(athletes[0]!)
  const devices = [await agree(app, owner), await agree(app, coach), await agree(app, viewer)]
  await choose(owner, { byPush: true })
  await choose(viewer, { byPush: true, byMail: true })
  await speaks(app, viewer, 'ar')
  for (const time of ['09:59:00', '10:00:00', '10:01:00', '10:30:00']) await digestAt(app, [time])
  expect(pushesTo(app, devices)).toEqual([1, 0, 1])
  expect(app.push.messagesOf(devices[0]!)[0]).toEqual({
    web_push: 8030,
    notification: {
      title: 'Check-in closed',
      body: '1 of 3 answered.',
      navigate: `https://plimsoll.test/manager/dashboard?team=${owner.team.id}`,
      tag: `digest:${owner.team.id}:${DAY}`,
      lang: 'en',
      dir: 'ltr',
    },
  })
  expect(app.push.messagesOf(devices[2]!)[0]?.notification).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(JSON.stringify(app.push.messagesOf(devices[2]!))).not.toMatch(/Ben|Cleo|Kim/)
  expect(app.push.headersOf(devices[0]!)[0]?.ttl).toBe(String(12 * 60 * 60))
  expect([owner, coach, viewer].map((one) => digestsTo(app, one).length)).toEqual([0, 0, 1])
})

test('who has no device is told by the mail, if that is wanted, and not otherwise', async ({ app }) => {
  app.push.answerWith(null)
  const { staff } = await staffedSquad(app, ['Ada'])
  await choose(staff.owner, { byPush: true, byMail: true })
  await choose(staff.viewer, { byPush: true })
  await digestAt(app, ['10:00:00'])
  expect([staff.owner, staff.viewer].map((one) => digestsTo(app, one).length)).toEqual([1, 0])
  expect((await toldOf(app, staff.owner)).map(({ accountId }) => accountId)).toEqual([staff.owner.id])
})

test('a push service that is away is tried again for an hour, and never for who changed their mind or left', async ({
  app,
}) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  const { owner, coach, medical, viewer } = staff
  const everybody = [owner, coach, medical, viewer]
  const devices = []
  for (const one of everybody) {
    devices.push(await agree(app, one))
    await choose(one, { byPush: true })
  }
  app.push.answerWith(later)
  await digestAt(app, ['10:00:00'])
  await choose(coach, {})
  await owner.team.delete(`/staff/${medical.id}`)
  expect(await waitingFor(app, medical)).toEqual([])
  app.push.answerWith(null)
  await digestAt(app, ['10:05:00'])
  expect(pushesTo(app, devices)).toEqual([1, 0, 0, 1])

  app.push.answerWith(later)
  await digestAt(app, ['10:00:00', '2026-11-17'])
  app.push.answerWith(null)
  await digestAt(app, ['11:00:00', '2026-11-17'])
  expect(pushesTo(app, devices)).toEqual([1, 0, 0, 1])
  for (const one of everybody) expect(await waitingFor(app, one)).toEqual([])
  expect(
    await app.db.system.select().from(digestChoices).where(eq(digestChoices.accountId, medical.id)),
  ).toEqual([])
})
