import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { keepFormStatus, runOnce } from '#server/jobs/schedule.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

async function signedIn(app: TestApp, email: string, role: 'athlete' | 'manager') {
  return { role, ...(await memberOf(app, { email, role, timeZone: 'Europe/Athens' })) }
}

type Person = Awaited<ReturnType<typeof signedIn>>

let teams = 0

const team = async (app: TestApp) => {
  const name = `team-${teams++}`
  const manager = await signedIn(app, `${name}-coach@example.org`, 'manager')
  const athlete = await signedIn(app, `${name}-athlete@example.org`, 'athlete')
  await putOnTeam(app.db, manager.team.id, athlete.id)
  return { manager, athlete }
}

const statusFor = async (reader: Person) => {
  const { body } =
    reader.role === 'manager' ? await reader.team.get('/form-status') : await reader.get('/api/form-status')
  return body.formStatus
}

/** 15 November 2026 in Athens, which is two hours ahead of UTC. */
const athens = (time: string) => () => new Date(`2026-11-15T${time}+02:00`)
const MORNING = { openTime: '05:30', closeTime: '10:30', timeZone: 'Europe/Athens' }

describe('the form of a team', () => {
  test('is open all day for a new manager, on the clock of their zone', async ({ app }) => {
    const { manager, athlete } = await team(app)
    app.setClock(athens('00:30:00'))
    const expected = {
      isOpen: true,
      day: '2026-11-15',
      openTime: '00:00',
      closeTime: '23:59',
      timeZone: 'Europe/Athens',
    }
    expect(await statusFor(manager)).toMatchObject(expected)
    expect(await statusFor(athlete)).toMatchObject(expected)
  })

  test('opens and closes by itself, for manager and athlete alike', async ({ app }) => {
    const { manager, athlete } = await team(app)
    expect((await manager.team.put('/form-status', MORNING)).status).toBe(200)
    for (const [time, isOpen] of [
      ['05:29:59', false],
      ['05:30:00', true],
      ['10:29:59', true],
      ['10:30:00', false],
    ] as const) {
      app.setClock(athens(time))
      expect([await statusFor(manager), await statusFor(athlete)]).toMatchObject([{ isOpen }, { isOpen }])
    }
  })

  test('closed by hand stays closed until opened by hand, also outside its hours', async ({ app }) => {
    const { manager, athlete } = await team(app)
    await manager.team.put('/form-status', MORNING)
    app.setClock(athens('07:00:00'))
    await manager.team.put('/form-status/open', { open: false })
    expect(await statusFor(athlete)).toMatchObject({ isOpen: false, manuallyClosed: true })
    app.setClock(athens('12:00:00'))
    await manager.team.put('/form-status/open', { open: true })
    expect(await statusFor(athlete)).toMatchObject({ isOpen: true, manuallyClosed: false })
    app.setClock(() => new Date('2026-11-16T10:30:00+02:00'))
    expect(await statusFor(athlete)).toMatchObject({ isOpen: false })
  })

  test('that is open all day stays open for the last minute when only its zone is changed', async ({
    app,
  }) => {
    const { manager, athlete } = await team(app)
    const changed = { openTime: '00:00', closeTime: '23:59', timeZone: 'Europe/Berlin' }
    expect((await manager.team.put('/form-status', changed)).status).toBe(200)
    app.setClock(() => new Date('2026-11-15T23:59:30+01:00'))
    expect(await statusFor(athlete)).toMatchObject({ ...changed, isOpen: true })
  })

  test('without a record is open', async ({ app }) => {
    const { manager, athlete } = await team(app)
    await app.db.system.delete(dailyFormStatus).where(eq(dailyFormStatus.teamId, manager.team.id))
    expect(await statusFor(athlete)).toMatchObject({ isOpen: true, openTime: '00:00', closeTime: '23:59' })
    await manager.team.put('/form-status', MORNING)
    expect(await statusFor(athlete)).toMatchObject(MORNING)
  })

  test.for([
    [{ ...MORNING, closeTime: '05:30' }, 'Open Time and Close Time must differ.'],
    [{ ...MORNING, openTime: '24:00' }, 'openTime: must be a time such as 05:30'],
    [{ ...MORNING, openTime: '5:30' }, 'openTime: must be a time such as 05:30'],
    [{ ...MORNING, timeZone: '+02:00' }, 'timeZone: Unknown time zone'],
  ] as const)('%j is refused: %s', async ([settings, message], { app }) => {
    const { manager } = await team(app)
    const reply = await manager.team.put('/form-status', settings)
    expect([reply.status, reply.body.message]).toEqual([400, message])
    expect(await statusFor(manager)).toMatchObject({ openTime: '00:00' })
  })

  test('is set by its manager only', async ({ app }) => {
    const { manager, athlete } = await team(app)
    const ofAthlete = teamClient(athlete, manager.team.id)
    expect((await ofAthlete.put('/form-status', MORNING)).body.code).toBe('wrong-role')
    expect((await ofAthlete.put('/form-status/open', { open: false })).body.code).toBe('wrong-role')
  })
})

describe('the job', () => {
  test('keeps is_open in step and tells the team, once per minute across processes', async ({ app }) => {
    const { manager } = await team(app)
    app.setClock(athens('07:00:00'))
    await manager.team.put('/form-status', MORNING)
    const stored = async () => {
      const [row] = await app.db.system
        .select()
        .from(dailyFormStatus)
        .where(eq(dailyFormStatus.teamId, manager.team.id))
      return row?.isOpen
    }
    const told = async () =>
      (
        await app.db.system
          .select()
          .from(liveEvents)
          .where(eq(liveEvents.channel, `team:${manager.team.id}`))
      ).length
    expect([await stored(), await told()]).toEqual([true, 1])

    app.setClock(athens('10:30:20'))
    await Promise.all([runOnce(app.services, keepFormStatus), runOnce(app.services, keepFormStatus)])
    expect([await stored(), await told()]).toEqual([false, 2])
    app.setClock(athens('10:31:20'))
    await runOnce(app.services, keepFormStatus)
    expect([await stored(), await told()]).toEqual([false, 2])
  })
})
