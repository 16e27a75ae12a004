import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { digests } from '#database/schema/digests.ts'
import { mails } from '#database/schema/mails.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { withApp } from '#tests/support/app-test.ts'
import {
  choose,
  counts,
  digestAt,
  digestsTo,
  namesIn,
  staffedSquad,
  toldOf,
} from '#tests/support/digested-squad.ts'
import { at, startMailedApp } from '#tests/support/reminded-squad.ts'

const test = withApp(startMailedApp)

test('the button of a mail program ends the mails of that team with one POST, and nothing else', async ({
  app,
}) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  const { owner, viewer } = staff
  for (const one of [owner, viewer]) await choose(one, { byMail: true, byPush: true })
  await digestAt(app, ['10:00:00'])
  const [mail] = digestsTo(app, viewer)
  const [, address = ''] = /^<(.+)>$/.exec(mail!.headers['list-unsubscribe'] ?? '') ?? []
  const link = new URL(address)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.links.at(-1)).toBe(link.href)
  const pressed = await fetch(`${app.origin}${link.pathname}${link.search}`, { method: 'POST' })
  expect(pressed.status).toBe(204)
  expect((await viewer.team.get('/digest-choice')).body.digest).toEqual({ byMail: false, byPush: true })
  expect((await owner.team.get('/digest-choice')).body.digest).toEqual({ byMail: true, byPush: true })
  // Of another kind, and of another key.
  const token = link.searchParams.get('token')!
  const forged = Buffer.from(
    Buffer.from(token, 'base64url').toString().replace(viewer.id, owner.id),
  ).toString('base64url')
  expect((await viewer.post('/api/unsubscriptions', { token: forged })).status).toBe(400)
  expect((await owner.team.get('/digest-choice')).body.digest.byMail).toBe(true)
  await app.db.system.delete(teamStaff).where(eq(teamStaff.accountId, viewer.id))
  expect((await owner.post('/api/unsubscriptions', { token })).status).toBe(204)
})

test('off until it is chosen, each for themselves, and not of an archived team', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  const { owner, viewer } = staff
  expect((await viewer.team.get('/digest-choice')).body).toEqual({ digest: { byMail: false, byPush: false } })
  await choose(viewer, { byMail: true })
  expect((await viewer.team.get('/digest-choice')).body).toEqual({ digest: { byMail: true, byPush: false } })
  expect((await owner.team.get('/digest-choice')).body).toEqual({ digest: { byMail: false, byPush: false } })
  await owner.team.post('/archive')
  const refused = await viewer.team.put('/digest-choice', { byMail: false, byPush: false })
  expect([refused.status, refused.body.code]).toEqual([409, 'team-archived'])
})

test('an athlete who deletes their account is named in nothing that waits', async ({ app }) => {
  const { athletes, staff } = await staffedSquad(app, ['Ada', 'Ben'])
  await choose(staff.owner, { byMail: true })
  await app.smtp.stop()
  await digestAt(app, ['10:00:00'])
  await deleteAccount(app.services, athletes[0]!.id)
  expect(await app.db.system.select().from(mails).where(eq(mails.accountId, staff.owner.id))).toEqual([])
  await app.smtp.start()
  await digestAt(app, ['10:01:00'])
  const told = digestsTo(app, staff.owner)
  expect(told.map(({ text }) => namesIn(text))).toEqual([['Ben']])
  await deleteAccount(app.services, athletes[1]!.id)
  await digestAt(app, ['10:02:00'])
  expect(counts(app, [staff.owner])).toEqual([1])
})

test('what was told is forgotten after 30 days, with its mail', async ({ app }) => {
  const { staff } = await staffedSquad(app, ['Ada'])
  await choose(staff.owner, { byMail: true })
  await digestAt(app, ['10:00:00'])
  const messages = retentionJobs.find(({ name }) => name === 'delete-old-messages')!
  await messages.run(app.services, at('09:00:00', '2026-12-16'))
  expect(await toldOf(app, staff.owner)).toHaveLength(1)
  await messages.run(app.services, at('11:00:00', '2026-12-16'))
  expect(await toldOf(app, staff.owner)).toEqual([])
  expect(await app.db.system.select().from(mails).where(eq(mails.accountId, staff.owner.id))).toEqual([])
  const ofOwner = and(eq(digests.accountId, staff.owner.id), eq(digests.teamId, staff.owner.team.id))
  expect(await app.db.system.select().from(digests).where(ofOwner)).toEqual([])
})
