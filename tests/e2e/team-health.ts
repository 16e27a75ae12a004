import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Someone } from '#tests/support/someone.ts'
import { expect } from './fixtures.ts'

export const KNEE = { kind: 'injury', area: 'knee', side: 'left', note: 'Twisted it' }

export const dialog = (page: Page) => page.getByRole('dialog')
/** What is not over, on the team's page about health. */
export const now = (page: Page) => page.getByRole('region', { name: 'Now' })

type Staff = Pick<Someone, 'team'>

export const todayOf = async (coach: Staff) => (await coach.team.get('/day')).body.today as LocalDay

export async function reportProblem(athlete: Someone, wish: object): Promise<string> {
  const id = randomUUID()
  expect((await athlete.put(`/api/problems/${id}`, wish)).status).toBe(200)
  return id
}

export async function enterAbsence(staff: Staff, athlete: Someone, wish: object) {
  const path = `/absences/${randomUUID()}`
  expect((await staff.team.put(path, { athleteId: athlete.id, ...wish })).status).toBe(200)
}
