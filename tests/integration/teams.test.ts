import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams } from '#database/schema/teams.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { retentionJobs } from '#server/jobs/retention.ts'
import { test } from '#tests/support/app-test.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { inviteFrom, join, teamOf } from '#tests/support/team-calls.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let owner: Someone
let coach: Someone
let athlete: Someone
beforeEach<{ app: TestApp }>(async ({ app }) => {
  owner = await memberOf(app, { role: 'manager', fullName: 'Marta Kowalczyk' })
  const other = await memberOf(app, { role: 'manager', fullName: 'Jon Aas' })
  await app.db.system.insert(teamStaff).values({ teamId: owner.team.id, accountId: other.id, duty: 'coach' })
  coach = { ...other, team: teamClient(other, owner.team.id) }
  athlete = await memberOf(app, { coach: owner, fullName: 'Ida Solberg' })
})

const changesOf = async (person: Someone) =>
  (await person.team.get('/changes')).body.changes.map(({ what }) => what)

describe('a team', () => {
  test('is named by its owners; the name is checked like a person’s', async () => {
    const rename = (person: Someone, name: string) => person.team.send('PATCH', '', { name })
    expect((await rename(owner, '  Seniors \n 2026 ')).status).toBe(204)
    expect((await coach.profile())?.teams.map(({ name }) => name)).toContain('Seniors 2026')
    expect((await athlete.profile())?.teams[0]?.name).toBe('Seniors 2026')
    for (const bad of ['', ' ', 'x'.repeat(141), 'free at evil.example.com']) {
      expect((await rename(owner, bad)).body.code, bad).toBe('invalid-input')
    }
    expect((await rename(coach, 'Mine')).body.code).toBe('wrong-duty')
    expect((await owner.team.get('/changes')).body.changes[0]).toMatchObject({
      what: 'team-renamed',
      actorName: 'Marta Kowalczyk',
      before: 'Marta Kowalczyk’s team',
      after: 'Seniors 2026',
    })
  })

  test('can be one of several: a manager begins another, which knows nothing of the first', async ({
    app,
  }) => {
    const created = await owner.post('/api/teams', { name: 'Under 19', timeZone: 'Europe/Oslo' })
    const second = teamClient(owner, created.body.teamId)
    expect((await owner.profile())?.teams.map(({ name, duty }) => [name, duty])).toEqual([
      ['Marta Kowalczyk’s team', 'owner'],
      ['Under 19', 'owner'],
    ])
    await owner.team.post('/metrics', { title: 'Sleep', type: 'rating' })
    expect((await second.get('/athletes')).body.athletes).toEqual([])
    expect((await second.get('/metrics')).body.metrics).toEqual([])
    expect((await second.get('/form-status')).body.formStatus.timeZone).toBe('Europe/Oslo')
    expect((await owner.team.get('/athletes')).body.athletes).toHaveLength(1)
    expect((await teamClient(coach, second.id).get('/athletes')).status).toBe(404)
    expect((await athlete.post('/api/teams', { name: 'Mine', timeZone: 'UTC' })).body.code).toBe('wrong-role')
    const many = Array.from({ length: 18 }, () => ({ name: 'One more' }))
    for (const { id } of await app.db.system.insert(teams).values(many).returning())
      await app.db.system.insert(teamStaff).values({ teamId: id, accountId: owner.id, duty: 'owner' })
    const oneTooMany = await owner.post('/api/teams', { name: 'One too many', timeZone: 'UTC' })
    expect(oneTooMany.body.message).toBe('You can own at most 20 teams.')
  })
})

describe('an archived team', () => {
  const archive = (person: Someone) => person.team.post('/archive')
  const restore = (person: Someone) => person.team.delete('/archive')

  test('frees its athletes at once, who are told; nobody joins it, nothing in it is changed', async ({
    app,
  }) => {
    const code = await inviteFrom(owner)
    expect((await archive(coach)).body.code).toBe('wrong-duty')
    expect((await archive(owner)).status).toBe(204)
    expect(await teamOf(athlete)).toBeNull()
    const mails = await app.outbox()
    const subjectsTo = ({ email }: Someone) =>
      mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
    expect(subjectsTo(athlete)).toEqual(['Marta Kowalczyk’s team has ended'])
    expect(subjectsTo(coach)).toEqual(['Marta Kowalczyk’s team has been archived'])
    expect(subjectsTo(owner)).toEqual([])
    expect(await join(athlete, code)).toEqual([404, 'Invalid invitation code'])
    expect((await owner.team.post('/invitations', {})).body.code).toBe('team-archived')
    expect((await owner.team.post('/metrics', { title: 'Sleep', type: 'rating' })).body.code).toBe(
      'team-archived',
    )
    expect((await owner.team.send('PATCH', '', { name: 'New' })).body.code).toBe('team-archived')
    expect((await coach.team.get('/metrics')).status, 'it can be read').toBe(200)
    expect((await coach.team.get('/invitations')).body.invitations).toEqual([])
    expect((await coach.team.get('/athletes')).body.athletes).toEqual([])
  })

  test('is brought back by an owner, and its athletes can be invited again', async () => {
    await archive(owner)
    expect((await owner.profile())?.teams[0]?.archivedAt).toMatch(/Z$/)
    expect((await restore(coach)).body.code).toBe('wrong-duty')
    expect((await restore(owner)).status).toBe(204)
    expect((await owner.profile())?.teams[0]?.archivedAt).toBeNull()
    expect((await join(athlete, await inviteFrom(owner)))[0]).toBe(200)
    expect(await changesOf(owner)).toEqual(['team-restored', 'team-archived'])
  })

  test('is erased after 30 days; its owner may delete the account before', async ({ app }) => {
    const isThere = async () => (await app.db.system.$count(teams, eq(teams.id, owner.team.id))) === 1
    await archive(owner)
    expect((await owner.post('/api/account/deletion', { password: 'a good password' })).status).toBe(204)
    const erasing = retentionJobs.find(({ name }) => name === 'erase-archived-teams')!
    const runAfter = (days: number) => erasing.run(app.services, new Date(Date.now() + days * DAY_MS))
    await runAfter(29)
    expect(await isThere()).toBe(true)
    await runAfter(31)
    expect(await isThere()).toBe(false)
    expect((await athlete.profile())?.teams).toEqual([])
  })
})

describe('a team that demands two-step sign-in', () => {
  const demand = (person: Someone) => person.team.send('PATCH', '', { demandsTwoStep: true })
  const switchOn = ({ db }: TestApp, { id: accountId }: Someone) =>
    db.system
      .insert(twoFactors)
      .values({ accountId, sealedKey: 'k', switchedOnAt: new Date(), lastStep: 1, recoveryHashes: [] })

  test('shows nothing to staff who have none, until they have; its owner needs it first', async ({ app }) => {
    expect((await demand(owner)).body.code).toBe('two-step-first')
    await switchOn(app, owner)
    expect((await demand(owner)).status).toBe(204)
    expect((await owner.team.get('/athletes')).status).toBe(200)
    expect((await coach.profile())?.teams.find(({ id }) => id === owner.team.id)?.twoStepMissing).toBe(true)
    for (const path of ['/athletes', '/day', '/form-status', '/staff', '/metrics'] as const) {
      expect((await coach.team.get(path)).body.code, path).toBe('two-step-required')
    }
    await switchOn(app, coach)
    expect((await coach.team.get('/athletes')).body.athletes).toHaveLength(1)
    expect(await changesOf(owner)).toEqual(['two-step-demanded'])
    await owner.team.send('PATCH', '', { demandsTwoStep: false })
    expect((await changesOf(owner))[0]).toBe('two-step-released')
  })
})
