import { describe, expect } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const password = 'a good password'
const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter(({ to }) => to.includes(email))

async function team(app: TestApp) {
  const coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  const athlete = await memberOf(app, { fullName: 'Ida' })
  await putOnTeam(app.db, coach.team.id, athlete.id)
  return { coach, athlete }
}

/** Another device of the same user. */
async function signedInElsewhere(app: TestApp, { email }: Someone, as = password) {
  const device = createClient(app.origin)
  expect((await device.signIn(email, as)).status).toBe(200)
  return device
}

describe('a new name', () => {
  test('is told to the coach and to the other devices, and shown from then on', async ({ app }) => {
    const { coach, athlete } = await team(app)
    const phone = await signedInElsewhere(app, athlete)
    const [coachHears, phoneHears] = [
      await openLiveStream(app.origin, coach),
      await openLiveStream(app.origin, phone),
    ]
    const { status, body } = await athlete.put('/api/account/name', { fullName: '  Ida Solberg ' })
    expect([status, body]).toEqual([200, { fullName: 'Ida Solberg' }])
    await expect.poll(coachHears.topics).toEqual(expect.arrayContaining(['athletes', 'team-day']))
    await expect.poll(phoneHears.topics).toContain('session')
    coachHears.close()
    phoneHears.close()
    expect(await phone.profile()).toMatchObject({ fullName: 'Ida Solberg' })
    expect((await coach.team.get('/athletes')).body.athletes).toMatchObject([{ fullName: 'Ida Solberg' }])
  })

  test('of a coach is told to the team', async ({ app }) => {
    const { coach, athlete } = await team(app)
    const hears = await openLiveStream(app.origin, athlete)
    await coach.put('/api/account/name', { fullName: 'Marta K' })
    await expect.poll(hears.topics).toContain('athletes')
    hears.close()
    expect((await athlete.get('/api/manager')).body.manager).toMatchObject({ fullName: 'Marta K' })
  })

  test.for([[''], ['   '], ['x'.repeat(121)], ['nul\u0000byte'], ['www.evil'], ['Ida\u202E'], [7]] as const)(
    '%j is refused',
    async ([fullName], { app }) => {
      const { athlete } = await team(app)
      expect((await athlete.put('/api/account/name', { fullName })).status).toBe(400)
      expect(await athlete.profile()).toMatchObject({ fullName: 'Ida' })
    },
  )
})

describe('a new address, where no mail is sent', () => {
  test('counts at once, and the former one is told', async ({ app }) => {
    const { athlete, coach } = await team(app)
    const email = `new-${athlete.email}`
    const { status, body } = await athlete.put('/api/account/email', { email: email.toUpperCase(), password })
    expect([status, body]).toEqual([200, { next: 'changed' }])
    expect(await athlete.profile()).toMatchObject({ email })
    expect((await coach.team.get('/athletes')).body.athletes).toMatchObject([{ email }])
    expect((await createClient(app.origin).signIn(athlete.email)).status).toBe(401)
    expect((await createClient(app.origin).signIn(email)).status).toBe(200)
    const [told] = await mailsTo(app, athlete.email)
    expect(told?.subject).toBe('Your Plimsoll email address was changed')
    expect(told?.text).toContain(email)
  })

  test('kills the reset links that lie in the former mailbox', async ({ app }) => {
    const { athlete } = await team(app)
    await createClient(app.origin).post('/api/password-resets', { email: athlete.email })
    const [reset] = await mailsTo(app, athlete.email)
    const token = new URL(reset!.links[0]!).searchParams.get('token')
    await athlete.put('/api/account/email', { email: `new-${athlete.email}`, password })
    expect((await createClient(app.origin).post('/api/password-resets/check', { token })).status).toBe(400)
  })

  test('leaves a message to the operator alone that came from nobody here', async ({ app }) => {
    const contact = app.services.config.contactEmail
    const message = { name: 'A visitor', email: 'visitor@example.org', message: 'Hello' }
    await createClient(app.origin).post('/api/contact-messages', message)
    const { athlete } = await team(app)
    await athlete.put('/api/account/email', { email: contact, password })
    await athlete.put('/api/account/email', { email: athlete.email, password })
    expect(await mailsTo(app, contact)).toMatchObject([
      { subject: expect.stringContaining('A visitor') },
      { subject: 'Your Plimsoll email address was changed' },
    ])
  })

  test.for([
    ['another account’s', 409, 'email-taken'],
    ['not an address', 400, 'invalid-input'],
  ] as const)('%s is refused', async ([address, status, code], { app }) => {
    const { athlete, coach } = await team(app)
    const email = address === 'not an address' ? address : coach.email
    const reply = await athlete.put('/api/account/email', { email, password })
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(await athlete.profile()).toMatchObject({ email: athlete.email })
  })

  test('of two accounts at the same moment goes to one', async ({ app }) => {
    const people = await Promise.all([memberOf(app), memberOf(app), memberOf(app)])
    const email = `wanted-by-all-${people[0].id}@example.org`
    const replies = await Promise.all(
      people.map((person) => person.put('/api/account/email', { email, password })),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  test('needs the password, and five an hour are enough', async ({ app }) => {
    const person = await memberOf(app)
    const change = (n: number, given = password) =>
      person.put('/api/account/email', { email: `${n}-${person.email}`, password: given })
    expect((await change(0, 'a wrong one')).body.code).toBe('wrong-password')
    for (let n = 1; n <= 5; n++) expect((await change(n)).status).toBe(200)
    expect((await change(6)).status).toBe(429)
  })
})

describe('a new password', () => {
  const change = (user: Someone, currentPassword: string, newPassword: string) =>
    user.put('/api/account/password', { currentPassword, newPassword })

  test('is not one of the most used', async ({ app }) => {
    const reply = await change(await memberOf(app), 'a good password', 'Password1')
    expect([reply.status, reply.body.code]).toEqual([400, 'password-too-common'])
  })

  test('ends every other session, keeps this one, and is told by mail', async ({ app }) => {
    const person = await memberOf(app)
    const phone = await signedInElsewhere(app, person)
    const hears = await openLiveStream(app.origin, phone)
    expect((await change(person, password, 'brand new')).status).toBe(204)
    await hears.ended
    expect(await phone.profile()).toBeNull()
    expect(await person.profile()).not.toBeNull()
    expect((await createClient(app.origin).signIn(person.email)).status).toBe(401)
    await signedInElsewhere(app, person, 'brand new')
    const [told] = await mailsTo(app, person.email)
    expect([told?.subject, told?.text]).toEqual([
      'Your Plimsoll password was changed',
      expect.stringContaining('on all other devices'),
    ])
  })

  test.for([
    ['a wrong one', 'brand new', 403, 'wrong-password'],
    [password, '12345', 400, 'password-too-short'],
    [password, 'x'.repeat(129), 400, 'invalid-input'],
    ['', 'brand new', 400, 'invalid-input'],
  ] as const)('given %j and then %j is refused', async ([current, next, status, code], { app }) => {
    const person = await memberOf(app)
    const reply = await change(person, current, next)
    expect([reply.status, reply.body.code]).toEqual([status, code])
    await signedInElsewhere(app, person)
  })

  test('cannot be reached by trying current ones', async ({ app }) => {
    const person = await memberOf(app)
    for (let n = 1; n <= 10; n++) expect((await change(person, `guess ${n}`, 'brand new')).status).toBe(403)
    expect((await change(person, password, 'brand new')).status).toBe(429)
  })
})
