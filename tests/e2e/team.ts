import type { Page } from '@playwright/test'
import type { Profile } from '#domain/account/profile.ts'
import type { InvitedDuty } from '#domain/team/team.ts'
import { someone, type Someone, teamClient } from '#tests/support/someone.ts'
import { expect } from './fixtures.ts'

type Server = { origin: string }

export const coachOn = ({ origin }: Server, fullName = 'Marta Kowalczyk') =>
  someone(origin, { role: 'manager', fullName })

/** A new link to the coach's team: its path, to be opened on any origin. */
export async function linkTo(coach: Someone, email?: string): Promise<string> {
  const { body } = await coach.team.post('/invitations', { email })
  return `/join?code=${body.invitation.code}`
}

export async function athleteOf(coach: Someone, { origin }: Server, fullName: string) {
  const athlete = await someone(origin, { fullName })
  const code = (await linkTo(coach)).split('=')[1]
  expect((await athlete.post('/api/join', { code })).status).toBe(200)
  return athlete
}

/** A new link to the staff of the owner's team. */
export async function staffLink(owner: Someone, duty: InvitedDuty): Promise<string> {
  return `/join?code=${(await owner.team.post('/invitations', { duty })).body.invitation.code}`
}

/** A member of the staff who has accepted, as a client for that team. */
export async function colleagueOf(owner: Someone, { origin }: Server, duty: InvitedDuty, fullName: string) {
  const person = await someone(origin, { role: 'manager', fullName })
  const code = (await staffLink(owner, duty)).split('=')[1]
  expect((await person.post('/api/staff-invitations/acceptance', { code })).status).toBe(200)
  return { ...person, team: teamClient(person, owner.team.id) }
}

/** Near midnight, when its form closes, a team would remind beside what is nudged. */
export async function remindNobody(coach: Someone) {
  const none = { beforeClosingMin: 0, atOpening: false }
  expect((await coach.team.put('/reminders', none)).status).toBe(200)
}

/** Gives the page the session of an account that exists. */
export async function be(page: Page, { email }: { email: string }) {
  const reply = await page.request.post('/api/session', { data: { email, password: 'a good password' } })
  expect(reply.status()).toBe(200)
}

/**
 * Of somebody else. Meanwhile no page is open, or its live stream would ask again without a session, and nothing is left of
 * whom the device knew before.
 */
export async function beInstead(page: Page, other: { email: string }) {
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await be(page, other)
}

/** The code that waits in this tab for a sign-in. */
export async function pendingCode(page: Page): Promise<string | null> {
  const stored = await page.evaluate(() => sessionStorage.getItem('plimsoll.pending-invitation'))
  return stored && (JSON.parse(stored) as { code: string }).code
}

/** Agrees to the question that a link leads to. */
export async function agreeToJoin(page: Page, coach = 'Marta Kowalczyk') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Join ${coach}’s team?`)
  await page.getByRole('button', { name: 'Join team' }).click()
}

/** Of the team that the page's session is on. */
export async function teamIdOf({ request }: Pick<Page, 'request'>): Promise<string | null> {
  const { profile } = (await (await request.get('/api/session')).json()) as { profile: Profile }
  return profile.teams[0]?.id ?? null
}
