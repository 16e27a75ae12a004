import type { Page } from '@playwright/test'
import { someone, type Someone } from '#tests/support/someone.ts'
import { expect } from './fixtures.ts'

type Server = { origin: string }

export const coachOn = ({ origin }: Server, fullName = 'Marta Kowalczyk') =>
  someone(origin, { role: 'manager', fullName })

/** A new link to the coach's team: its path, to be opened on any origin. */
export async function linkTo(coach: Someone, email?: string): Promise<string> {
  const { body } = await coach.post('/api/invitations', { email })
  return `/join?code=${(body['invitation'] as { code: string }).code}`
}

export async function athleteOf(coach: Someone, { origin }: Server, fullName: string) {
  const athlete = await someone(origin, { fullName })
  const code = (await linkTo(coach)).split('=')[1]
  expect((await athlete.post('/api/join', { code })).status).toBe(200)
  return athlete
}

/** Gives the page the session of an account that exists. */
export async function be(page: Page, { email }: { email: string }) {
  const reply = await page.request.post('/api/session', { data: { email, password: 'a good password' } })
  expect(reply.status()).toBe(200)
}

export const pendingCode = (page: Page) =>
  page.evaluate(() => localStorage.getItem('plimsoll.pending-invitation'))
