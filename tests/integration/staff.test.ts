import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { teamStaff } from '#database/schema/team-staff.ts'
import type { Duty } from '#domain/team/team.ts'
import { test } from '#tests/support/app-test.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { inviteFrom, join, preview } from '#tests/support/team-calls.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const invite = async (owner: Someone, asked: { duty?: string; email?: string }) =>
  (await owner.team.post('/invitations', asked)).body.invitation.code

const accept = (person: Someone, code: unknown) => person.post('/api/staff-invitations/acceptance', { code })

/** Somebody who has accepted an invitation, with a client for the team. */
async function colleague(app: TestApp, owner: Someone, duty: Exclude<Duty, 'owner'>) {
  const person = await memberOf(app, { role: 'manager', fullName: `The ${duty}` })
  expect((await accept(person, await invite(owner, { duty }))).status).toBe(200)
  return { ...person, team: teamClient(person, owner.team.id) }
}

const dutyIn = async (person: Someone, teamId: string) =>
  (await person.profile())?.teams.find(({ id }) => id === teamId)?.duty

const changesOf = async (owner: Someone) => {
  const { body } = await owner.team.get('/changes')
  return body.changes.map(({ what, actorName, aboutName, before, after }) =>
    [what, actorName, aboutName, before, after].filter(Boolean).join(' '),
  )
}

let owner: Someone
beforeEach<{ app: TestApp }>(async ({ app }) => {
  owner = await memberOf(app, { role: 'manager', fullName: 'Marta Kowalczyk' })
})

describe('an invitation to the staff', () => {
  test('names the team, the duty and who invites; accepted it works once', async ({ app }) => {
    const code = await invite(owner, { duty: 'medical' })
    const [physio, other] = [
      await memberOf(app, { role: 'manager' }),
      await memberOf(app, { role: 'manager' }),
    ]
    const seen = await physio.post('/api/staff-invitations/preview', { code })
    const teamName = 'Marta Kowalczyk’s team'
    expect(seen.body).toEqual({
      teamId: owner.team.id,
      teamName,
      duty: 'medical',
      invitedBy: 'Marta Kowalczyk',
    })
    expect(await dutyIn(physio, owner.team.id), 'looking is not accepting').toBeUndefined()
    const accepted = await accept(physio, code)
    expect(accepted.body).toEqual({ teamId: owner.team.id, teamName, duty: 'medical' })
    const place = (await physio.profile())?.teams.find(({ id }) => id === owner.team.id)
    expect(place).toMatchObject({ duty: 'medical', seesHealth: true })
    expect((await accept(other, code)).body.code).toBe('invitation-unknown')
    expect((await accept(physio, code)).body.code).toBe('already-on-staff')
  })

  test('by mail is for that address, and is mailed', async ({ app }) => {
    const physio = await memberOf(app, { role: 'manager' })
    const other = await memberOf(app, { role: 'manager' })
    const code = await invite(owner, { duty: 'medical', email: physio.email })
    const mailed = (await app.outbox()).find(({ to }) => to.includes(physio.email))
    expect(mailed?.text).toContain('Marta Kowalczyk’s team')
    expect(mailed?.text).toContain(`code=${code}`)
    expect((await accept(other, code)).body.code).toBe('invitation-for-another')
    expect((await accept(physio, code)).status).toBe(200)
  })

  test('is refused to an athlete, and one for athletes to a manager', async ({ app }) => {
    const athlete = await memberOf(app)
    const manager = await memberOf(app, { role: 'manager' })
    const code = await invite(owner, { duty: 'viewer' })
    const forStaff = [403, 'This invitation is for the staff of a team. It needs a manager’s account.']
    expect([await preview(athlete, code), await join(athlete, code)]).toEqual([forStaff, forStaff])
    expect((await accept(athlete, code)).body.code).toBe('invitation-for-staff')
    expect((await accept(manager, await inviteFrom(owner))).body.message).toBe(
      'Managers cannot join other teams',
    )
  })

  test('is an owner’s to make, to see and to take back; it ends after a day', async ({ app }) => {
    const coach = await colleague(app, owner, 'coach')
    expect((await coach.team.post('/invitations', { duty: 'viewer' })).body.code).toBe('wrong-duty')
    const { body } = await owner.team.post('/invitations', { duty: 'viewer' })
    const listed = async (person: Someone) =>
      (await person.team.get('/invitations')).body.invitations.map(({ id }) => id)
    expect(await listed(owner)).toContain(body.invitation.id)
    expect(await listed(coach)).not.toContain(body.invitation.id)
    expect((await coach.team.delete(`/invitations/${body.invitation.id}`)).status).toBe(404)
    const late = await memberOf(app, { role: 'manager' })
    app.setClock(() => new Date(Date.now() + 25 * 60 * 60 * 1000))
    const reply = await accept(late, body.invitation.code)
    app.setClock(() => new Date())
    expect(reply.body.code).toBe('invitation-expired')
    expect((await owner.team.delete(`/invitations/${body.invitation.id}`)).status).toBe(204)
  })

  test('makes no team of their own for who registers with it', async ({ app }) => {
    const code = await invite(owner, { duty: 'coach' })
    const account = { role: 'manager', fullName: 'New Coach', password: 'a good password' } as const
    await owner.post('/api/accounts', { ...account, email: 'with@example.org', invitationCode: code })
    await owner.post('/api/accounts', { ...account, email: 'without@example.org', invitationCode: 'none' })
    const teamsOf = async (email: string) => {
      const client = await memberOf(app)
      return (await client.signIn(email)).body.profile?.teams.map(({ name }) => name)
    }
    expect(await teamsOf('with@example.org')).toEqual([])
    expect(await teamsOf('without@example.org')).toEqual(['New Coach’s team'])
  })
})

describe('the staff', () => {
  test('is listed for all of it, with addresses and second steps for owners only', async ({ app }) => {
    const viewer = await colleague(app, owner, 'viewer')
    const [asOwner, asViewer] = [await owner.team.get('/staff'), await viewer.team.get('/staff')]
    expect(
      asOwner.body.staff.map(({ fullName, duty, email, hasTwoStep }) => [fullName, duty, email, hasTwoStep]),
    ).toEqual([
      ['Marta Kowalczyk', 'owner', owner.email, false],
      ['The viewer', 'viewer', viewer.email, false],
    ])
    expect(asViewer.body.staff.map(({ email, hasTwoStep }) => [email, hasTwoStep])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('gets another duty from an owner, and is told by mail; what health is follows the duty', async ({
    app,
  }) => {
    const viewer = await colleague(app, owner, 'viewer')
    const change = (duty: Duty, seesHealth: boolean) =>
      owner.team.put(`/staff/${viewer.id}`, { duty, seesHealth })
    const place = async () => (await viewer.profile())?.teams.find(({ id }) => id === owner.team.id)
    expect((await change('medical', false)).status).toBe(204)
    expect(await place()).toMatchObject({ duty: 'medical', seesHealth: true })
    expect((await change('viewer', true)).status).toBe(204)
    expect(await place()).toMatchObject({ duty: 'viewer', seesHealth: false })
    expect((await change('coach', true)).status).toBe(204)
    expect(await place()).toMatchObject({ duty: 'coach', seesHealth: true })
    const told = (await app.outbox()).filter(({ to }) => to.includes(viewer.email))
    expect(told.at(-1)?.text).toContain('You are now: Coach.')
    expect(await changesOf(owner)).toEqual([
      'staff-health Marta Kowalczyk The viewer yes',
      'staff-duty Marta Kowalczyk The viewer viewer coach',
      'staff-health Marta Kowalczyk The viewer no',
      'staff-duty Marta Kowalczyk The viewer medical viewer',
      'staff-health Marta Kowalczyk The viewer yes',
      'staff-duty Marta Kowalczyk The viewer viewer medical',
      'staff-joined The viewer viewer',
      'staff-invited Marta Kowalczyk viewer',
    ])
    expect((await viewer.team.get('/changes')).body.code).toBe('wrong-duty')
  })

  test('is removed by an owner: the team is gone for them, also from an open stream', async ({ app }) => {
    const coach = await colleague(app, owner, 'coach')
    const stream = await openLiveStream(app.origin, coach)
    expect((await owner.team.delete(`/staff/${coach.id}`)).status).toBe(204)
    await stream.ended
    expect(stream.topics()).toContain('session')
    expect((await coach.team.get('/athletes')).status).toBe(404)
    const told = (await app.outbox()).filter(({ to }) => to.includes(coach.email))
    expect(told.at(-1)?.subject).toBe('You no longer work for Marta Kowalczyk’s team')
    expect((await changesOf(owner))[0]).toBe('staff-removed Marta Kowalczyk The coach coach')
  })

  test('leaves by itself, but for the last owner', async ({ app }) => {
    const coach = await colleague(app, owner, 'coach')
    const leave = (person: Someone) => person.team.delete(`/staff/${person.id}`)
    expect((await coach.team.delete(`/staff/${owner.id}`)).body.code).toBe('wrong-duty')
    expect((await leave(owner)).body.code).toBe('last-owner')
    expect((await leave(coach)).status).toBe(204)
    expect((await changesOf(owner))[0]).toBe('staff-left The coach The coach coach')
    expect((await leave(owner)).body.code, 'nor alone').toBe('last-owner')
  })

  test('never lacks an owner, whichever way one would go', async ({ app }) => {
    const coach = await colleague(app, owner, 'coach')
    const stepDown = await owner.team.put(`/staff/${owner.id}`, { duty: 'coach', seesHealth: true })
    expect(stepDown.body.code).toBe('last-owner')
    const gone = await owner.post('/api/account/deletion', { password: 'a good password' })
    expect(gone.body.code).toBe('last-owner')
    expect(await dutyIn(owner, owner.team.id)).toBe('owner')
    expect((await owner.team.post('/hand-over', { to: coach.id })).status).toBe(204)
    expect([await dutyIn(owner, owner.team.id), await dutyIn(coach, owner.team.id)]).toEqual([
      'coach',
      'owner',
    ])
    expect((await changesOf(coach))[0]).toBe('handed-over Marta Kowalczyk The coach')
    expect((await owner.post('/api/account/deletion', { password: 'a good password' })).status).toBe(204)
    const left = await app.db.system.select().from(teamStaff).where(eq(teamStaff.teamId, owner.team.id))
    expect(left.map(({ accountId, duty }) => [accountId, duty])).toEqual([[coach.id, 'owner']])
    expect((await changesOf(coach))[0], 'a deleted account has no name').toBe('handed-over The coach')
  })

  test('takes tables, which is noted, but for a viewer', async ({ app }) => {
    const [medical, viewer] = [await colleague(app, owner, 'medical'), await colleague(app, owner, 'viewer')]
    const table = (person: Someone) =>
      person.team.get('/statistics/sessions.csv?from=2026-11-01&to=2026-11-07')
    expect([(await table(medical)).status, (await table(viewer)).status]).toEqual([200, 403])
    expect((await changesOf(owner))[0]).toBe('exported The medical')
  })
})
